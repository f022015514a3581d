#include "shim.h"

#include <arpa/inet.h>
#include <errno.h>
#include <linux/inet_diag.h>
#include <linux/netlink.h>
#include <linux/sock_diag.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/* The four words of an address as inet_diag has them; whether it is one of IPv4, also in IPv6's clothes. */
static int take_address(const struct sockaddr_storage *address, __be32 words[4], __be16 *port) {
    memset(words, 0, 16);
    if (address->ss_family == AF_INET) {
        const struct sockaddr_in *narrow = (const struct sockaddr_in *)address;
        words[0] = narrow->sin_addr.s_addr;
        *port = narrow->sin_port;
        return 1;
    }
    const struct sockaddr_in6 *wide = (const struct sockaddr_in6 *)address;
    *port = wide->sin6_port;
    if (IN6_IS_ADDR_V4MAPPED(&wide->sin6_addr)) {
        memcpy(words, wide->sin6_addr.s6_addr + 12, 4);
        return 1;
    }
    memcpy(words, wide->sin6_addr.s6_addr, 16);
    return 0;
}

static int is_loopback(const __be32 words[4], int is_narrow) {
    if (is_narrow) return ntohl(words[0]) >> 24 == 127;
    return words[0] == 0 && words[1] == 0 && words[2] == 0 && words[3] == htonl(1);
}

/* Whether a process holds the connection: others are shown as if they were root's. */
static int is_held(const struct inet_diag_msg *found) {
    int is_open = found->idiag_state == TCP_ESTABLISHED || found->idiag_state == TCP_FIN_WAIT1
        || found->idiag_state == TCP_FIN_WAIT2 || found->idiag_state == TCP_CLOSE_WAIT;
    return is_open && found->idiag_inode != 0;
}

/* Asks the system for one connection; -1 when it doesn't say. */
static long long ask(int netlink, const struct inet_diag_req_v2 *wanted) {
    struct {
        struct nlmsghdr head;
        struct inet_diag_req_v2 body;
    } question = {
        .head = {.nlmsg_len = sizeof question, .nlmsg_type = SOCK_DIAG_BY_FAMILY,
                 .nlmsg_flags = NLM_F_REQUEST},
        .body = *wanted,
    };
    struct sockaddr_nl kernel = {.nl_family = AF_NETLINK};
    union {
        struct nlmsghdr head;
        char bytes[4096];
    } answer;
    if (sendto(netlink, &question, sizeof question, 0, (struct sockaddr *)&kernel, sizeof kernel) < 0)
        return -1;
    struct sockaddr_nl sender = {0};
    socklen_t length = sizeof sender;
    ssize_t count = recvfrom(netlink, &answer, sizeof answer, 0, (struct sockaddr *)&sender, &length);
    if (count < 0 || sender.nl_pid != 0 || !NLMSG_OK(&answer.head, (size_t)count)) return -1;
    if (answer.head.nlmsg_type != SOCK_DIAG_BY_FAMILY
        || answer.head.nlmsg_len < NLMSG_LENGTH(sizeof(struct inet_diag_msg)))
        return -1;
    const struct inet_diag_msg *found = NLMSG_DATA(&answer.head);
    int is_same = found->id.idiag_sport == wanted->id.idiag_sport
        && found->id.idiag_dport == wanted->id.idiag_dport
        && memcmp(found->id.idiag_src, wanted->id.idiag_src, 16) == 0
        && memcmp(found->id.idiag_dst, wanted->id.idiag_dst, 16) == 0;
    return is_same && is_held(found) ? (long long)found->idiag_uid : -1;
}

long long tally_peer_user(int socket_) {
    struct sockaddr_storage own, peer;
    socklen_t length = sizeof own;
    if (getsockname(socket_, (struct sockaddr *)&own, &length) != 0) return -1;
    length = sizeof peer;
    if (getpeername(socket_, (struct sockaddr *)&peer, &length) != 0) return -1;
    struct inet_diag_req_v2 wanted = {
        .sdiag_protocol = IPPROTO_TCP,
        .idiag_states = ~0U,
        .id = {.idiag_cookie = {INET_DIAG_NOCOOKIE, INET_DIAG_NOCOOKIE}},
    };
    int is_narrow = take_address(&peer, wanted.id.idiag_src, &wanted.id.idiag_sport);
    if (!is_loopback(wanted.id.idiag_src, is_narrow)) return -2;
    if (take_address(&own, wanted.id.idiag_dst, &wanted.id.idiag_dport) != is_narrow) return -1;
    wanted.sdiag_family = is_narrow ? AF_INET : AF_INET6;
    int netlink = socket(AF_NETLINK, SOCK_DGRAM | SOCK_CLOEXEC, NETLINK_SOCK_DIAG);
    if (netlink < 0) return -1;
    long long user = ask(netlink, &wanted);
    close(netlink);
    return user;
}
