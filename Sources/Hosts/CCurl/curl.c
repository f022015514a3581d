#include "curl.h"

#include <arpa/inet.h>
#include <dlfcn.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

/* The part of libcurl's interface that is used, as curl/curl.h declares it; it has been the same
   since version 7.32 of 2013. */
typedef void CURL;
struct curl_slist;

enum {
    OPTION_LOW_SPEED_LIMIT = 19,
    OPTION_LOW_SPEED_TIME = 20,
    OPTION_SSLVERSION = 32,
    OPTION_HTTPGET = 80,
    OPTION_NOSIGNAL = 99,
    OPTION_TIMEOUT_MS = 155,
    OPTION_CONNECTTIMEOUT_MS = 156,
    OPTION_PROTOCOLS = 181,
    OPTION_WRITEDATA = 10001,
    OPTION_URL = 10002,
    OPTION_PROXY = 10004,
    OPTION_POSTFIELDS = 10015,
    OPTION_HTTPHEADER = 10023,
    OPTION_CUSTOMREQUEST = 10036,
    OPTION_OPENSOCKETDATA = 10164,
    OPTION_WRITEFUNCTION = 20011,
    OPTION_OPENSOCKETFUNCTION = 20163,
    OPTION_POSTFIELDSIZE_LARGE = 30120,
    INFO_RESPONSE_CODE = 0x200002,
    INFO_CONTENT_TYPE = 0x100012,
    INFO_RETRY_AFTER = 0x600000 + 57,
    PROTOCOLS_HTTPS = 2,
    PROTOCOLS_HTTP_HTTPS = 3,
    SSLVERSION_TLSv1_2 = 6,
    GLOBAL_ALL = 3,
};

static struct {
    int (*curl_global_init)(long);
    CURL *(*curl_easy_init)(void);
    int (*curl_easy_setopt)(CURL *, int, ...);
    int (*curl_easy_perform)(CURL *);
    int (*curl_easy_getinfo)(CURL *, int, ...);
    const char *(*curl_easy_strerror)(int);
    void (*curl_easy_cleanup)(CURL *);
    struct curl_slist *(*curl_slist_append)(struct curl_slist *, const char *);
    void (*curl_slist_free_all)(struct curl_slist *);
} library;

static int isLoaded;

static void load(void) {
    void *handle = dlopen("libcurl.so.4", RTLD_LAZY | RTLD_LOCAL);
    if (!handle) handle = dlopen("libcurl-gnutls.so.4", RTLD_LAZY | RTLD_LOCAL);
    if (!handle) return;
#define LOAD(name) \
    *(void **)&library.name = dlsym(handle, #name); \
    if (!library.name) return;
    LOAD(curl_global_init)
    LOAD(curl_easy_init)
    LOAD(curl_easy_setopt)
    LOAD(curl_easy_perform)
    LOAD(curl_easy_getinfo)
    LOAD(curl_easy_strerror)
    LOAD(curl_easy_cleanup)
    LOAD(curl_slist_append)
    LOAD(curl_slist_free_all)
#undef LOAD
    isLoaded = library.curl_global_init(GLOBAL_ALL) == 0;
}

struct tally_connection {
    CURL *curl;
    char *body;
    size_t length, room, limit;
    int is_too_long;
};

struct tally_connection *tally_connection_open(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    if (!isLoaded) return NULL;
    struct tally_connection *connection = calloc(1, sizeof *connection);
    if (!connection) return NULL;
    connection->curl = library.curl_easy_init();
    if (connection->curl) return connection;
    free(connection);
    return NULL;
}

/* Keeps what arrives; anything but `size * count` ends the transfer. */
static size_t keep(const char *bytes, size_t size, size_t count, void *context) {
    struct tally_connection *connection = context;
    size_t length = size * count;
    if (length > connection->limit - connection->length) {
        connection->is_too_long = 1;
        return 0;
    }
    if (connection->length + length > connection->room) {
        size_t room = (connection->length + length) * 2;
        char *body = realloc(connection->body, room);
        if (!body) return 0;
        connection->body = body;
        connection->room = room;
    }
    memcpy(connection->body + connection->length, bytes, length);
    connection->length += length;
    return length;
}

/* As curl/curl.h declares it. */
struct curl_sockaddr {
    int family, socktype, protocol;
    unsigned int addrlen;
    struct sockaddr addr;
};

/* Whether an IPv4 address is of the public internet (RFC 6890 and what IANA added since). */
static int is_public_v4(uint32_t address) {
    static const struct { uint32_t start; int bits; } others[] = {
        {0x00000000, 8}, {0x0a000000, 8}, {0x64400000, 10}, {0x7f000000, 8}, {0xa9fe0000, 16}, {0xac100000, 12},
        {0xc0000000, 24}, {0xc0000200, 24}, {0xc0586300, 24}, {0xc0a80000, 16}, {0xc6120000, 15},
        {0xc6336400, 24}, {0xcb007100, 24}, {0xe0000000, 3},
    };
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if ((address ^ others[i].start) >> (32 - others[i].bits) == 0) return 0;
    return 1;
}

/* The same of IPv6: global unicast, without what embeds an IPv4 address, documentation and special uses. */
static int is_public_v6(const uint8_t *bytes) {
    if ((bytes[0] & 0xe0) != 0x20) return 0;
    if (bytes[0] == 0x20 && bytes[1] == 0x02) return 0;
    if (bytes[0] == 0x20 && bytes[1] == 0x01 && (bytes[2] < 0x02 || (bytes[2] == 0x0d && bytes[3] == 0xb8))) return 0;
    return !(bytes[0] == 0x3f && bytes[1] == 0xff && bytes[2] < 0x10);
}

int tally_is_public(const struct sockaddr *address) {
    if (address->sa_family == AF_INET)
        return is_public_v4(ntohl(((const struct sockaddr_in *)address)->sin_addr.s_addr));
    return address->sa_family == AF_INET6 && is_public_v6(((const struct sockaddr_in6 *)address)->sin6_addr.s6_addr);
}

/* Asked for each address that a name stands for, after it was looked up: no name leads elsewhere meanwhile. */
static int open_public(void *context, int purpose, struct curl_sockaddr *address) {
    (void)context;
    (void)purpose;
    if (!tally_is_public(&address->addr)) return -1;
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

struct tally_answer
tally_connection_post(struct tally_connection *connection, const struct tally_post *post) {
    CURL *curl = connection->curl;
    struct tally_answer answer = {0};
    struct curl_slist *fields = NULL;
    for (const char *const *field = post->fields; *field; field++)
        fields = library.curl_slist_append(fields, *field);
    connection->length = 0;
    connection->is_too_long = 0;
    connection->limit = post->limit;
    library.curl_easy_setopt(curl, OPTION_URL, post->url);
    library.curl_easy_setopt(curl, OPTION_PROTOCOLS, (long)(post->is_public ? PROTOCOLS_HTTPS : PROTOCOLS_HTTP_HTTPS));
    if (post->is_public) {
        library.curl_easy_setopt(curl, OPTION_PROXY, "");
        library.curl_easy_setopt(curl, OPTION_OPENSOCKETFUNCTION, open_public);
        library.curl_easy_setopt(curl, OPTION_OPENSOCKETDATA, NULL);
    }
    library.curl_easy_setopt(curl, OPTION_TIMEOUT_MS, post->whole_time);
    library.curl_easy_setopt(curl, OPTION_SSLVERSION, (long)SSLVERSION_TLSv1_2);
    library.curl_easy_setopt(curl, OPTION_NOSIGNAL, 1L);
    library.curl_easy_setopt(curl, OPTION_CONNECTTIMEOUT_MS, post->connect_time);
    library.curl_easy_setopt(curl, OPTION_LOW_SPEED_LIMIT, 64L);
    library.curl_easy_setopt(curl, OPTION_LOW_SPEED_TIME, post->silent_time);
    library.curl_easy_setopt(curl, OPTION_HTTPHEADER, fields);
    if (post->is_get) {
        library.curl_easy_setopt(curl, OPTION_HTTPGET, 1L);
    } else {
        library.curl_easy_setopt(curl, OPTION_POSTFIELDSIZE_LARGE, (long long)post->length);
        library.curl_easy_setopt(curl, OPTION_POSTFIELDS, post->length ? post->body : "");
    }
    library.curl_easy_setopt(curl, OPTION_CUSTOMREQUEST, post->method);
    library.curl_easy_setopt(curl, OPTION_WRITEFUNCTION, keep);
    library.curl_easy_setopt(curl, OPTION_WRITEDATA, connection);
    answer.code = library.curl_easy_perform(curl);
    answer.problem = library.curl_easy_strerror(answer.code);
    library.curl_easy_getinfo(curl, INFO_RESPONSE_CODE, &answer.status);
    library.curl_easy_getinfo(curl, INFO_CONTENT_TYPE, &answer.content_type);
    library.curl_easy_getinfo(curl, INFO_RETRY_AFTER, &answer.retry_after);
    library.curl_easy_setopt(curl, OPTION_HTTPHEADER, NULL);
    library.curl_slist_free_all(fields);
    answer.is_too_long = connection->is_too_long;
    answer.body = connection->body;
    answer.length = connection->length;
    return answer;
}

void tally_connection_forget(struct tally_connection *connection) {
    free(connection->body);
    connection->body = NULL;
    connection->length = connection->room = 0;
}

void tally_connection_close(struct tally_connection *connection) {
    library.curl_easy_cleanup(connection->curl);
    free(connection->body);
    free(connection);
}
