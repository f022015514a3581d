#include <nettle/curve25519.h>
#include <nettle/eddsa.h>
#include <nettle/gcm.h>
#include <nettle/hkdf.h>
#include <nettle/hmac.h>
#include <nettle/memops.h>
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

static inline int
tally_ed25519_verify(const uint8_t *key, const uint8_t *message, size_t length,
                     const uint8_t *signature) {
    return ed25519_sha512_verify(key, length, message, signature);
}

static inline void tally_x25519_public_key(uint8_t *key, const uint8_t *seed) {
    curve25519_mul_g(key, seed);
}

static inline void tally_x25519(uint8_t *shared, const uint8_t *seed, const uint8_t *key) {
    curve25519_mul(shared, seed, key);
}
