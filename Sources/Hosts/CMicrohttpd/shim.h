#include <microhttpd.h>
#include <sys/eventfd.h>

/* libmicrohttpd configures and asks through variadic functions, which Swift can't call: here are
   the few calls that the server needs, with plain arguments. */

typedef void *(*tally_target_callback)(void *context, const char *target,
                                       struct MHD_Connection *connection);

/* Everything a daemon is started with. Times are in seconds, sizes in bytes. */
struct tally_daemon_options {
    unsigned int flags;
    int listener;
    unsigned int threads;
    size_t thread_stack;
    size_t connection_memory;
    unsigned int connections;
    unsigned int connections_per_address;
    unsigned int idle_timeout;
    void *context;
    MHD_AcceptPolicyCallback accepts;
    tally_target_callback begins;
    MHD_AccessHandlerCallback handles;
    MHD_RequestCompletedCallback completes;
    MHD_NotifyConnectionCallback connects;
};

/* MHD_OPTION_STRICT_FOR_CLIENT stays off: version 0.9.75 sends the head of its refusal twice. The
   server refuses the same requests itself, with a sentence. */
static inline struct MHD_Daemon *
tally_daemon_start(const struct tally_daemon_options *o) {
    return MHD_start_daemon(
        o->flags, 0, o->accepts, o->context, o->handles, o->context,
        MHD_OPTION_LISTEN_SOCKET, (MHD_socket)o->listener,
        MHD_OPTION_THREAD_POOL_SIZE, o->threads,
        MHD_OPTION_THREAD_STACK_SIZE, o->thread_stack,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, o->connection_memory,
        MHD_OPTION_CONNECTION_LIMIT, o->connections,
        MHD_OPTION_PER_IP_CONNECTION_LIMIT, o->connections_per_address,
        MHD_OPTION_CONNECTION_TIMEOUT, o->idle_timeout,
        MHD_OPTION_URI_LOG_CALLBACK, o->begins, o->context,
        MHD_OPTION_NOTIFY_COMPLETED, o->completes, o->context,
        MHD_OPTION_NOTIFY_CONNECTION, o->connects, o->context,
        MHD_OPTION_END);
}

/* The connection's socket, or -1. */
static inline int
tally_connection_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

/* What the `connects` callback attached to the connection. */
static inline void *
tally_connection_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}

/* A body of unknown length, read piece by piece from `reads`. */
static inline struct MHD_Response *
tally_response_streaming(MHD_ContentReaderCallback reads, void *context,
                         MHD_ContentReaderFreeCallback frees) {
    return MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 512, reads, context, frees);
}

/* The other side has closed, or half closed, its end; poll.h hides it without _GNU_SOURCE. */
enum { TALLY_POLL_HANGUP = 0x2000 };

/* What a body's callback returns at its end. */
static const ssize_t tally_stream_end = MHD_CONTENT_READER_END_OF_STREAM;

static const int tally_eventfd_flags = EFD_NONBLOCK | EFD_CLOEXEC;
