import { resolve } from "node:path";
import type { Durability } from "@trousse/backend/database/open";
import type { Keys } from "@trousse/backend/identity/api-keys";
import { z } from "zod";
import type { ImageService } from "#supabase/functions/_shared/images/image-service.ts";
import {
  type IsTrustedProxy,
  noTrustedProxy,
  parseTrustedProxies,
} from "../http/client-address.ts";
import { OperatorError } from "../lifecycle/operator-error.ts";
import { type Dsn, readDsn } from "../telemetry/error-reports.ts";
import type { LogFormat } from "../telemetry/log.ts";
import { type BackupSetting, backupSettings, readBackupSetting } from "./backup-settings.ts";
import { type CaptchaSetting, captchaSettings, readCaptcha } from "./captcha-settings.ts";
import { imageSettings, readImageService } from "./image-service-settings.ts";
import { keySettings, readKeys } from "./key-settings.ts";
import { medicineSettings } from "./medicine-settings.ts";
import { operationSettings } from "./operation-settings.ts";
import { type Project, projectSettings, readProject } from "./project-settings.ts";
import { isSecureUrl } from "./secure-url.ts";
import { readStorage, type StorageSetting, storageSettings } from "./storage-settings.ts";

export interface Config {
  /** 1 to 65535. */
  readonly port: number;
  /** "localhost" means both 127.0.0.1 and ::1. */
  readonly host: string;
  /** Absolute. Holds the keys and the mailbox, and the database too unless there is a DATABASE_URL. */
  readonly dataDir: string;
  /** The public origin, without a path or a closing slash. Mail links start with it. */
  readonly publicUrl: string;
  /** Without it browsers use any name of this machine, and mail links keep the name that was used. */
  readonly isPublicUrlGiven: boolean;
  /** A PostgreSQL server; undefined for the database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** A Supabase project to render pages for; undefined when this server is the backend itself. */
  readonly project: Project | undefined;
  /** The three secrets, where they are given as settings instead of stored with the data. */
  readonly keys: Keys | undefined;
  /** A mail server; undefined for the mailbox on this machine. */
  readonly smtpUrl: string | undefined;
  /** The address, in lower case, whose confirmation makes its owner the first administrator. */
  readonly adminEmail: string | undefined;
  /** The sender, as a mail writes it: `Trousse <bonjour@trousse.example>`. */
  readonly mailFrom: string;
  /** A service for leaked passwords with range queries; undefined to use none. */
  readonly pwnedPasswordsUrl: string | undefined;
  readonly captcha: CaptchaSetting;
  readonly storage: StorageSetting;
  readonly backups: BackupSetting;
  /** Of the database in the data folder. */
  readonly durability: Durability;
  /** Megabytes of free space on the disk of the data, below which nothing is written. */
  readonly minFreeMegabytes: number;
  /** The service that draws images for articles; undefined to draw them ourselves. */
  readonly imageService: ImageService | undefined;
  /** The site that official medicines are fetched from; undefined to fetch none. */
  readonly medicinesUrl: string | undefined;
  /** Origins of push services that messages may go to, in addition to those of browsers. */
  readonly pushServices: readonly string[];
  /** Where errors are reported; undefined to report none. */
  readonly errorReportDsn: Dsn | undefined;
  /** Which requests get a line; `requests` summarizes busy minutes. */
  readonly log: "each-request" | "requests" | "problems";
  readonly logFormat: LogFormat;
  /** The token that gives access to the metrics of this process from anywhere. */
  readonly metricsToken: string | undefined;
  /** Where the newest version is asked for, once a day; undefined to ask nobody. */
  readonly updateUrl: string | undefined;
  /** Seconds between becoming not ready and stopping. */
  readonly drainSeconds: number;
  /** Seconds that a start waits for a PostgreSQL server that does not answer. */
  readonly databaseWaitSeconds: number;
  /** The proxies whose X-Forwarded-For is trusted. */
  readonly isTrustedProxy: IsTrustedProxy;
}

/** A URL with one of the protocols. The value is not in the message, because it may contain a password. */
const urlSetting = (name: string, protocols: readonly string[], example: string) =>
  z.string().refine((text) => isAddress(text, protocols), {
    error: `${name} must be an address such as ${example}.`,
  });

/** The socket of a PostgreSQL on this machine has no host: `postgres:///trousse?host=/run/postgresql`. */
function isAddress(text: string, protocols: readonly string[]): boolean {
  const url = URL.parse(text);
  const hasHost = url !== null && (url.hostname !== "" || url.searchParams.has("host"));
  return hasHost && protocols.includes(url.protocol);
}

const originSetting = urlSetting("PUBLIC_URL", ["http:", "https:"], "https://trousse.example")
  .transform((text) => new URL(text))
  .refine((url) => url.href === `${url.origin}/`, {
    error: "PUBLIC_URL must be an address without a path, a user or a question mark.",
  })
  .transform((url) => url.origin);

/** An origin: https, or http on this machine only. */
function isPushOrigin(text: string): boolean {
  return URL.parse(text)?.origin === text && isSecureUrl(`${text}/`);
}

/** All settings by name; docs/operations.md has a line for each. */
export const settings = z.object({
  ...captchaSettings,
  ...backupSettings,
  ...keySettings,
  ...medicineSettings,
  ...operationSettings,
  ...projectSettings,
  ...storageSettings,
  ...imageSettings,
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: "PORT must be a whole number from 1 to 65535." })
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, {
      error: "PORT must be a whole number from 1 to 65535.",
    })
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: "HOST must be a name or an address such as 0.0.0.0." })
    .default("localhost"),
  DATA_DIR: z.string().default("data"),
  PUBLIC_URL: originSetting.optional(),
  DATABASE_URL: urlSetting(
    "DATABASE_URL",
    ["postgres:", "postgresql:"],
    "postgres://user@host/database",
  ).optional(),
  SMTP_URL: urlSetting("SMTP_URL", ["smtp:", "smtps:"], "smtp://user@host:587").optional(),
  PWNED_PASSWORDS_URL: z
    .string()
    .refine(isSecureUrl, {
      error:
        "PWNED_PASSWORDS_URL must be an address such as https://api.pwnedpasswords.com/range/.",
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, {
      error: "MAIL_FROM must be a sender such as Trousse <bonjour@trousse.example>.",
    })
    .optional(),
  ADMIN_EMAIL: z
    .string()
    .transform((text) => text.trim().toLowerCase())
    .refine((text) => /^[^<>@\s,]+@[^<>@\s,]+$/.test(text), {
      error: "ADMIN_EMAIL must be one address such as marie@example.org.",
    })
    .optional(),
  TRUSTED_PROXY: z
    .string()
    .transform((text, context) => {
      const isProxy = parseTrustedProxies(text);
      if (isProxy) return isProxy;
      const message =
        "TRUSTED_PROXY must be addresses such as loopback, 10.0.0.5 or 172.16.0.0/12.";
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    })
    .default(() => noTrustedProxy),
  PUSH_SERVICES: z
    .string()
    .transform((text) => text.split(",").map((service) => service.trim()))
    .refine((services) => services.every(isPushOrigin), {
      error: "PUSH_SERVICES must be origins such as https://push.example, with commas between.",
    })
    .default([]),
  SENTRY_DSN: z
    .string()
    .transform((text, context) => {
      const dsn = readDsn(text);
      if (dsn) return dsn;
      const message = "SENTRY_DSN must be an address such as https://KEY@sentry.example/1.";
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    })
    .optional(),
});

/**
 * Reads the environment once. An empty setting counts as not set.
 * @throws {OperatorError} naming the first setting that is wrong or missing
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  const parsed = settings.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw new OperatorError(parsed.error.issues[0]?.message);
  const {
    PORT,
    HOST,
    DATA_DIR,
    PUBLIC_URL,
    DATABASE_URL,
    SMTP_URL,
    MAIL_FROM,
    ADMIN_EMAIL,
    LOG,
    LOG_FORMAT,
    METRICS_TOKEN,
    DRAIN_SECONDS,
    DATABASE_WAIT_SECONDS,
    TRUSTED_PROXY,
    PWNED_PASSWORDS_URL,
    PUSH_SERVICES,
    SENTRY_DSN,
  } = parsed.data;
  const project = readProject(parsed.data);
  const publicUrl = PUBLIC_URL ?? `http://localhost:${PORT}`;
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    publicUrl,
    isPublicUrlGiven: PUBLIC_URL !== undefined,
    databaseUrl: DATABASE_URL,
    project,
    keys: readKeys(parsed.data),
    smtpUrl: SMTP_URL,
    adminEmail: ADMIN_EMAIL,
    mailFrom: MAIL_FROM ?? `Trousse <trousse@${new URL(publicUrl).hostname}>`,
    pwnedPasswordsUrl: PWNED_PASSWORDS_URL,
    // The project verifies captchas itself, with its own secret.
    captcha: project ? { ...project.captcha, secretKey: "" } : readCaptcha(parsed.data),
    storage: readStorage(parsed.data),
    backups: readBackupSetting(parsed.data, resolve(DATA_DIR)),
    durability: parsed.data.DURABILITY,
    minFreeMegabytes: parsed.data.MIN_FREE_MB,
    imageService: readImageService(parsed.data),
    medicinesUrl: parsed.data.MEDICINES_URL,
    pushServices: PUSH_SERVICES,
    errorReportDsn: SENTRY_DSN,
    log: LOG,
    logFormat: LOG_FORMAT,
    metricsToken: METRICS_TOKEN,
    updateUrl: parsed.data.UPDATE_URL,
    drainSeconds: DRAIN_SECONDS,
    databaseWaitSeconds: DATABASE_WAIT_SECONDS,
    isTrustedProxy: TRUSTED_PROXY,
  };
}
