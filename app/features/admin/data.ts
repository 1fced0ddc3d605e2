import type { Db } from "#app/client/database/browser-db.ts";
import { AppError, orThrow } from "#app/client/errors/failure.ts";
import { functionFailure, functionStatus } from "#app/client/functions/function-failure.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import type { MachineState } from "#domain/installation/machine-state.ts";
import type { ImportOutcome, ImportRun } from "#domain/medicines/imports/import-run.ts";
import type { Counts } from "#domain/medicines/official/edition.ts";
import { IMPORTED_WORDS, type ImportedFiles } from "#domain/medicines/official/official-files.ts";
import { readableRows } from "#domain/stored-row.ts";
import { knownMoment, storedDay, storedText } from "#domain/stored-values.ts";

/** The files of an edition, byte by byte as they were published. */
export type EditionFiles = ImportedFiles<Uint8Array<ArrayBuffer>>;

/** An import that was done, on whatever day. */
export interface PastImport {
  readonly source: string;
  readonly date: Day;
  readonly importedAt: Instant;
  readonly counts: Counts;
  /** Null where it was not kept yet. */
  readonly outcome: Omit<ImportOutcome, "date"> | null;
}

/** What is true of the installation at this moment. */
export interface Overview {
  readonly accounts: number;
  readonly confirmedAccounts: number;
  readonly accountsThisWeek: number;
  readonly articles: number;
  readonly publishedArticles: number;
  readonly flags: number;
  readonly enabledFlags: number;
  readonly unreadMessages: number;
  /** Name and version of the database. */
  readonly engine: string;
  readonly databaseBytes: number;
  /** The last migration that was applied. */
  readonly schemaVersion: string;
  readonly waitingMails: number;
  readonly waitingNotifications: number;
}

export interface ImportRequest {
  readonly files: EditionFiles;
  /** Of the edition; null for feeds alone, which are dated by what is in them. */
  readonly date: Day | null;
  readonly isForced: boolean;
}

/** The server does not import at all: hosted Supabase, where a command does. */
export const NOT_AVAILABLE = "elsewhere";

const FUNCTION = "import-medicines";

export async function readOverview(db: Db): Promise<Overview> {
  const row = orThrow(await db.rpc("get_admin_overview").single());
  // The generated types let any column of a function be null.
  return {
    accounts: row.accounts ?? 0,
    confirmedAccounts: row.confirmed_accounts ?? 0,
    accountsThisWeek: row.accounts_this_week ?? 0,
    articles: row.articles ?? 0,
    publishedArticles: row.published_articles ?? 0,
    flags: row.flags ?? 0,
    enabledFlags: row.enabled_flags ?? 0,
    unreadMessages: row.unread_messages ?? 0,
    engine: `${row.engine} ${row.engine_version}`,
    databaseBytes: row.database_bytes ?? 0,
    schemaVersion: row.schema_version ?? "",
    waitingMails: row.waiting_mails ?? 0,
    waitingNotifications: row.waiting_notifications ?? 0,
  };
}

/** Null where the machine is Supabase's, which keeps it. */
export async function readMachine(db: Db): Promise<MachineState | null> {
  const { data, error } = await db.functions.invoke<MachineState>("machine", { method: "GET" });
  if (functionStatus(error) === 404) return null;
  if (error) throw functionFailure(error);
  return data;
}

/** At most 50, newest first. */
export async function listImports(db: Db): Promise<PastImport[]> {
  const rows = orThrow(await db.rpc("list_medicine_imports"));
  return readableRows(rows, ({ source, source_date, imported_at, counts, outcome }) => {
    return {
      source: storedText(source),
      date: storedDay(source_date),
      importedAt: knownMoment(imported_at),
      counts: counts as Counts,
      outcome: outcome as PastImport["outcome"],
    };
  }).rows;
}

/** The import that runs on the server, or the last one since it started. */
export async function readRun(db: Db): Promise<ImportRun | null | typeof NOT_AVAILABLE> {
  const { data, error } = await db.functions.invoke<{ run: ImportRun | null }>(FUNCTION, {
    method: "GET",
  });
  if (functionStatus(error) === 501) return NOT_AVAILABLE;
  if (error) throw functionFailure(error);
  return data?.run ?? null;
}

/**
 * Sends an edition, and listens until its import has ended.
 * @param onProgress hears each piece of news; the last one is the end
 * @throws AppError `conflict` while another import runs, `offline` when the connection is lost, which does not end an
 * import that has begun
 */
export async function importEdition(
  db: Db,
  { files, date, isForced }: ImportRequest,
  onProgress: (news: ImportRun) => void,
): Promise<void> {
  const form = new FormData();
  for (const file of IMPORTED_WORDS) {
    const bytes = files[file];
    if (bytes) form.append(file, new Blob([bytes]), file);
  }
  if (date !== null) form.append("date", date);
  form.append("force", String(isForced));
  const { data, error } = await db.functions.invoke<Response>(FUNCTION, { body: form });
  if (error) throw functionFailure(error);
  const hasEnded = await readEvents(data?.body ?? null, onProgress).catch(() => false);
  if (!hasEnded) throw new AppError("offline");
}

/** Events of the server, one `data:` line each. Answers whether the end was among them. */
async function readEvents(
  body: ReadableStream<Uint8Array> | null,
  onProgress: (news: ImportRun) => void,
): Promise<boolean> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  let hasEnded = false;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return hasEnded;
    const events = (rest + decoder.decode(value, { stream: true })).split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) {
      const news = JSON.parse(event.slice("data: ".length)) as ImportRun;
      hasEnded = news.is !== "running";
      onProgress(news);
    }
  }
}

export async function waitsForAdministrator(db: Db): Promise<boolean> {
  return orThrow(await db.rpc("needs_first_admin")) === true;
}

/** `closed`: the code was used, or somebody runs the installation already. */
export type ClaimResult = "granted" | "wrong" | "closed" | "too-many";

/** Makes the signed-in account the first administrator, for the code that the server printed at its start. */
export async function claimAdministration(db: Db, code: string): Promise<ClaimResult> {
  return orThrow(await db.rpc("claim_administration", { code })) as ClaimResult;
}
