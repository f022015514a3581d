### Why a file could not be read or written.
### Swift: Sources/Hosts/TallyCLI/Surroundings/FileText.generated.swift

# $path (Text)
# $reason (Label)
reading = { $path } could not be read: { $reason }.
# $path (Text)
# $reason (Label)
writing = { $path } could not be written: { $reason }.

## The reason

missing = there is no such file or directory
not-permitted = that is not permitted
directory = it is a directory
full = the disk is full
read-only = the disk is read-only
too-large = it is larger than 1 GiB
not-a-file = it is a pipe or a device; give a file, or “-” for standard input
