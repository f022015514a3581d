/* What Tallybook asks of libzstd: a file as what is different from an earlier one (RFC 8878).

   The library is loaded when a browser says that it has an earlier one. */
#include <stddef.h>

/* The most bytes that `tally_difference` may need for a file of `length` bytes; 0 without libzstd. */
size_t tally_difference_room(size_t length);

/* Writes `content` as a Zstandard frame that refers to `earlier` wherever both agree. The number of
   bytes written; 0 without libzstd or memory, or if they don't fit. */
size_t tally_difference(
    const void *earlier, size_t earlier_length, const void *content, size_t length,
    void *output, size_t room);
