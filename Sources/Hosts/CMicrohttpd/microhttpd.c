#include "shim.h"

#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <pthread.h>
#include <stdarg.h>
#include <stddef.h>
#include <netinet/in.h>
#include <string.h>

/* Every function of the library that the server calls. */
#define FUNCTIONS(X) \
    X(MHD_start_daemon) \
    X(MHD_get_version) \
    X(MHD_stop_daemon) \
    X(MHD_get_connection_info) \
    X(MHD_get_connection_values_n) \
    X(MHD_suspend_connection) \
    X(MHD_resume_connection) \
    X(MHD_queue_response) \
    X(MHD_create_response_from_buffer) \
    X(MHD_create_response_from_callback) \
    X(MHD_create_response_from_buffer_with_free_callback_cls) \
    X(MHD_add_response_header) \
    X(MHD_destroy_response)

/* Filled before the first daemon starts, and so before any thread calls anything. */
static struct {
#define X(name) __typeof__(&name) name;
    FUNCTIONS(X)
#undef X
} library;

static int isLoaded;

static void load(void) {
    void *handle = dlopen("libmicrohttpd.so.12", RTLD_LAZY | RTLD_LOCAL);
    if (!handle) return;
#define X(name) \
    *(void **)&library.name = dlsym(handle, #name); \
    if (!library.name) return;
    FUNCTIONS(X)
#undef X
    isLoaded = 1;
}

/* The same for all daemons. */
static void (*refuses)(void *context);

/* What the library says to its log. Of all that only one thing matters. */
static void hear(void *context, const char *format, va_list values) {
    (void)values;
    if (strstr(format, "Content-Length")) refuses(context);
}

/* MHD_OPTION_STRICT_FOR_CLIENT stays off: in version 0.9.75 it takes folded lines, lone line feeds and
   NUL all the same, and sends the head of its refusals twice. The server refuses such requests itself,
   with a sentence. */
void tally_return_memory(void) {
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
    mallopt(M_TRIM_THRESHOLD, 1 << 20);
}

struct MHD_Daemon *tally_daemon_start(const struct tally_daemon_options *o) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    if (!isLoaded) {
        errno = ELIBACC;
        return NULL;
    }
    refuses = o->refuses;
    return library.MHD_start_daemon(
        o->flags | MHD_USE_ERROR_LOG, 0, o->accepts, o->context, o->handles, o->context,
        MHD_OPTION_EXTERNAL_LOGGER, hear, o->context,
        MHD_OPTION_LISTEN_SOCKET, (MHD_socket)o->listener,
        MHD_OPTION_THREAD_POOL_SIZE, o->threads,
        MHD_OPTION_THREAD_STACK_SIZE, o->thread_stack,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, o->connection_memory,
        MHD_OPTION_CONNECTION_LIMIT, o->connections,
        MHD_OPTION_CONNECTION_TIMEOUT, o->idle_timeout,
        MHD_OPTION_URI_LOG_CALLBACK, o->begins, o->context,
        MHD_OPTION_NOTIFY_COMPLETED, o->completes, o->context,
        MHD_OPTION_NOTIFY_CONNECTION, o->connects, o->context,
        MHD_OPTION_END);
}

int tally_connection_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        library.MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

int tally_head_is_in_place(void) {
    return isLoaded && strncmp(library.MHD_get_version(), "0.9.7", 5) == 0;
}

void tally_hide_query(const char *target) {
    /* The library hands out its own memory, which it is about to change itself. */
    char *query = tally_head_is_in_place() && target ? strchr(target, '?') : NULL;
    if (query) query[1] = 0;
}

size_t tally_head_length(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        library.MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info ? info->header_size : 0;
}

int tally_connection_is_local(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        library.MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    if (!info || !info->client_addr) return 0;
    if (info->client_addr->sa_family == AF_INET) {
        const struct sockaddr_in *four = (const struct sockaddr_in *)info->client_addr;
        return ntohl(four->sin_addr.s_addr) >> 24 == 127;
    }
    if (info->client_addr->sa_family != AF_INET6) return 0;
    const struct in6_addr *six = &((const struct sockaddr_in6 *)info->client_addr)->sin6_addr;
    return IN6_IS_ADDR_LOOPBACK(six) || (IN6_IS_ADDR_V4MAPPED(six) && six->s6_addr[12] == 127);
}

void *tally_connection_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        library.MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}

struct MHD_Response *
tally_response_streaming(MHD_ContentReaderCallback reads, void *context,
                         MHD_ContentReaderFreeCallback frees) {
    return library.MHD_create_response_from_callback(
        MHD_SIZE_UNKNOWN, 512, reads, context, frees);
}

struct MHD_Response *
tally_response_sized(uint64_t size, size_t piece, MHD_ContentReaderCallback reads, void *context,
                     MHD_ContentReaderFreeCallback frees) {
    return library.MHD_create_response_from_callback(size, piece, reads, context, frees);
}

void MHD_stop_daemon(struct MHD_Daemon *daemon) {
    library.MHD_stop_daemon(daemon);
}

int MHD_get_connection_values_n(struct MHD_Connection *connection, enum MHD_ValueKind kind,
                                MHD_KeyValueIteratorN iterator, void *context) {
    return library.MHD_get_connection_values_n(connection, kind, iterator, context);
}

void MHD_suspend_connection(struct MHD_Connection *connection) {
    library.MHD_suspend_connection(connection);
}

void MHD_resume_connection(struct MHD_Connection *connection) {
    library.MHD_resume_connection(connection);
}

enum MHD_Result MHD_queue_response(struct MHD_Connection *connection, unsigned int status,
                                   struct MHD_Response *response) {
    return library.MHD_queue_response(connection, status, response);
}

struct MHD_Response *MHD_create_response_from_buffer(size_t size, void *buffer,
                                                     enum MHD_ResponseMemoryMode mode) {
    return library.MHD_create_response_from_buffer(size, buffer, mode);
}

struct MHD_Response *MHD_create_response_from_buffer_with_free_callback_cls(
    size_t size, void *buffer, MHD_ContentReaderFreeCallback frees, void *context) {
    return library.MHD_create_response_from_buffer_with_free_callback_cls(
        size, buffer, frees, context);
}

enum MHD_Result MHD_add_response_header(struct MHD_Response *response, const char *header,
                                        const char *content) {
    return library.MHD_add_response_header(response, header, content);
}

void MHD_destroy_response(struct MHD_Response *response) {
    library.MHD_destroy_response(response);
}
