did-you-mean = Gemeint ist vielleicht „{ $name }“?
quoted = „{ $text }“
list = { $parts } und { $last }
alternatives = { $parts } oder { $last }

day-and-month = { $day }. { $month }
date = { $day }. { $month } { $year }
date-of-week = { $weekday }, { $day }. { $month }

january = Januar
february = Februar
march = März
april = April
may = Mai
june = Juni
july = Juli
august = August
september = September
october = Oktober
november = November
december = Dezember

january-short = Jan.
february-short = Feb.
march-short = März
april-short = Apr.
may-short = Mai
june-short = Juni
july-short = Juli
august-short = Aug.
september-short = Sept.
october-short = Okt.
november-short = Nov.
december-short = Dez.

monday = Montag
tuesday = Dienstag
wednesday = Mittwoch
thursday = Donnerstag
friday = Freitag
saturday = Samstag
sunday = Sonntag

monday-short = Mo
tuesday-short = Di
wednesday-short = Mi
thursday-short = Do
friday-short = Fr
saturday-short = Sa
sunday-short = So
