#include <zlib.h>

/* deflateInit2 is a macro, which Swift can't call. 15 + 16 asks for the largest window and gzip's
   own frame; 8 is zlib's usual memory level. */
static inline int
tally_gzip_init(z_streamp stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}

/* The same for reading gzip files. */
static inline int
tally_gunzip_init(z_streamp stream) {
    return inflateInit2(stream, 15 + 16);
}

/* inflateInit is a macro too; it asks for zlib's own frame. */
static inline int
tally_inflate_init(z_streamp stream) {
    return inflateInit(stream);
}

/* And for what a zip container holds, which has no frame. */
static inline int
tally_inflate_raw_init(z_streamp stream) {
    return inflateInit2(stream, -15);
}
