import type { Db } from "#app/client/database/browser-db.ts";
import { AppError, orThrow, UNIQUE_VIOLATION } from "#app/client/errors/failure.ts";
import type { SaveResult } from "#app/client/forms/versioned-form.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import type { StatedFacts } from "#domain/emergency-card/card-draft.ts";
import { type CardContact, type CardFacts, NO_CARD } from "#domain/emergency-card/card-facts.ts";
import {
  type CardLine,
  isBloodGroup,
  isCardLine,
  isDonorWish,
} from "#domain/emergency-card/card-lines.ts";
import { readableRows } from "#domain/stored-row.ts";
import { knownMoment, nullOr, storedInstant } from "#domain/stored-values.ts";

/** Written as one literal: its type tells the columns of the answer. */
const COLUMNS =
  "blood_group, reacting_allergies, reactions, implants, first_contact_name, first_contact_phone, first_contact_relation, second_contact_name, second_contact_phone, second_contact_relation, languages, donor_wish, shown_lines, updated_at";

export interface StoredCard extends CardFacts {
  readonly profileId: string;
  /** When it was last changed, to the microsecond; null while nothing was stated. */
  readonly version: string | null;
}

/** A link whose sealed copy can be opened until it expires. Its key is not here. */
export interface CardLink {
  readonly id: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  readonly openedCount: number;
  readonly lastOpenedAt: Instant | null;
}

export async function readCardFacts(db: Db, profileId: string): Promise<StoredCard> {
  const row = orThrow(
    await db.from("profile_cards").select(COLUMNS).eq("profile_id", profileId).maybeSingle(),
  );
  if (!row) return { ...NO_CARD, profileId, version: null };
  const { reacting_allergies: allergies, reactions } = row;
  const contacts: readonly CardContact[] = [
    {
      name: row.first_contact_name,
      phone: row.first_contact_phone,
      relation: row.first_contact_relation,
    },
    {
      name: row.second_contact_name,
      phone: row.second_contact_phone,
      relation: row.second_contact_relation,
    },
  ];
  return {
    profileId,
    bloodGroup: row.blood_group !== null && isBloodGroup(row.blood_group) ? row.blood_group : null,
    reactions: new Map(allergies.map((allergy, nth) => [allergy, reactions[nth] ?? ""])),
    implants: row.implants,
    contacts: contacts.filter(({ name, phone }) => name !== null || phone !== null),
    languages: row.languages,
    donorWish: row.donor_wish !== null && isDonorWish(row.donor_wish) ? row.donor_wish : null,
    shownLines: row.shown_lines.filter(isCardLine),
    version: row.updated_at,
  };
}

/** Writes only what nobody else has written since `known` was read. @throws AppError `forbidden` when it may not be changed */
export async function saveCardFacts(
  db: Db,
  known: StoredCard,
  facts: StatedFacts,
): Promise<SaveResult<StoredCard>> {
  const { profileId, version } = known;
  const row = toRow(facts);
  if (version === null) {
    const inserted = await db.from("profile_cards").insert({ profile_id: profileId, ...row });
    if (inserted.error?.code !== UNIQUE_VIOLATION) orThrow(inserted);
    const outcome = inserted.error ? "changed-meanwhile" : "saved";
    return { outcome, stored: await readCardFacts(db, profileId) };
  }
  const written = orThrow(
    await db
      .from("profile_cards")
      .update(row)
      .eq("profile_id", profileId)
      .eq("updated_at", version)
      .select("profile_id"),
  );
  const stored = await readCardFacts(db, profileId);
  if (written.length > 0) return { outcome: "saved", stored };
  // Nobody wrote meanwhile: what may be read here may not be changed.
  if (stored.version === version) throw new AppError("forbidden");
  return { outcome: "changed-meanwhile", stored };
}

/** The last choice wins: it is seen in the preview at once. */
export async function saveShownLines(
  db: Db,
  profileId: string,
  lines: readonly CardLine[],
): Promise<void> {
  const row = { shown_lines: [...lines] };
  const change = () =>
    db.from("profile_cards").update(row).eq("profile_id", profileId).select("profile_id");
  if (orThrow(await change()).length > 0) return;
  const inserted = await db.from("profile_cards").insert({ profile_id: profileId, ...row });
  // Somebody else was faster with the first line.
  orThrow(inserted.error?.code === UNIQUE_VIOLATION ? await change() : inserted);
}

function toRow({ bloodGroup, reactions, implants, contacts, languages, donorWish }: StatedFacts) {
  const [first, second] = contacts;
  return {
    blood_group: bloodGroup,
    reacting_allergies: [...reactions.keys()],
    reactions: [...reactions.values()],
    implants,
    first_contact_name: first?.name ?? null,
    first_contact_phone: first?.phone ?? null,
    first_contact_relation: first?.relation ?? null,
    second_contact_name: second?.name ?? null,
    second_contact_phone: second?.phone ?? null,
    second_contact_relation: second?.relation ?? null,
    languages,
    donor_wish: donorWish,
  };
}

/** The newest first. */
export async function listCardLinks(db: Db, profileId: string): Promise<CardLink[]> {
  const rows = orThrow(
    await db
      .from("card_links")
      .select("id, created_at, expires_at, opened_count, last_opened_at")
      .eq("profile_id", profileId)
      .order("created_at", { ascending: false }),
  );
  return readableRows(rows, (row) => ({
    id: row.id,
    createdAt: knownMoment(row.created_at),
    expiresAt: storedInstant(row.expires_at),
    openedCount: row.opened_count,
    lastOpenedAt: nullOr(row.last_opened_at, storedInstant),
  })).rows;
}

/** @param sealed as `sealCard` made it: the key stays with who made it */
export async function addCardLink(
  db: Db,
  profileId: string,
  link: { readonly id: string; readonly sealed: string; readonly expiresAt: Instant },
): Promise<void> {
  const { id, sealed, expiresAt } = link;
  orThrow(
    await db
      .from("card_links")
      .insert({ id, profile_id: profileId, sealed, expires_at: expiresAt }),
  );
}

/** One that is gone already is as good as deleted; one that may not be deleted is refused. */
export async function deleteCardLink(db: Db, id: string): Promise<void> {
  const deleted = orThrow(await db.from("card_links").delete().eq("id", id).select("id"));
  if (deleted.length > 0) return;
  const left = orThrow(await db.from("card_links").select("id").eq("id", id).maybeSingle());
  if (left) throw new AppError("forbidden");
}

/** The sealed copy; null where the link expired, was deleted or never was. */
export async function openCardLink(db: Pick<Db, "rpc">, id: string): Promise<string | null> {
  return orThrow(await db.rpc("open_card_link", { link: id }));
}
