import type { Db } from "#app/client/database/browser-db.ts";
import { AppError, orThrow } from "#app/client/errors/failure.ts";
import { refusalOf } from "#app/client/functions/function-failure.ts";
import { readEvery } from "#app/client/queries/read-every.ts";
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type Archive,
  type ArchiveRow,
  EXPORT_ONLY_TABLES,
  type ExportOnlyTable,
  type ImportReport,
  OWNED_TABLES,
  type OwnedTable,
  ownedTables,
} from "#domain/account-data/archive.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import { profileName } from "#domain/profiles/profile.ts";
import { deviceName } from "#domain/push/device-name.ts";
import { isPermission, type Permission } from "#domain/sharing/permission.ts";
import { knownMoment } from "#domain/stored-values.ts";
import {
  type ActivityLine,
  type DeletionResult,
  type ImportableArchive,
  type ImportResult,
  KINDS,
  type Kind,
  type LosesAccess,
  type SearchLine,
} from "./stored-data.ts";

interface Source {
  /** In one order that no two rows share. */
  readonly keys: readonly string[];
  /** The column that names the account; none where the policies show its own rows alone. */
  readonly owner?: string;
  /** Where that column is another table's. */
  readonly join?: string;
}

const SOURCES: Readonly<Record<OwnedTable | ExportOnlyTable, Source>> = {
  profiles: { keys: ["id"], owner: "created_by" },
  profile_details: {
    keys: ["profile_id"],
    owner: "profiles.created_by",
    join: "profiles!inner(created_by)",
  },
  profile_conditions: {
    keys: ["profile_id", "condition"],
    owner: "profiles.created_by",
    join: "profiles!inner(created_by)",
  },
  profile_weights: {
    keys: ["profile_id", "measured_on"],
    owner: "profiles.created_by",
    join: "profiles!inner(created_by)",
  },
  profile_cards: {
    keys: ["profile_id"],
    owner: "profiles.created_by",
    join: "profiles!inner(created_by)",
  },
  user_preferences: { keys: ["user_id"], owner: "user_id" },
  escalations: {
    keys: ["profile_id"],
    owner: "profiles.created_by",
    join: "profiles!inner(created_by)",
  },
  medications: { keys: ["id"], owner: "user_id" },
  medication_intake_logs: {
    keys: ["id"],
    owner: "profiles.created_by",
    join: "profiles!inner(created_by)",
  },
  illness_entries: {
    keys: ["id"],
    owner: "profiles.created_by",
    join: "profiles!inner(created_by)",
  },
  prescriptions: {
    keys: ["id"],
    owner: "profiles.created_by",
    join: "profiles!inner(created_by)",
  },
  intake_substances: {
    keys: ["intake_id", "substance_id"],
    owner: "medication_intake_logs.profiles.created_by",
    join: "medication_intake_logs!inner(profiles!inner(created_by))",
  },
  medication_reminders: {
    keys: ["id"],
    owner: "medications.user_id",
    join: "medications!inner(user_id)",
  },
  custom_alerts: { keys: ["id"], owner: "user_id" },
  alert_dismissals: { keys: ["profile_id", "alert_key"], owner: "user_id" },
  user_pharmacy_preferences: { keys: ["pharmacy_id"], owner: "user_id" },
  symptom_searches: { keys: ["id"], owner: "user_id" },
  user_activity_logs: { keys: ["id"], owner: "user_id" },
  planned_doses: { keys: ["id"], owner: "user_id" },
  reminder_deliveries: { keys: ["id"], owner: "user_id" },
  profile_shares: { keys: ["id"] },
  profile_access_log: { keys: ["id"] },
  card_links: { keys: ["id"] },
  helper_pages: { keys: ["id"], owner: "user_id" },
  calendar_feeds: { keys: ["id"] },
  push_subscriptions: { keys: ["id"], owner: "user_id" },
  user_roles: { keys: ["role"], owner: "user_id" },
};

/** Everything the account owns, read as its owner reads it, a thousand rows at a time. */
export async function readArchive(
  db: Db,
  account: { readonly id: string; readonly email: string },
  { at, origin }: { readonly at: Instant; readonly origin: string },
): Promise<Archive> {
  const tables = await readAll(db, OWNED_TABLES, account.id);
  const told = await readAll(db, EXPORT_ONLY_TABLES, account.id);
  const [sessions, received] = [
    orThrow(await db.rpc("list_sessions")),
    orThrow(await db.rpc("list_received_shares")),
  ];
  const doseGivers = await readDoseGivers(db, tables.medication_intake_logs);
  return {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    exportedAt: at,
    origin,
    account: { id: account.id, email: account.email },
    tables,
    told: {
      ...told,
      sessions: sessions.map((session) => ({
        startedAt: session.started_at ?? "",
        lastUsedAt: session.last_used_at ?? "",
        device: deviceName(session.user_agent ?? ""),
      })),
      doseGivers,
      sharedProfiles: received
        .filter(({ status }) => status === "accepted")
        .map((share) => ({
          name: profileName({
            firstName: share.profile_first_name,
            lastName: share.profile_last_name,
          }),
          permission: toPermission(share.permission_type),
        })),
    },
  };
}

/** The names of the accounts that gave these doses: asked for with one dose of each. */
async function readDoseGivers(
  db: Db,
  intakes: readonly ArchiveRow[],
): Promise<Archive["told"]["doseGivers"]> {
  const accountOf = new Map(
    intakes.flatMap(({ id, user_id }) => (user_id ? [[String(id), String(user_id)] as const] : [])),
  );
  const doseOf = new Map([...accountOf].map(([dose, account]) => [account, dose]));
  if (doseOf.size === 0) return [];
  const rows = orThrow(await db.rpc("list_intake_givers", { intakes: [...doseOf.values()] }));
  return rows.flatMap(({ intake_id, giver_name: name }) => {
    const account = accountOf.get(intake_id ?? "");
    return account === undefined ? [] : [{ account, name }];
  });
}

/** One after another: an export is no reason to keep others waiting. */
async function readAll<Table extends OwnedTable | ExportOnlyTable>(
  db: Db,
  shapes: { readonly [Name in Table]: { readonly columns: object } },
  userId: string,
): Promise<Record<Table, ArchiveRow[]>> {
  const all: [string, ArchiveRow[]][] = [];
  for (const table of Object.keys(shapes) as Table[]) {
    all.push([table, await readRows(db, table, shapes[table].columns, userId)]);
  }
  return Object.fromEntries(all) as Record<Table, ArchiveRow[]>;
}

async function readRows(
  db: Db,
  table: OwnedTable | ExportOnlyTable,
  columns: object,
  userId: string,
): Promise<ArchiveRow[]> {
  const { keys, owner, join }: Source = SOURCES[table];
  const names = Object.keys(columns);
  const rows = await readEvery((from, to) => {
    // The types follow one table's columns; the rows of all are read by the same few lines.
    let query = db
      .from(table as "profiles")
      .select([...names, ...(join ? [join] : [])].join(", ") as "*", { count: "exact" });
    if (owner) query = query.eq(owner as "created_by", userId);
    for (const key of keys) query = query.order(key as "id");
    return query.range(from, to);
  });
  return rows.map((row) => {
    const values = new Map(Object.entries(row));
    return Object.fromEntries(names.map((name) => [name, values.get(name)]));
  });
}

/** What an archive would change here. @throws AppError `offline`, `signed-out`, `consent-revoked`, `tier-limit` */
export const previewImport = (db: Db, archive: ImportableArchive) =>
  sendArchive(db, archive, "preview");

/** Writes it, all or nothing. @throws as `previewImport` */
export const importArchive = (db: Db, archive: ImportableArchive) =>
  sendArchive(db, archive, "import");

async function sendArchive(
  db: Db,
  { format, version, account, tables }: ImportableArchive,
  action: "preview" | "import",
): Promise<ImportResult> {
  const body = { action, archive: { format, version, account: { id: account.id }, tables } };
  const { data, error } = await db.functions.invoke<ImportReport & { isOtherPerson: boolean }>(
    "import-data",
    { body },
  );
  if (!error && data) {
    const { isOtherPerson, ...report } = data;
    return { kind: "read", report, isOtherPerson };
  }
  const { code, table, minutes } = await refusalOf(error);
  if (minutes !== null) return { kind: "too-many", minutes };
  const crowded = code === "too-many-rows" && ownedTables.find((one) => one === table);
  if (crowded) return { kind: "too-many-rows", table: crowded };
  if (code === "invalid-archive" || code === "too-large") return { kind: code };
  if (code === "consent-revoked" || code === "tier-limit") {
    throw new AppError(code, { cause: error });
  }
  throw new AppError(code === "insufficient_aal" ? "forbidden" : "unexpected", { cause: error });
}

/** How much of each kind the account holds, as the tables themselves say. */
export async function countStored(db: Db): Promise<ReadonlyMap<Kind, number>> {
  const rows = orThrow(await db.rpc("count_account_rows"));
  const counted = new Map(rows.map((row) => [row.kind, row.rows]));
  return new Map(KINDS.map((kind) => [kind, counted.get(kind) ?? 0]));
}

/** Who can see a profile of this account today, and no longer once it is deleted. */
export async function listLosingAccess(db: Db, userId: string): Promise<LosesAccess[]> {
  const rows = orThrow(
    await db
      .from("profile_shares")
      .select("id, shared_with_email, permission_type, profiles!inner(first_name, last_name)")
      .eq("profiles.created_by", userId)
      .eq("status", "accepted")
      .order("created_at")
      .order("id"),
  );
  return rows.map((row) => ({
    id: row.id,
    email: row.shared_with_email,
    permission: toPermission(row.permission_type),
    profileName: profileName({
      firstName: row.profiles.first_name,
      lastName: row.profiles.last_name,
    }),
  }));
}

/** What was looked for, newest first. @param most how many lines at most */
export async function listSearches(
  db: Db,
  userId: string,
  most: number,
): Promise<{ lines: SearchLine[]; total: number }> {
  const { count, ...reply } = await db
    .from("symptom_searches")
    .select("id, symptoms_text, created_at", { count: "exact" })
    .eq("user_id", userId)
    .order("created_at", { ascending: false })
    .order("id")
    .limit(most);
  const rows = orThrow(reply);
  const lines = rows.map((row) => ({
    id: row.id,
    text: row.symptoms_text,
    at: knownMoment(row.created_at),
  }));
  return { lines, total: count ?? lines.length };
}

/** What was noted of the use of the product, newest first. @param most how many lines at most */
export async function listActivity(
  db: Db,
  userId: string,
  most: number,
): Promise<{ lines: ActivityLine[]; total: number }> {
  const { count, ...reply } = await db
    .from("user_activity_logs")
    .select("id, activity_type, activity_data, created_at", { count: "exact" })
    .eq("user_id", userId)
    .order("created_at", { ascending: false })
    .order("id")
    .limit(most);
  const rows = orThrow(reply);
  const lines = rows.map((row) => ({
    id: row.id,
    kind: row.activity_type,
    data: row.activity_data,
    at: knownMoment(row.created_at),
  }));
  return { lines, total: count ?? lines.length };
}

/** Ends the account for good. @throws AppError `offline`, `signed-out` */
export async function deleteAccount(
  db: Db,
  proof: { readonly email: string; readonly password: string },
): Promise<DeletionResult> {
  const { error } = await db.functions.invoke("delete-account", { body: proof });
  if (!error) return { kind: "deleted" };
  const { code, minutes } = await refusalOf(error);
  if (minutes !== null) return { kind: "too-many", minutes };
  if (code === "wrong-password" || code === "other-address" || code === "last-admin") {
    return { kind: code };
  }
  throw new AppError(code === "insufficient_aal" ? "forbidden" : "unexpected", { cause: error });
}

function toPermission(text: string | null): Permission {
  return text !== null && isPermission(text) ? text : "view";
}
