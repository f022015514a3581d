#include "zstandard.h"

#include <dlfcn.h>
#include <pthread.h>

/* The part of libzstd's interface that is used, as zstd.h declares it; it has been stable since
   version 1.4.0 of 2019. */
typedef struct ZSTD_CCtx_s ZSTD_CCtx;

enum {
    PARAMETER_COMPRESSION_LEVEL = 100,
    PARAMETER_WINDOW_LOG = 101,
};

static struct {
    ZSTD_CCtx *(*ZSTD_createCCtx)(void);
    size_t (*ZSTD_freeCCtx)(ZSTD_CCtx *);
    size_t (*ZSTD_CCtx_setParameter)(ZSTD_CCtx *, int, int);
    size_t (*ZSTD_CCtx_refPrefix)(ZSTD_CCtx *, const void *, size_t);
    size_t (*ZSTD_compress2)(ZSTD_CCtx *, void *, size_t, const void *, size_t);
    size_t (*ZSTD_compressBound)(size_t);
    unsigned (*ZSTD_isError)(size_t);
} library;

static int isLoaded;

static void load(void) {
    void *handle = dlopen("libzstd.so.1", RTLD_LAZY | RTLD_LOCAL);
    if (!handle) return;
#define LOAD(name) \
    *(void **)&library.name = dlsym(handle, #name); \
    if (!library.name) return;
    LOAD(ZSTD_createCCtx)
    LOAD(ZSTD_freeCCtx)
    LOAD(ZSTD_CCtx_setParameter)
    LOAD(ZSTD_CCtx_refPrefix)
    LOAD(ZSTD_compress2)
    LOAD(ZSTD_compressBound)
    LOAD(ZSTD_isError)
#undef LOAD
    isLoaded = 1;
}

static int loads(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return isLoaded;
}

size_t tally_difference_room(size_t length) {
    return loads() ? library.ZSTD_compressBound(length) : 0;
}

/* The window, as a power of two, from which all of `length` bytes are seen. A browser may refuse more
   than 8 MiB, or five quarters of what it has if that is more (RFC 9842, section 2.2). */
static int window(size_t length) {
    int log = 10;
    while (log < 23 && ((size_t)1 << log) < length) log++;
    return log;
}

size_t tally_difference(
    const void *earlier, size_t earlier_length, const void *content, size_t length,
    void *output, size_t room
) {
    if (!loads()) return 0;
    ZSTD_CCtx *context = library.ZSTD_createCCtx();
    if (!context) return 0;
    library.ZSTD_CCtx_setParameter(context, PARAMETER_COMPRESSION_LEVEL, 19);
    library.ZSTD_CCtx_setParameter(context, PARAMETER_WINDOW_LOG, window(earlier_length + length));
    library.ZSTD_CCtx_refPrefix(context, earlier, earlier_length);
    size_t written = library.ZSTD_compress2(context, output, room, content, length);
    library.ZSTD_freeCCtx(context);
    return library.ZSTD_isError(written) ? 0 : written;
}
