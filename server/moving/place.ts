import postgres from "postgres";
import type { Transaction } from "../../backend/database/engine.ts";
import type { ByteStore } from "../../backend/storage/byte-store.ts";
import type { BackupKey } from "../backups/backup-key.ts";
import { type Config, readConfig } from "../config.ts";
import { openData } from "../open-data.ts";
import { Refusal } from "../refusal.ts";
import { openStore } from "../storage.ts";
import { type ObjectDoor, openHostedObjects, openOwnObjects } from "./objects.ts";

/** Where an installation lives: PGlite, a PostgreSQL of ours, or a project of Supabase. */
export interface MovingPlace {
  readonly is: "own" | "supabase";
  readonly objects: ObjectDoor;
  /** As the owner of the tables, however long it takes. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** What a project is reached by, besides its database. */
export interface HostedPlace {
  readonly url: string;
  readonly secretKey: string;
  readonly databaseUrl: string;
}

/**
 * Where the environment says that the installation lives, and the key its files are encrypted with.
 * @throws {Refusal | SetupError} with one sentence
 */
export async function openPlace(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<{ place: MovingPlace; key: BackupKey | undefined }> {
  const hosted = hostedPlaceOf(environment);
  // A server that only draws pages for a project is given no database; this command is.
  const {
    SUPABASE_URL: _,
    SUPABASE_PUBLISHABLE_KEY: __,
    SUPABASE_SECRET_KEY: ___,
    ...own
  } = environment;
  const config = readConfig(own);
  const place = hosted ? await openHostedPlace(hosted) : await openOwnPlace(config);
  return { place, key: config.backups.key };
}

/** @throws {Refusal} when part of a project is named and part is missing */
function hostedPlaceOf(
  environment: Readonly<Record<string, string | undefined>>,
): HostedPlace | undefined {
  const {
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEY: secretKey,
    DATABASE_URL: databaseUrl,
  } = environment;
  if (!url) return undefined;
  if (!databaseUrl)
    throw new Refusal(
      "DATABASE_URL must be the project's own database, as its page 'Connect' shows it.",
    );
  if (!secretKey)
    throw new Refusal(
      "SUPABASE_SECRET_KEY must be a secret key of the project: stored files go by it.",
    );
  return { url: new URL(url).origin, secretKey, databaseUrl };
}

async function openOwnPlace(config: Config): Promise<MovingPlace> {
  const { engine } = await openData(config);
  const store: ByteStore = await openStore(config.storage, config.dataDir);
  return {
    is: "own",
    objects: openOwnObjects(store),
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
 * A project made ready by `supabase db push`. Nothing is prepared here: its schemas belong to Supabase.
 * @throws {Refusal} when it cannot be reached
 */
export async function openHostedPlace({
  url,
  secretKey,
  databaseUrl,
}: HostedPlace): Promise<MovingPlace> {
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => undefined });
  await sql`select 1`.catch(() => {
    throw new Refusal("The database of DATABASE_URL cannot be reached.");
  });
  return {
    is: "supabase",
    objects: openHostedObjects(url, secretKey),
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
