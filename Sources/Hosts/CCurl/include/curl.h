/* What Tallybook asks of libcurl: to post or put bytes, or only ask, and bring back the answer.

   The library is loaded when something is posted: linked, it would bring two dozen others that every
   command would wait for. */
#include <stddef.h>
#include <sys/socket.h>

struct tally_connection;

/* What to post. Times are in milliseconds, sizes in bytes. */
struct tally_post {
    const char *url;
    /* Only asks, by GET; the body is left out then. */
    int is_get;
    /* The method, where it is another than POST or GET; may be null. */
    const char *method;
    const void *body;
    size_t length;
    /* Header fields, each whole, ending with a null. */
    const char *const *fields;
    long connect_time;
    /* How long next to nothing, less than 64 bytes a second, may arrive or leave, in seconds. */
    long silent_time;
    /* The longest answer to keep. */
    size_t limit;
    /* How long all of it may take; 0 for any time. */
    long whole_time;
    /* Goes by https alone, past every proxy, and never to an address that isn't of the public internet. */
    int is_public;
};

/* What came back. `body` is released with the next post or the connection. */
struct tally_answer {
    /* libcurl's code; 0 when there is an answer. */
    int code;
    /* The code in words. */
    const char *problem;
    long status;
    /* Whether the answer was longer than the limit. */
    int is_too_long;
    const void *body;
    size_t length;
    /* May be null. */
    const char *content_type;
    /* In how many seconds to ask again, if the answer says so. */
    long long retry_after;
};

/* Something to post with, which keeps its connection open; null without libcurl or memory. */
struct tally_connection *tally_connection_open(void);
struct tally_answer tally_connection_post(struct tally_connection *, const struct tally_post *);
/* Gives the memory of the last answer back. */
void tally_connection_forget(struct tally_connection *);
void tally_connection_close(struct tally_connection *);
/* Whether an address is of the public internet. */
int tally_is_public(const struct sockaddr *);
