import { resolve } from "node:path";
import { expect, test } from "vitest";
import { noTrustedProxy } from "../http/client-address.ts";
import { OperatorError } from "../lifecycle/operator-error.ts";
import { readConfig } from "./config.ts";

test("with no setting at all, the server is at http://localhost:3000 and the data in ./data", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "localhost",
    dataDir: resolve("data"),
    publicUrl: "http://localhost:3000",
    isPublicUrlGiven: false,
    databaseUrl: undefined,
    project: undefined,
    keys: undefined,
    smtpUrl: undefined,
    mailFrom: "Trousse <trousse@localhost>",
    pwnedPasswordsUrl: undefined,
    captcha: { provider: "altcha" },
    storage: { s3: undefined, quota: { files: 10_000, bytes: 1_073_741_824 } },
    backups: { isOn: true, folder: resolve("data/backups"), key: undefined },
    durability: "careful",
    minFreeMegabytes: 200,
    pushServices: [],
    errorReportDsn: undefined,
    log: "requests",
    logFormat: "text",
    metricsToken: undefined,
    updateUrl: undefined,
    drainSeconds: 0,
    databaseWaitSeconds: 300,
    isTrustedProxy: noTrustedProxy,
  });
});

test("an empty setting is no setting", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "  " })).toEqual(readConfig({}));
});

test("the public address follows the port unless it is given", () => {
  expect(readConfig({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
  expect(readConfig({ PORT: "8080", PUBLIC_URL: "https://Trousse.Example/" }).publicUrl).toBe(
    "https://trousse.example",
  );
});

test.each([
  { PORT: "1", because: "the lowest port" },
  { PORT: "65535", because: "the highest port" },
  {
    PUBLISHABLE_KEY: `sb_publishable_${"publishable-keys-are-no-secret-at-all-aaaaa"}`,
    SECRET_KEY: `sb_secret_${"a-secret-key-of-two-hundred-fifty-six-bits-"}`,
    JWT_SECRET: "a-signing-secret-of-two-hundred-and-fifty-six-bits",
    because: "keys from outside",
  },
  {
    SUPABASE_URL: "https://project.supabase.co",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_of_a_project",
    CAPTCHA_PROVIDER: "turnstile",
    CAPTCHA_SITE_KEY: "site",
    because: "a project of Supabase",
  },
  { HOST: "0.0.0.0", because: "every network of the machine" },
  { HOST: "::1", because: "an IPv6 address" },
  { DATABASE_URL: "postgresql://trousse:secret@db:5432/trousse", because: "the longer scheme" },
  { SMTP_URL: "smtps://user:secret@mail.example:465", because: "mail over TLS" },
  { MAIL_FROM: "bonjour@trousse.example", because: "a bare address" },
  { MAIL_FROM: "La trousse <bonjour@trousse.example>", because: "an address with a name" },
  { PWNED_PASSWORDS_URL: "https://api.pwnedpasswords.com/range/", because: "the public list" },
  { PWNED_PASSWORDS_URL: "http://127.0.0.1:8080/", because: "a list on this machine" },
  { PUSH_SERVICES: "https://push.example, http://127.0.0.1:9", because: "two push services" },
  { BACKUPS: "off", because: "backups by somebody else" },
  { BACKUP_DIR: "/mnt/backups", because: "another disk" },
  { DURABILITY: "fast", because: "a disk without flushes" },
  { LOG: "problems", because: "a quiet log" },
  { LOG: "each-request", because: "a log without summaries" },
  { LOG_FORMAT: "json", because: "a log for machines" },
  { METRICS_TOKEN: "0123456789abcdef", because: "a token of 16 characters" },
  { UPDATE_URL: "https://git.example/latest?of=trousse", because: "a place that knows versions" },
  { DRAIN_SECONDS: "300", because: "five minutes to stop" },
  { SENTRY_DSN: "https://abc123@sentry.example/42", because: "a server for error reports" },
  {
    IMAGE_API_URL: "http://localhost:8080/v1/",
    IMAGE_API_KEY: "k",
    because: "an image service on this machine",
  },
  { SENTRY_DSN: "https://abc123@sentry.example/errors/42", because: "one below a path" },
  { SENTRY_DSN: "http://abc123@127.0.0.1:9000/1", because: "one on this machine" },
  { TRUSTED_PROXY: "loopback, 10.0.0.0/8,fd00::1", because: "three proxies" },
])("accepts $because", ({ because, ...setting }) => {
  expect(() => readConfig(setting), because).not.toThrow();
});

test.each([
  { PORT: "0", because: "mail links need a port that is known beforehand" },
  { PORT: "65536", because: "one above the last port" },
  { PORT: "80a", because: "not a number" },
  { PORT: "-1", because: "below zero" },
  { BACKUP_KEY: "kurz-geheim", because: "a passphrase" },
  {
    BACKUP_KEY: "AGE-SECRET-KEY-1QQQSYQCYQ5RQWZQFPG9SCRGWPUGPZYSNZS23V9CCRYDPK8QARC0SXY2V8X",
    because: "a key with a letter wrong",
  },
  { BACKUP_DIR: "data", because: "backups among the data" },
  { UPDATE_URL: "http://git.example/latest", because: "anybody on the way could answer" },
  { UPDATE_URL: "https://me:secret@git.example/latest", because: "a user" },
  { DURABILITY: "eternal", because: "an unknown level of durability" },
  { PORT: "3000.5", because: "not whole" },
  { SENTRY_DSN: "https://sentry.example/42", because: "no key" },
  { IMAGE_API_URL: "http://images.example/v1/", IMAGE_API_KEY: "k", because: "unencrypted" },
  { IMAGE_API_KEY: "k k", because: "a key with a space" },
  { IMAGE_API_MODEL: "a model", because: "a model with a space" },
  { SENTRY_DSN: "https://abc123@sentry.example/", because: "no project" },
  { SENTRY_DSN: "http://abc123@sentry.example/42", because: "unencrypted on its way" },
  {
    SENTRY_DSN: "https://abc123:secret@sentry.example/42",
    because: "a secret that pages would show",
  },
  { HOST: "localhost/path", because: "an address with a path is no host" },
  { PUBLIC_URL: "trousse.example", because: "no scheme" },
  { PUBLIC_URL: "ftp://trousse.example", because: "not the web" },
  { PUBLIC_URL: "https://trousse.example/cabinet", because: "a path" },
  { PUBLIC_URL: "https://me:secret@trousse.example", because: "a user" },
  { DATABASE_URL: "mysql://secret@db/trousse", because: "another database" },
  { DATABASE_URL: "secret", because: "not an address" },
  { SMTP_URL: "https://secret@mail.example", because: "not a mail server" },
  { MAIL_FROM: "Trousse", because: "no address" },
  { MAIL_FROM: "a@b.example\nBcc: c@d.example", because: "a second line is a second header" },
  { PWNED_PASSWORDS_URL: "http://list.example/range/", because: "anybody on the way could answer" },
  { PWNED_PASSWORDS_URL: "https://list.example/range", because: "a prefix is put behind it" },
  { PWNED_PASSWORDS_URL: "https://me:secret@list.example/", because: "a user" },
  { PWNED_PASSWORDS_URL: "https://list.example/?range=/", because: "a question mark" },
  { PWNED_PASSWORDS_URL: "file:///etc/", because: "not the web" },
  { LOG: "everything", because: "no such level" },
  { TRUSTED_PROXY: "proxy.example", because: "a name may come to mean somebody else" },
  { TRUSTED_PROXY: "10.0.0.0/33", because: "an address has 32 bits" },
  { TRUSTED_PROXY: "10.0.0.1,", because: "something is missing" },
  { TRUSTED_PROXY: "0.0.0.0/", because: "how many bits" },
])("refuses in one sentence, without repeating a secret: $because", ({ because, ...setting }) => {
  const refuse = () => readConfig(setting);
  const [name] = Object.keys(setting);
  expect(refuse, because).toThrow(OperatorError);
  expect(refuse).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
  expect(refuse).not.toThrow(/secret/);
});

test.each([
  {
    setting: { CAPTCHA_SITE_KEY: "site" },
    says: "CAPTCHA_PROVIDER must be 'turnstile' or 'hcaptcha' beside CAPTCHA_SITE_KEY.",
  },
  {
    setting: { CAPTCHA_SECRET: "hush" },
    says: "CAPTCHA_PROVIDER must be 'turnstile' or 'hcaptcha' beside CAPTCHA_SECRET.",
  },
  {
    setting: { CAPTCHA_PROVIDER: "altcha", CAPTCHA_SITE_KEY: "site", CAPTCHA_SECRET: "hush" },
    says: "CAPTCHA_PROVIDER must be 'turnstile' or 'hcaptcha' beside CAPTCHA_SITE_KEY.",
  },
  {
    setting: { CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SECRET: "hush" },
    says: "CAPTCHA_SITE_KEY must be set for turnstile.",
  },
  { setting: { IMAGE_API_KEY: "k" }, says: "IMAGE_API_URL must be set beside IMAGE_API_KEY." },
  { setting: { IMAGE_API_MODEL: "m" }, says: "IMAGE_API_URL must be set beside IMAGE_API_MODEL." },
  {
    setting: { STORAGE_S3_REGION: "eu-west-3" },
    says: "STORAGE_S3_ENDPOINT, STORAGE_S3_BUCKET, STORAGE_S3_ACCESS_KEY and STORAGE_S3_SECRET_KEY are set together.",
  },
  {
    setting: { SUPABASE_SECRET_KEY: "sb_secret_x" },
    says: "SUPABASE_URL must be set beside SUPABASE_SECRET_KEY.",
  },
  { setting: { SMTP_URL: "smtp://" }, says: "SMTP_URL must be an address such as" },
  { setting: { SMTP_URL: "smtp:mail.example" }, says: "SMTP_URL must be an address such as" },
  {
    setting: { DATABASE_URL: "postgres:trousse" },
    says: "DATABASE_URL must be an address such as",
  },
  { setting: { SECRET_KEY: `sb_secret_${"s".repeat(43)}` }, says: "must be set together" },
  { setting: { MIN_FREE_MB: "-1" }, says: "MIN_FREE_MB must be" },
  { setting: { DRAIN_SECONDS: "-1" }, says: "DRAIN_SECONDS must be" },
  { setting: { DATABASE_WAIT_SECONDS: "-1" }, says: "DATABASE_WAIT_SECONDS must be" },
  { setting: { STORAGE_MAX_FILES: "-1" }, says: "STORAGE_MAX_FILES must be" },
  { setting: { STORAGE_MAX_BYTES: "0" }, says: "STORAGE_MAX_BYTES must be" },
])("half of a setting is refused: $setting", ({ setting, says }) => {
  const refuse = () => readConfig(setting);
  expect(refuse).toThrow(OperatorError);
  expect(refuse).toThrow(says);
});

test("refuses an image service without its key", () => {
  const IMAGE_API_URL = "https://images.example/v1/";
  expect(() => readConfig({ IMAGE_API_URL })).toThrow("IMAGE_API_KEY must be set");
  const { imageService } = readConfig({ IMAGE_API_URL, IMAGE_API_KEY: "k" });
  expect(imageService).toEqual({ url: IMAGE_API_URL, key: "k", model: "gpt-image-1" });
});
