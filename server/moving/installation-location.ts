import type { Transaction } from "@trousse/backend/database/engine";
import type { ByteStore } from "@trousse/backend/storage/byte-store";
import postgres from "postgres";
import type { BackupKey } from "../backups/backup-key.ts";
import { openData } from "../disk/open-data.ts";
import { OperatorError } from "../lifecycle/operator-error.ts";
import { type Config, readConfig } from "../settings/config.ts";
import { openStore } from "../settings/storage-settings.ts";
import {
  createHostedObjectAdapter,
  createOwnObjectAdapter,
  type ObjectAdapter,
} from "./object-adapter.ts";

/** The location of an installation: PGlite, our own PostgreSQL, or a Supabase project. */
export interface InstallationLocation {
  readonly is: "own" | "supabase";
  readonly objects: ObjectAdapter;
  /** Runs as the owner of the tables, without a time limit. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The access to a project, besides its database. */
export interface HostedLocation {
  readonly url: string;
  readonly secretKey: string;
  readonly databaseUrl: string;
}

/**
 * Reads from the environment where the installation is, and the key that encrypts its files.
 * @throws {OperatorError | SetupError} with one sentence
 */
export async function openLocation(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<{ location: InstallationLocation; key: BackupKey | undefined }> {
  const hosted = hostedLocationOf(environment);
  // A server that only renders pages for a project gets no database URL; this command does.
  const {
    SUPABASE_URL: _,
    SUPABASE_PUBLISHABLE_KEY: __,
    SUPABASE_SECRET_KEY: ___,
    ...own
  } = environment;
  const config = readConfig(own);
  const location = hosted ? await openHostedLocation(hosted) : await openOwnLocation(config);
  return { location, key: config.backups.key };
}

/** @throws {OperatorError} when part of a project is named and part is missing */
function hostedLocationOf(
  environment: Readonly<Record<string, string | undefined>>,
): HostedLocation | undefined {
  const {
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEY: secretKey,
    DATABASE_URL: databaseUrl,
  } = environment;
  if (!url) return undefined;
  if (!databaseUrl)
    throw new OperatorError(
      "DATABASE_URL must be the project's own database, as its page 'Connect' shows it.",
    );
  if (!secretKey)
    throw new OperatorError(
      "SUPABASE_SECRET_KEY must be a secret key of the project: stored files go by it.",
    );
  return { url: new URL(url).origin, secretKey, databaseUrl };
}

async function openOwnLocation(config: Config): Promise<InstallationLocation> {
  const { engine } = await openData(config);
  const store: ByteStore = await openStore(config.storage, config.dataDir, engine);
  return {
    is: "own",
    objects: createOwnObjectAdapter(store),
    transaction: (work) =>
      engine.transaction(async (tx) => {
        await tx.script(
          "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0",
        );
        return work(tx);
      }),
    close: () => engine.close(),
  };
}

/**
 * Opens a project that `supabase db push` has prepared. Nothing is migrated here: its schemas belong to Supabase.
 * @throws {OperatorError} when it cannot be reached
 */
export async function openHostedLocation({
  url,
  secretKey,
  databaseUrl,
}: HostedLocation): Promise<InstallationLocation> {
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => undefined });
  await sql`select 1`.catch(() => {
    throw new OperatorError("The database of DATABASE_URL cannot be reached.");
  });
  return {
    is: "supabase",
    objects: createHostedObjectAdapter(url, secretKey),
    async transaction<T>(work: (tx: Transaction) => Promise<T>) {
      return (await sql.begin(async (begun) => {
        const query = <Row>(text: string, values: readonly unknown[] = []) =>
          begun.unsafe(text, [...values] as string[]) as unknown as Promise<Row[]>;
        await begun.unsafe(
          "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0",
        );
        return work({ query, script: async (text) => void (await begun.unsafe(text)) });
      })) as T;
    },
    close: () => sql.end({ timeout: 5 }),
  };
}
