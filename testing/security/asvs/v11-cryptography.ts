import { absent, shown, unmet, written } from "./requirement.ts";

const CRYPTO = "testing/security/crypto.test.ts";
const BACKUPS = "server/backups/backup-file.test.ts";

export const cryptography = [
  written(
    "11.1.1",
    "keys are managed by a written rule",
    "docs/operations.md, Keys, and when they are changed: after NIST SP 800-57, for each key.",
  ),
  written(
    "11.1.2",
    "an inventory of keys and algorithms",
    "docs/asvs.md, Cryptography: every use in the product, held against the sources by testing/security/crypto.test.ts.",
  ),
  shown("11.2.1", "cryptography is that of known libraries", [
    CRYPTO,
    "every use of cryptography is in the inventory",
  ]),
  unmet(
    "11.2.2",
    "algorithms and keys can be changed",
    "Snapshots and password hashes name how they were made, so that newer ones can stand beside them. Another JWT_SECRET signs everybody out and ends open links; two keys at once are not read.",
  ),
  shown("11.2.3", "everything has 128 bits of security", [
    CRYPTO,
    "every use of cryptography is in the inventory",
  ]),
  shown("11.3.1", "no weak mode or padding", [
    CRYPTO,
    "every use of cryptography is in the inventory",
  ]),
  shown(
    "11.3.2",
    "only approved ciphers",
    [BACKUPS],
    [CRYPTO, "every use of cryptography is in the inventory"],
  ),
  shown("11.3.3", "what is encrypted cannot be changed unseen", [
    BACKUPS,
    "refused: no key, another key",
  ]),
  shown("11.4.1", "only approved hash functions", [
    CRYPTO,
    "every use of cryptography is in the inventory",
  ]),
  shown("11.4.2", "passwords are stored by a slow hash", [
    "packages/backend/auth/passwords/passwords.test.ts",
    "a stored password costs what hosted Supabase's do",
  ]),
  shown("11.4.3", "signatures rest on 256 bits", [
    CRYPTO,
    "every use of cryptography is in the inventory",
  ]),
  absent(
    "11.4.4",
    "keys from passphrases are derived slowly",
    "No key is made from a passphrase: BACKUP_KEY is an identity of age.",
  ),
  shown("11.5.1", "what nobody may guess has 128 random bits", [
    CRYPTO,
    "chance that nobody may guess comes from the cryptography of Node",
  ]),
  shown("11.6.1", "public keys of approved kinds", [
    "supabase/functions/_shared/push/push.test.ts",
    "a message is readable by its device alone, and signed by this installation",
  ]),
];
