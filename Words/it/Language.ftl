did-you-mean = Forse «{ $name }»?
quoted = «{ $text }»
list = { $parts } e { $last }
alternatives = { $parts } o { $last }

day-and-month = { $day } { $month }
date = { $day } { $month } { $year }
date-of-week = { $weekday } { $day } { $month }

january = gennaio
february = febbraio
march = marzo
april = aprile
may = maggio
june = giugno
july = luglio
august = agosto
september = settembre
october = ottobre
november = novembre
december = dicembre

january-short = gen
february-short = feb
march-short = mar
april-short = apr
may-short = mag
june-short = giu
july-short = lug
august-short = ago
september-short = set
october-short = ott
november-short = nov
december-short = dic

monday = lunedì
tuesday = martedì
wednesday = mercoledì
thursday = giovedì
friday = venerdì
saturday = sabato
sunday = domenica

monday-short = lun
tuesday-short = mar
wednesday-short = mer
thursday-short = gio
friday-short = ven
saturday-short = sab
sunday-short = dom
