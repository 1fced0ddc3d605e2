import type { QueryKey } from "@tanstack/react-query";
import type { Day } from "#domain/calendar/day.ts";
import { REACHABLE_PROFILES } from "../permissions/profile-access.ts";

/** A part of a key that may be anything. */
const ANY = Symbol("any");
/** A part of a key that is the day of the screen. */
const DAY = Symbol("day");

/** Boxes that somebody typed and did not save yet. */
export const BOX_DRAFT = "box-draft";

interface KeptKey {
  readonly key: readonly (string | typeof ANY | typeof DAY)[];
  /** Whether its second part is the profile it is about. */
  readonly isOfProfile?: true;
  /** Whether what was read on another day is shown today, with its hour: it lists no days. */
  readonly outlivesDay?: true;
  /**
   * What answers about another dose are made of: once a newer dose is known of, it goes, because an answer without that
   * dose is worse than none.
   */
  readonly isOfDoses?: true;
  /** Of the account or the product: its hour need not be said. */
  readonly isAboutPeople?: false;
  /** The same for everybody, and as good as its own `staleTime` says. */
  readonly isReference?: true;
}

/**
 * All that is kept on a device. A query that is not in this list is never written: a new one has to be thought about.
 * Nothing of the back-office, of the account's data and devices, of the access log, or of what was typed but a list of boxes.
 */
const KEPT_KEYS: readonly KeptKey[] = [
  { key: [REACHABLE_PROFILES, ANY] },
  { key: ["home", ANY, DAY], outlivesDay: true },
  { key: ["doses", ANY, DAY], isOfProfile: true },
  { key: ["alerts", ANY, "records"], isOfProfile: true },
  { key: ["inventory", ANY, "medications"], isOfProfile: true },
  { key: ["inventory", ANY, "substances"], isOfProfile: true },
  {
    key: ["inventory", ANY, "person-facts", DAY],
    isOfProfile: true,
    outlivesDay: true,
  },
  { key: ["inventory", ANY, "kept-dose-boxes"], isOfProfile: true },
  { key: ["intakes", ANY, "latest"], isOfProfile: true },
  { key: ["intakes", ANY, "kept-ledger"], isOfProfile: true, isOfDoses: true },
  { key: ["intakes", ANY, "look-back"], isOfProfile: true, isOfDoses: true },
  { key: ["illness", ANY, "entries"], isOfProfile: true },
  { key: ["illness", "current"] },
  { key: ["prescriptions", ANY, "list"], isOfProfile: true },
  { key: ["profiles", ANY, "facts"], isOfProfile: true },
  { key: ["profiles", ANY, "weights"], isOfProfile: true },
  { key: ["profiles", ANY, "card"], isOfProfile: true },
  { key: [BOX_DRAFT, ANY], isOfProfile: true, isAboutPeople: false, isReference: true },
  { key: ["own-preferences", ANY], isAboutPeople: false },
  { key: ["feature-flags"], isAboutPeople: false },
  { key: ["monthly-limits"], isAboutPeople: false },
  { key: ["symptoms", "list"], isAboutPeople: false, isReference: true },
  { key: ["symptoms", "products"], isAboutPeople: false, isReference: true },
  { key: ["articles", "titles", ANY], isAboutPeople: false, isReference: true },
];

function keptKey(queryKey: QueryKey): KeptKey | undefined {
  return KEPT_KEYS.find(
    ({ key }) =>
      key.length === queryKey.length &&
      key.every((part, index) =>
        typeof part === "string" ? part === queryKey[index] : typeof queryKey[index] === "string",
      ),
  );
}

export function isKept(queryKey: QueryKey): boolean {
  return keptKey(queryKey) !== undefined;
}

/** Whether its hour has to be said where it is old. */
export function isAboutPeople(queryKey: QueryKey): boolean {
  const found = keptKey(queryKey);
  return found !== undefined && found.isAboutPeople !== false;
}

export function isOfDoses(queryKey: QueryKey): boolean {
  return keptKey(queryKey)?.isOfDoses ?? false;
}

/** Whether it need not be read anew with each visit. */
export function isReference(queryKey: QueryKey): boolean {
  return keptKey(queryKey)?.isReference ?? false;
}

/** The profile that a kept query is about; null where it is about none, or about all of the account. */
export function profileOfKey(queryKey: QueryKey): string | null {
  const [, profile] = queryKey;
  return keptKey(queryKey)?.isOfProfile && typeof profile === "string" ? profile : null;
}

/** The key under which it is read today; null where it says nothing about today. */
export function keyToday(queryKey: QueryKey, today: Day): QueryKey | null {
  const found = keptKey(queryKey);
  if (!found) return null;
  const next = queryKey.map((part, index) => (found.key[index] === DAY ? today : part));
  const isSameDay = next.every((part, index) => part === queryKey[index]);
  return isSameDay || found.outlivesDay ? next : null;
}
