### Why a store could not be read or written.
### Swift: Sources/Kernel/Stores/StoreText.generated.swift

full = The disk is full; nothing was saved.
too-much = The files of this book would have more than 8 GB together, which is the most; nothing was saved.
read-only = The data directory is read-only; nothing was saved.
not-permitted = The data directory may not be read or written.
busy = The book is in use by another program; nothing was saved. Try again.
damaged = The book's file is damaged.
moved = The book’s file was moved, replaced or deleted; nothing was saved. First export what is still held here (Settings, Export): a restart would lose it. Then put the file back, or start Tallybook again.
newer-version = The book was written by a newer version of Tallybook.
unavailable = The book could not be read or written; nothing was saved.
