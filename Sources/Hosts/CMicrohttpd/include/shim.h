/* The library is loaded when a server starts: linked, it would bring a dozen others that take a
   millisecond from every command. microhttpd.c stands in for the functions that the server calls;
   hidden, so that the library itself never meets them. */
#define _MHD_EXTERN extern __attribute__((visibility("hidden")))
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
    unsigned int idle_timeout;
    void *context;
    MHD_AcceptPolicyCallback accepts;
    tally_target_callback begins;
    MHD_AccessHandlerCallback handles;
    MHD_RequestCompletedCallback completes;
    MHD_NotifyConnectionCallback connects;
    /* Called in a connection's thread just before the library refuses the length that its head says. */
    void (*refuses)(void *context);
};

/* Loads the library if it isn't yet, and starts a daemon. Null with `errno` set when either fails. */
/* Has memory of a mebibyte or more go back to the system as soon as it is free. By itself malloc keeps ever larger
   pieces once it has seen some, in each thread's own part (mallopt(3), M_MMAP_THRESHOLD). */
void tally_return_memory(void);

struct MHD_Daemon *tally_daemon_start(const struct tally_daemon_options *options);

/* The connection's socket, or -1. */
int tally_connection_socket(struct MHD_Connection *connection);

/* The user of the process at the other end of a connection within this machine, as the system says
   without a search (sock_diag(7)); -1 when it doesn't, or no process is there (any more), -2 when the
   connection doesn't come over the loopback interface. */
long long tally_peer_user(int socket);

/* Whether the loaded library leaves a request's head where it came in and only ends its parts with
   NUL, as 0.9.70 to 0.9.79 do, so that what it was lenient with can be seen there. Later versions
   refuse by themselves. */
int tally_head_is_in_place(void);

/* Keeps the library from parting the query, of which it would take memory for each parameter and close
   the connection without a word when there is no more. To be called where the target is told, once it
   was copied. */
void tally_hide_query(const char *target);

/* How many bytes the request's head had, from its method to the end of its empty line. */
size_t tally_head_length(struct MHD_Connection *connection);

/* Whether the other end is this machine, over the loopback interface. */
int tally_connection_is_local(struct MHD_Connection *connection);

/* What the `connects` callback attached to the connection. */
void *tally_connection_context(struct MHD_Connection *connection);

/* A body of unknown length, read piece by piece from `reads`. */
struct MHD_Response *
tally_response_streaming(MHD_ContentReaderCallback reads, void *context,
                         MHD_ContentReaderFreeCallback frees);

/* A body of so many bytes, read by pieces of at most `piece` bytes from `reads`. */
struct MHD_Response *
tally_response_sized(uint64_t size, size_t piece, MHD_ContentReaderCallback reads, void *context,
                     MHD_ContentReaderFreeCallback frees);

/* The other side has closed, or half closed, its end; poll.h hides it without _GNU_SOURCE. */
enum { TALLY_POLL_HANGUP = 0x2000 };

/* What a body's callback returns at its end. */
static const ssize_t tally_stream_end = MHD_CONTENT_READER_END_OF_STREAM;
/* What it returns when it can't go on. */
static const ssize_t tally_stream_fault = MHD_CONTENT_READER_END_WITH_ERROR;

static const int tally_eventfd_flags = EFD_NONBLOCK | EFD_CLOEXEC;
