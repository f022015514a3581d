#include <gmp.h>
#include <nettle/bignum.h>
#include <nettle/curve25519.h>
#include <nettle/dsa.h>
#include <nettle/ecc-curve.h>
#include <nettle/ecc.h>
#include <nettle/ecdsa.h>
#include <nettle/eddsa.h>
#include <nettle/gcm.h>
#include <nettle/hkdf.h>
#include <nettle/hmac.h>
#include <nettle/memops.h>
#include <nettle/sha2.h>
#include <stdint.h>
#include <string.h>
#include <sys/random.h>

/* nettle's macros and its functions of any hash, with plain arguments, which Swift can call. */

/* HKDF-SHA-256 (RFC 5869): extracts, then expands into `length` bytes, 8,160 at most. */
static inline void
tally_hkdf(const uint8_t *secret, size_t secret_length, const uint8_t *salt, size_t salt_length,
           const uint8_t *info, size_t info_length, uint8_t *output, size_t length) {
    static const uint8_t none[SHA256_DIGEST_SIZE];
    struct hmac_sha256_ctx context;
    uint8_t key[SHA256_DIGEST_SIZE];
    if (salt_length == 0) {
        salt = none;
        salt_length = sizeof none;
    }
    hmac_sha256_set_key(&context, salt_length, salt);
    hkdf_extract(&context, (nettle_hash_update_func *)hmac_sha256_update,
                 (nettle_hash_digest_func *)hmac_sha256_digest, sizeof key, secret_length, secret, key);
    hmac_sha256_set_key(&context, sizeof key, key);
    hkdf_expand(&context, (nettle_hash_update_func *)hmac_sha256_update,
                (nettle_hash_digest_func *)hmac_sha256_digest, sizeof key, info_length, info, length,
                output);
}

static inline void tally_sha256(const uint8_t *bytes, size_t length, uint8_t *digest) {
    struct sha256_ctx context;
    sha256_init(&context);
    sha256_update(&context, length, bytes);
    sha256_digest(&context, SHA256_DIGEST_SIZE, digest);
}

static inline void
tally_hmac_sha256(const uint8_t *key, size_t key_length, const uint8_t *bytes, size_t length, uint8_t *digest) {
    struct hmac_sha256_ctx context;
    hmac_sha256_set_key(&context, key_length, key);
    hmac_sha256_update(&context, length, bytes);
    hmac_sha256_digest(&context, SHA256_DIGEST_SIZE, digest);
}

/* AES-256-GCM with a nonce of 12 bytes: `output` gets `length` bytes and the tag of 16. */
static inline void
tally_gcm_seal(const uint8_t *key, const uint8_t *nonce, const uint8_t *head, size_t head_length,
               const uint8_t *content, size_t length, uint8_t *output) {
    struct gcm_aes256_ctx context;
    gcm_aes256_set_key(&context, key);
    gcm_aes256_set_iv(&context, GCM_IV_SIZE, nonce);
    gcm_aes256_update(&context, head_length, head);
    gcm_aes256_encrypt(&context, length, output, content);
    gcm_aes256_digest(&context, GCM_DIGEST_SIZE, output + length);
}

/* The reverse: `output` gets `length` bytes of which the tag comes after; 1 if the tag is right. */
static inline int
tally_gcm_open(const uint8_t *key, const uint8_t *nonce, const uint8_t *head, size_t head_length,
               const uint8_t *sealed, size_t length, uint8_t *output) {
    struct gcm_aes256_ctx context;
    uint8_t tag[GCM_DIGEST_SIZE];
    gcm_aes256_set_key(&context, key);
    gcm_aes256_set_iv(&context, GCM_IV_SIZE, nonce);
    gcm_aes256_update(&context, head_length, head);
    gcm_aes256_decrypt(&context, length, output, sealed);
    gcm_aes256_digest(&context, sizeof tag, tag);
    return memeql_sec(tag, sealed + length, sizeof tag);
}

static inline void tally_ed25519_public_key(uint8_t *key, const uint8_t *seed) {
    ed25519_sha512_public_key(key, seed);
}

static inline void
tally_ed25519_sign(const uint8_t *key, const uint8_t *seed, const uint8_t *message, size_t length,
                   uint8_t *signature) {
    ed25519_sha512_sign(key, seed, length, message, signature);
}

static inline void tally_x25519_public_key(uint8_t *key, const uint8_t *seed) {
    curve25519_mul_g(key, seed);
}

static inline void tally_x25519(uint8_t *shared, const uint8_t *seed, const uint8_t *key) {
    curve25519_mul(shared, seed, key);
}

/* AES-128-GCM with a nonce of 12 bytes and nothing beside it: `output` gets `length` bytes and the tag of 16. */
static inline void
tally_gcm128_seal(const uint8_t *key, const uint8_t *nonce, const uint8_t *content, size_t length,
                  uint8_t *output) {
    struct gcm_aes128_ctx context;
    gcm_aes128_set_key(&context, key);
    gcm_aes128_set_iv(&context, GCM_IV_SIZE, nonce);
    gcm_aes128_encrypt(&context, length, output, content);
    gcm_aes128_digest(&context, GCM_DIGEST_SIZE, output + length);
}

/* The curve P-256 (SEC 2, secp256r1). A secret has 32 bytes; a point 65: 4, then its coordinates. */

static inline int tally_p256_scalar(struct ecc_scalar *scalar, const uint8_t *secret) {
    mpz_t number;
    int is_sound;
    mpz_init(number);
    nettle_mpz_set_str_256_u(number, 32, secret);
    ecc_scalar_init(scalar, nettle_get_secp_256r1());
    is_sound = ecc_scalar_set(scalar, number);
    mpz_clear(number);
    return is_sound;
}

static inline int tally_p256_point(struct ecc_point *point, const uint8_t *bytes) {
    mpz_t x, y;
    int is_sound;
    mpz_init(x);
    mpz_init(y);
    nettle_mpz_set_str_256_u(x, 32, bytes + 1);
    nettle_mpz_set_str_256_u(y, 32, bytes + 33);
    ecc_point_init(point, nettle_get_secp_256r1());
    is_sound = bytes[0] == 4 && ecc_point_set(point, x, y);
    mpz_clear(x);
    mpz_clear(y);
    return is_sound;
}

/* Writes the coordinates of a point; `y` may be null. */
static inline void
tally_p256_coordinates(const struct ecc_point *point, uint8_t *x, uint8_t *y) {
    mpz_t first, second;
    mpz_init(first);
    mpz_init(second);
    ecc_point_get(point, first, second);
    nettle_mpz_get_str_256(32, x, first);
    if (y) nettle_mpz_get_str_256(32, y, second);
    mpz_clear(first);
    mpz_clear(second);
}

/* The point of a secret; 0 if that is none. */
static inline int tally_p256_public_key(uint8_t *bytes, const uint8_t *secret) {
    struct ecc_scalar scalar;
    struct ecc_point point;
    int is_sound = tally_p256_scalar(&scalar, secret);
    if (is_sound) {
        ecc_point_init(&point, nettle_get_secp_256r1());
        ecc_point_mul_g(&point, &scalar);
        bytes[0] = 4;
        tally_p256_coordinates(&point, bytes + 1, bytes + 33);
        ecc_point_clear(&point);
    }
    ecc_scalar_clear(&scalar);
    return is_sound;
}

/* What a secret and somebody's point have in common, 32 bytes; 0 if either is none. */
static inline int tally_p256_agree(uint8_t *shared, const uint8_t *secret, const uint8_t *bytes) {
    struct ecc_scalar scalar;
    struct ecc_point point;
    int is_sound = tally_p256_scalar(&scalar, secret) & tally_p256_point(&point, bytes);
    if (is_sound) {
        ecc_point_mul(&point, &scalar, &point);
        tally_p256_coordinates(&point, shared, NULL);
    }
    ecc_point_clear(&point);
    ecc_scalar_clear(&scalar);
    return is_sound;
}

struct tally_pool {
    const uint8_t *bytes;
    size_t left;
};

static inline void tally_take(void *context, size_t length, uint8_t *output) {
    struct tally_pool *pool = (struct tally_pool *)context;
    if (length > pool->left) {
        /* What was given is used up, once in 2^32 times or so. */
        while (getrandom(output, length, 0) != (ssize_t)length) {}
        return;
    }
    memcpy(output, pool->bytes, length);
    pool->bytes += length;
    pool->left -= length;
}

/* ECDSA of a SHA-256 digest as 64 bytes, r and s (RFC 7518, section 3.4), with random bytes. */
static inline int
tally_p256_sign(const uint8_t *secret, const uint8_t *digest, const uint8_t *random,
                size_t random_length, uint8_t *bytes) {
    struct ecc_scalar scalar;
    struct dsa_signature signature;
    struct tally_pool pool = {random, random_length};
    int is_sound = tally_p256_scalar(&scalar, secret);
    if (is_sound) {
        dsa_signature_init(&signature);
        ecdsa_sign(&scalar, &pool, tally_take, 32, digest, &signature);
        nettle_mpz_get_str_256(32, bytes, signature.r);
        nettle_mpz_get_str_256(32, bytes + 32, signature.s);
        dsa_signature_clear(&signature);
    }
    ecc_scalar_clear(&scalar);
    return is_sound;
}

static inline int
tally_p256_verify(const uint8_t *bytes, const uint8_t *digest, const uint8_t *signed_bytes) {
    struct ecc_point point;
    struct dsa_signature signature;
    int is_right = tally_p256_point(&point, bytes);
    if (is_right) {
        dsa_signature_init(&signature);
        nettle_mpz_set_str_256_u(signature.r, 32, signed_bytes);
        nettle_mpz_set_str_256_u(signature.s, 32, signed_bytes + 32);
        is_right = ecdsa_verify(&point, 32, digest, &signature);
        dsa_signature_clear(&signature);
    }
    ecc_point_clear(&point);
    return is_right;
}
