import type { Db } from "#app/client/database/browser-db.ts";
import { AppError, orThrow, UNIQUE_VIOLATION } from "#app/client/errors/failure.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import {
  type BlockReason,
  type HelperContent,
  type HelperLimit,
  type OpenedPage,
  readBlock,
  readLimit,
  readOpenedPage,
} from "#domain/helper-pages/helper-content.ts";
import type { PageEntry } from "#domain/helper-pages/page-draft.ts";
import { readableRows } from "#domain/stored-row.ts";
import { knownMoment, nullOr, storedInstant } from "#domain/stored-values.ts";

/** A page that the account made. The secret of its link is not here. */
export interface HelperPage {
  readonly id: string;
  readonly helperName: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly openedCount: number;
  readonly lastOpenedAt: Instant | null;
  readonly createdAt: Instant;
  /** What the next page begins with. */
  readonly numbers: Pick<
    PageEntry,
    "firstName" | "firstPhone" | "secondName" | "secondPhone" | "address" | "note"
  >;
}

/** What became of a press of a helper. */
export type HelperAnswer =
  | { readonly outcome: "recorded" | "refused" | "too-many" }
  /** The page ended meanwhile. */
  | { readonly outcome: "gone" }
  | { readonly outcome: "limited"; readonly limit: HelperLimit }
  | { readonly outcome: "blocked"; readonly reason: BlockReason };

export interface HelperDoseDraft {
  readonly boxId: string;
  /** Made once for one dose: sent again it is the same one. */
  readonly doseId: string;
  readonly quantity: number;
  readonly minutesAgo: number;
  /** Given already: it is recorded whatever speaks against it. */
  readonly isGiven: boolean;
}

export async function listHelperPages(db: Db, userId: string): Promise<HelperPage[]> {
  const rows = orThrow(
    await db
      .from("helper_pages")
      .select(
        "id, helper_name, starts_at, ends_at, first_contact_name, first_contact_phone, second_contact_name, second_contact_phone, address, note, opened_count, last_opened_at, created_at",
      )
      .eq("user_id", userId)
      .order("created_at", { ascending: false }),
  );
  return readableRows(rows, (row) => ({
    id: row.id,
    helperName: row.helper_name,
    startsAt: storedInstant(row.starts_at),
    endsAt: storedInstant(row.ends_at),
    openedCount: row.opened_count,
    lastOpenedAt: nullOr(row.last_opened_at, storedInstant),
    createdAt: knownMoment(row.created_at),
    numbers: {
      firstName: row.first_contact_name,
      firstPhone: row.first_contact_phone,
      secondName: row.second_contact_name,
      secondPhone: row.second_contact_phone,
      address: row.address,
      note: row.note,
    },
  })).rows;
}

/** One that is there already is the answer to an earlier try. @param secret which the database keeps as its hash alone */
export async function addHelperPage(
  db: Db,
  page: PageEntry & { readonly id: string },
  secret: string,
): Promise<void> {
  const added = await db.rpc("add_helper_page", {
    page: {
      id: page.id,
      helper_name: page.helperName,
      country: page.country,
      starts_at: page.startsAt,
      ends_at: page.endsAt,
      first_contact_name: page.firstName,
      first_contact_phone: page.firstPhone,
      second_contact_name: page.secondName,
      second_contact_phone: page.secondPhone,
      address: page.address,
      note: page.note,
      people: page.people.map(({ profileId, boxes, pairs }) => ({
        profile_id: profileId,
        boxes: boxes.map((box) => ({
          medication_id: box.medicationId,
          is_refused: box.isRefused,
          quantity: box.quantity,
          interval_minutes: box.intervalMinutes,
          max_doses: box.maxDoses,
          instructions: box.instructions,
          is_compared: box.isCompared,
        })),
        pairs: pairs.map((pair) => ({
          medication_id: pair.medicationId,
          other_medication_id: pair.otherMedicationId,
          rules: [...pair.rules],
          is_confirmed: true,
        })),
      })),
    },
    secret,
  });
  if (added.error?.code !== UNIQUE_VIOLATION) orThrow(added);
}

/** Ends a page: its link opens and records nothing from now on. One that is gone already is as good as ended. */
export async function endHelperPage(db: Db, id: string): Promise<void> {
  const ended = orThrow(await db.from("helper_pages").delete().eq("id", id).select("id"));
  if (ended.length > 0) return;
  const left = orThrow(await db.from("helper_pages").select("id").eq("id", id).maybeSingle());
  if (left) throw new AppError("forbidden");
}

/** What the page of the account says, whatever the hour. @throws AppError `not-found` */
export async function readHelperPage(db: Db, id: string): Promise<HelperContent> {
  const stored = orThrow(await db.rpc("read_helper_page", { page: id }));
  const page = stored === null ? null : readOpenedPage(stored);
  if (page?.state !== "open") throw new AppError("not-found");
  return page;
}

/** The page behind a link; null where it ended or never was. @param opening of one visit, which is counted once */
export async function openHelperPage(
  db: Pick<Db, "rpc">,
  secret: string,
  opening: string,
): Promise<OpenedPage | null> {
  const stored = orThrow(await db.rpc("open_helper_page", { secret, opening }));
  return nullOr(stored, readOpenedPage);
}

export async function recordHelperDose(
  db: Pick<Db, "rpc">,
  secret: string,
  dose: HelperDoseDraft,
): Promise<HelperAnswer> {
  const stored = orThrow(
    await db.rpc("record_helper_dose", {
      secret,
      box: dose.boxId,
      dose: dose.doseId,
      quantity: dose.quantity,
      minutes_ago: dose.minutesAgo,
      is_given: dose.isGiven,
    }),
  );
  if (stored === null) return { outcome: "gone" };
  const answer = stored as { readonly outcome?: unknown; readonly reason?: unknown };
  switch (answer.outcome) {
    case "recorded":
    case "too-many":
      return { outcome: answer.outcome };
    case "limited":
      return { outcome: "limited", limit: readLimit(answer) };
    case "blocked":
      return { outcome: "blocked", reason: readBlock(answer.reason) };
    default:
      return { outcome: "refused" };
  }
}

/** Whether the dose is taken back. */
export async function undoHelperDose(
  db: Pick<Db, "rpc">,
  secret: string,
  doseId: string,
): Promise<boolean> {
  return orThrow(await db.rpc("undo_helper_dose", { secret, dose: doseId })) === true;
}
