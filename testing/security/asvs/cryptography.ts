/** A use of cryptography in the product. */
interface Use {
  readonly file: string;
  /** As the sources name it: an algorithm, or the package that chooses one. */
  readonly means: string;
  readonly what: string;
}

const use = (file: string, means: string, what: string): Use => ({ file, means, what });

/** All of it: testing/security/crypto.test.ts finds the same in the sources. */
export const cryptographyInUse: readonly Use[] = [
  use(
    "packages/backend/auth/passwords/passwords.ts",
    "bcrypt",
    "passwords, cost 10, as hosted Supabase stores them",
  ),
  use(
    "packages/backend/auth/passwords/compromised-passwords.ts",
    "sha1",
    "the five digits that a list of leaked passwords is asked by; protects nothing",
  ),
  use(
    "packages/backend/auth/factors/enroll-factor.ts",
    "otpauth",
    "the seed of an authenticator, 160 random bits",
  ),
  use(
    "packages/backend/auth/verification/one-time-token.ts",
    "sha256",
    "what is stored of the token of a mail, 256 random bits",
  ),
  use(
    "packages/backend/auth/factors/recovery-codes.ts",
    "sha256",
    "what is stored of a code on paper, 117 random bits",
  ),
  use(
    "packages/backend/auth/sessions/refresh-token.ts",
    "sha256",
    "what is stored of a refresh token, and the token that follows it (HMAC)",
  ),
  use(
    "packages/backend/auth/factors/verify-factor.ts",
    "otpauth",
    "codes of an authenticator (RFC 6238: HMAC-SHA-1, as phones have it)",
  ),
  use(
    "packages/backend/auth/sign-up/pending-sign-ups.ts",
    "sha256",
    "the challenge of a PKCE verifier, which a sign-up is confirmed by",
  ),
  use(
    "server/accounts/first-administrator.ts",
    "sha256",
    "what is stored of the administration code of a new installation",
  ),
  use("packages/backend/database/setup/bootstrap.ts", "sha256", "whether scripts have changed"),
  use("packages/backend/database/setup/migrate.ts", "sha256", "whether a seed has changed"),
  use(
    "server/pages/inline-hashes.ts",
    "sha256",
    "which inline scripts and styles a cached page may run (content security policy)",
  ),
  use("server/pages/page-cache.ts", "sha256", "the ETag of a cached page"),
  use(
    "packages/backend/identity/bearer.ts",
    "jose",
    "access tokens: HS256 with 256 random bits, and nothing else",
  ),
  use(
    "packages/backend/identity/caller.ts",
    "sha256",
    "keys of the API, compared in the same time whatever they are",
  ),
  use("packages/backend/captcha/captcha-provider.ts", "sha256", "which captchas were used"),
  use("packages/backend/captcha/captcha.ts", "sha256", "the signature of a challenge"),
  use(
    "packages/backend/captcha/captcha.ts",
    "altcha-lib",
    "the work that a browser proves (PBKDF2)",
  ),
  use(
    "packages/backend/auth/limits/rate-limiter.ts",
    "sha256",
    "who made an attempt, so that the table does not tell (HMAC)",
  ),
  use(
    "packages/backend/mail/mailbox-pages.ts",
    "sha256",
    "the style that the policy of the mailbox lets in",
  ),
  use("packages/backend/storage/encrypted-store.ts", "aes-256-gcm", "files that an S3 store keeps"),
  use(
    "packages/backend/storage/s3-store.ts",
    "aws4fetch",
    "requests to an S3 store (HMAC-SHA-256)",
  ),
  use("packages/backend/storage/s3-store.ts", "sha256", "the body of such a request"),
  use("packages/backend/storage/storage.ts", "sha256", "the tag of a picture"),
  use("server/http/assets.ts", "sha256", "the tag of a file"),
  use(
    "server/accounts/first-administrator.ts",
    "sha384",
    "the code of the first administrator, 117 bits from the secret of the installation",
  ),
  use(
    "server/backups/backup-key.ts",
    "age-encryption",
    "snapshots and exports: age v1, X25519 (or with ML-KEM-768), ChaCha20-Poly1305, HKDF and HMAC with SHA-256",
  ),
  use(
    "supabase/functions/_shared/push/push.ts",
    "web-push",
    "push messages: ECDH on P-256 with AES-128-GCM (RFC 8291), signed by ES256 (RFC 8292)",
  ),
  use(
    "supabase/functions/_shared/signed-tokens.ts",
    "sha256",
    "tokens for a lock screen or a mail program (HMAC)",
  ),
  use(
    "supabase/functions/_shared/attempt-counter.ts",
    "sha256",
    "who made an attempt, so that the table does not tell (HMAC)",
  ),
];
