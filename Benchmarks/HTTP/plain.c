/* What a page costs without Tallybook: the same page from the same book by libmicrohttpd and SQLite
   alone, and a client that asks either server for it, over the loopback only.

     plain serve BOOK PAGE     prints the port; PAGE is head, row and tail, with a NUL after each;
                               in the row \1 stands for the identifier and \2 for the name
     plain load PORT PATH N    asks N times over one connection, prints microseconds for each
     plain load PORT PATH N x  the same, each time under another address */
#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

static const char *book, *head, *row, *tail;

static const char query[] =
    "SELECT id, name FROM essential WHERE hidden = 0 AND level_key BETWEEN 1 AND 3 "
    "ORDER BY level_key DESC, name_key, id LIMIT 100";

/* A page while it is written. */
struct page {
    char *bytes;
    size_t length, room;
};

static void add(struct page *page, const char *text, size_t length) {
    if (page->length + length > page->room) {
        page->room = (page->length + length) * 2;
        page->bytes = realloc(page->bytes, page->room);
        if (!page->bytes) exit(1);
    }
    memcpy(page->bytes + page->length, text, length);
    page->length += length;
}

static void add_row(struct page *page, const char *id, const char *name) {
    for (const char *rest = row; *rest;) {
        size_t plain = strcspn(rest, "\1\2");
        add(page, rest, plain);
        rest += plain;
        if (*rest == '\1') add(page, id, strlen(id));
        if (*rest == '\2') add(page, name, strlen(name));
        if (*rest) rest++;
    }
}

/* A connection and a statement for each thread. */
static sqlite3_stmt *statement(void) {
    static _Thread_local sqlite3 *database;
    static _Thread_local sqlite3_stmt *statement;
    if (statement) return statement;
    if (sqlite3_open_v2(book, &database, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, NULL)) exit(1);
    if (sqlite3_prepare_v2(database, query, -1, &statement, NULL)) exit(1);
    return statement;
}

static enum MHD_Result answer(
    void *context, struct MHD_Connection *connection, const char *url, const char *method,
    const char *version, const char *upload, size_t *upload_length, void **request) {
    /* Who answers before the request is complete has the connection closed. */
    static char begun;
    if (!*request) return *request = &begun, MHD_YES;
    struct page page = {0};
    sqlite3_stmt *rows = statement();
    add(&page, head, strlen(head));
    while (sqlite3_step(rows) == SQLITE_ROW)
        add_row(&page, (const char *)sqlite3_column_text(rows, 0),
                (const char *)sqlite3_column_text(rows, 1));
    sqlite3_reset(rows);
    add(&page, tail, strlen(tail));
    struct MHD_Response *response =
        MHD_create_response_from_buffer(page.length, page.bytes, MHD_RESPMEM_MUST_FREE);
    MHD_add_response_header(response, "Content-Type", "text/html; charset=utf-8");
    enum MHD_Result result = MHD_queue_response(connection, MHD_HTTP_OK, response);
    MHD_destroy_response(response);
    return result;
}

static char *contents(const char *path) {
    FILE *file = fopen(path, "rb");
    static char bytes[1 << 20];
    if (!file || !fread(bytes, 1, sizeof bytes - 1, file)) exit(1);
    return bytes;
}

static int serve(const char *page) {
    head = contents(page);
    row = head + strlen(head) + 1;
    tail = row + strlen(row) + 1;
    struct sockaddr_in local = {
        .sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct MHD_Daemon *daemon = MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD, 0, NULL, NULL, answer, NULL, MHD_OPTION_SOCK_ADDR, &local,
        MHD_OPTION_END);
    if (!daemon) return 1;
    printf("%d\n", MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port);
    fflush(stdout);
    while (getchar() != EOF) {}
    MHD_stop_daemon(daemon);
    return 0;
}

/* Reads one answer and gives how long its body is; 0 when it isn't what was asked for. */
static long receive(int server) {
    static char bytes[1 << 16];
    size_t had = 0;
    char *body = NULL;
    while (!body) {
        ssize_t more = read(server, bytes + had, sizeof bytes - 1 - had);
        if (more <= 0) return 0;
        had += (size_t)more;
        bytes[had] = 0;
        body = strstr(bytes, "\r\n\r\n");
    }
    char *length = strcasestr(bytes, "content-length:");
    if (strncmp(bytes, "HTTP/1.1 200", 12) || !length) return 0;
    long whole = atol(length + 15), left = whole - (long)(bytes + had - body - 4);
    while (left > 0) {
        ssize_t more = read(server, bytes, sizeof bytes);
        if (more <= 0) return 0;
        left -= more;
    }
    return whole;
}

static int load(int port, const char *path, int count, int varies) {
    struct sockaddr_in local = {
        .sin_family = AF_INET, .sin_port = htons((unsigned short)port),
        .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int server = socket(AF_INET, SOCK_STREAM, 0), yes = 1;
    setsockopt(server, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    if (connect(server, (struct sockaddr *)&local, sizeof local)) return 1;
    char request[500];
    struct timespec start, end;
    long bytes = 0;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (int i = 0; i < count; i++) {
        int length = snprintf(
            request, sizeof request, "GET %s?%d HTTP/1.1\r\nHost: localhost:%d\r\n\r\n", path,
            varies ? i : 0, port);
        if (write(server, request, (size_t)length) != length) return 1;
        if (!(bytes = receive(server))) return 1;
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    double seconds = (double)(end.tv_sec - start.tv_sec) + (end.tv_nsec - start.tv_nsec) / 1e9;
    printf("%.1f %ld\n", seconds * 1e6 / count, bytes);
    return 0;
}

int main(int count, char **words) {
    if (count == 4 && !strcmp(words[1], "serve")) return book = words[2], serve(words[3]);
    if (count >= 5 && !strcmp(words[1], "load"))
        return load(atoi(words[2]), words[3], atoi(words[4]), count > 5);
    return 2;
}
