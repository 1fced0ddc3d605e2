import type { OutboxAction } from "#app/client/offline/actions.ts";
import { withWaitingIntakes } from "#app/client/offline/waiting-intakes.ts";
import type { RecentProduct } from "#app/features/home/recent-product.ts";
import type { StoredMedication } from "#app/features/inventory/stored-medication.ts";
import type { Day } from "#domain/calendar/day.ts";
import { epochMs, type Instant } from "#domain/calendar/instant.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import { expiryOn } from "#domain/inventory/expiry.ts";
import { goodUntil } from "#domain/inventory/opened-life.ts";
import { recallsToMind } from "#domain/notices/recall.ts";
import { may } from "#domain/sharing/profile-actions.ts";
import type { Home } from "./home-query.ts";

/** A box that a dose for one person can be recorded from, in one tap. */
export interface GivableBox {
  readonly person: Person;
  readonly box: StoredMedication;
  /** The person's latest dose of it; null before the first. */
  readonly last: RecentProduct | null;
}

/** With the name that doses have on this device, so that one that was taken back there is left out. */
interface RecentDose extends RecentProduct {
  readonly id: string;
}

/** The first screen as it was read at `readAt` (milliseconds since 1970), with the doses that wait on this device. */
export function withWaitingProducts(
  home: Home,
  actions: readonly OutboxAction[],
  readAt: number,
): Home {
  if (actions.length === 0) return home;
  const people = home.people.map((person) => {
    const own = actions.filter(({ profileId }) => profileId === person.id);
    const waiting = withWaitingIntakes<RecentDose>([], own, readAt, (dose) => ({
      ...dose,
      intakeId: dose.id,
      byName: null,
    }));
    if (waiting.length === 0) return person;
    const recentProducts = [...waiting, ...person.recentProducts]
      .sort((a, b) => epochMs(b.takenAt) - epochMs(a.takenAt))
      .filter((dose, at, all) => all.findIndex((other) => isSameProduct(other, dose)) === at);
    return { ...person, recentProducts };
  });
  return { ...home, people };
}

/** The latest doses of each product, by profile. */
export function recentOf(home: Home | undefined): ReadonlyMap<string, readonly RecentProduct[]> {
  return new Map(home?.people.map(({ id, recentProducts }) => [id, recentProducts]));
}

function isSameProduct(one: RecentProduct, { name, dosage, form }: RecentProduct): boolean {
  return name === one.name && dosage === one.dosage && form === one.form;
}

/** The boxes in whose list a person finds them: their own and those of their home. */
export function boxesOf(home: Home, profileId: string): readonly StoredMedication[] {
  const person = home.people.find(({ id }) => id === profileId);
  if (!person) return [];
  return [...person.boxes.medications, ...(home.commonBoxes.get(person.homeId)?.medications ?? [])];
}

/**
 * What is most likely given next: the boxes of the latest doses of everybody shown, newest first, and for one person
 * alone the other usable boxes after them. Boxes with a schedule come later: their doses are recorded where they are due.
 */
export function givableBoxes(home: Home, shown: readonly Person[], today: Day): GivableBox[] {
  const givers = shown.filter(({ level }) => may(level, "log-intakes"));
  const again = givers.flatMap((person) => boxesGivenBefore(home, person, today));
  again.sort(
    (a, b) =>
      Number(isScheduled(a.box)) - Number(isScheduled(b.box)) ||
      epochMs(b.last.takenAt) - epochMs(a.last.takenAt),
  );
  const [only] = givers;
  if (shown.length !== 1 || !only) return again;
  const known = new Set(again.map(({ box }) => box.id));
  // Each moment is read once: comparing a thousand boxes two by two would read twenty thousand.
  const others = boxesOf(home, only.id)
    .filter((box) => !known.has(box.id) && isUsable(box, today))
    .map((box) => ({ box, createdAt: epochMs(box.createdAt) }))
    .sort((a, b) => b.createdAt - a.createdAt);
  return [...again, ...others.map(({ box }) => ({ person: only, box, last: null }))];
}

/** A latest dose of somebody that stands beside no box. */
export interface SeenDose {
  readonly person: Person;
  readonly last: RecentProduct;
  /** Why nothing is given of its box; null where there is none, or this account may only look. */
  readonly unusable: UnusableBecause | null;
  /** Whether a plan says when the next dose is. */
  readonly isPlanned: boolean;
}

export type UnusableBecause = "empty" | "expired" | "recalled";

/** Hours in which a dose counts at night, also where its box is used up. */
const SEEN_HOURS = 48;

/**
 * The latest doses of everybody shown from which nothing can be given again, newest first: this account may only look,
 * or the box is used up. Older than two days they are left out, where there is something to give.
 */
export function dosesWithoutBox(
  home: Home,
  shown: readonly Person[],
  given: readonly GivableBox[],
  now: Instant,
  today: Day,
): SeenDose[] {
  const listed = new Set(given.map(({ last }) => last?.intakeId));
  const since = given.length === 0 ? 0 : epochMs(now) - SEEN_HOURS * 3_600_000;
  return shown
    .flatMap((person) => {
      const found = home.people.find(({ id }) => id === person.id);
      return (found?.recentProducts ?? []).map((last) => {
        const isLookedAt = !may(person.level, "log-intakes");
        const alike = boxesLike(home, person, last);
        const unusable = isLookedAt ? null : whyUnusable(alike, today);
        return { person, last, unusable, isPlanned: alike.some(isScheduled) };
      });
    })
    .filter(({ last }) => !listed.has(last.intakeId) && epochMs(last.takenAt) >= since)
    .sort((a, b) => epochMs(b.last.takenAt) - epochMs(a.last.takenAt));
}

function boxesGivenBefore(home: Home, person: Person, today: Day) {
  const found = home.people.find(({ id }) => id === person.id);
  return (found?.recentProducts ?? []).flatMap((last) => {
    const alike = boxesLike(home, person, last);
    const box =
      alike.find((each) => each.id === last.medicationId && isUsable(each, today)) ??
      alike.find((each) => isUsable(each, today));
    return box ? [{ person, box, last }] : [];
  });
}

/** The box of a dose, and others of its product: one that is empty or expired was followed by another one. */
function boxesLike(home: Home, person: Person, last: RecentProduct): StoredMedication[] {
  return boxesOf(home, person.id).filter(
    ({ id, name, dosage, form }) =>
      id === last.medicationId ||
      (name === last.name && dosage === last.dosage && form === last.form),
  );
}

function whyUnusable(alike: readonly StoredMedication[], today: Day): UnusableBecause | null {
  if (alike.length === 0) return null;
  if (alike.some((box) => recallsToMind(box).length > 0)) return "recalled";
  const isExpired = (box: StoredMedication) => expiryOn(today, goodUntil(box)) === "expired";
  return alike.some((box) => box.currentQuantity > 0 && isExpired(box)) ? "expired" : "empty";
}

export function isUsable(box: StoredMedication, today: Day): boolean {
  // One whose batch nobody has compared may be the recalled one.
  if (recallsToMind(box).length > 0) return false;
  return box.currentQuantity > 0 && expiryOn(today, goodUntil(box)) !== "expired";
}

export function isScheduled({ schedule }: StoredMedication): boolean {
  return schedule.doses.length > 0;
}
