// The files that the browser loads besides pages, built into the binary by Tools/build-assets.
#ifndef TALLY_ASSETS_H
#define TALLY_ASSETS_H

#include <stddef.h>

/// Bytes that live as long as the program; `start` is null when there are none.
typedef struct {
    const unsigned char *start;
    size_t length;
} tally_bytes;

/// One file, ready to be sent.
typedef struct {
    /// The address, with the hash of the content in it: `/assets/app.1a2b3c4d5e.css`.
    const char *path;
    /// The media type, as the Content-Type header has it.
    const char *type;
    /// The entity tag, with its quotation marks.
    const char *etag;
    /// The file as it is; empty where only the compressed forms are carried.
    tally_bytes identity;
    /// Compressed forms; empty where they save nothing.
    tally_bytes brotli;
    tally_bytes gzip;
    /// Whether the address changes with the content, so that it may be cached for ever.
    int immutable;
    /// The Content-Security-Policy under which it runs; null where there is none.
    const char *policy;
} tally_asset;

/// The addresses that pages refer to, in the order of `AssetNames`.
typedef struct {
    const char *style;
    const char *script;
    const char *icons;
    const char *manifest;
    const char *favicon;
    const char *apple_touch_icon;
    /// Null without the core for the browser.
    const char *worker;
} tally_asset_names;

/// Every file; none in a build that was made without Tools/build-assets.
extern const tally_asset tally_assets[];
extern const size_t tally_asset_count;
extern const tally_asset_names tally_names;

/// The first file, for Swift, which can't see an array of unknown length.
static inline const tally_asset *tally_first_asset(void) { return tally_assets; }

#endif
