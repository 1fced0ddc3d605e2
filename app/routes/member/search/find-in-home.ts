import type { StoredMedication } from "#app/features/inventory/stored-medication.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import { indexTexts, type TextIndex } from "#domain/locale/text-search.ts";
import type { Home } from "../home/home-query.ts";

/** A box, and whose cabinet it opens in. */
export interface FoundBox {
  readonly box: StoredMedication;
  /** Of a common box the active person where it is in their home, else the first person of that home. */
  readonly profileId: string;
}

/** Every box of all people and their homes, a common one once. */
export function boxesOfHome(home: Home, activeId: string): FoundBox[] {
  const own = home.people.flatMap(({ id, boxes }) =>
    boxes.medications.map((box) => ({ box, profileId: id })),
  );
  const common = [...home.commonBoxes].flatMap(([homeId, { medications }]) => {
    const residents = home.people.filter((person) => person.homeId === homeId);
    const person = residents.find(({ id }) => id === activeId) ?? residents[0];
    return person ? medications.map((box) => ({ box, profileId: person.id })) : [];
  });
  return [...own, ...common];
}

export function indexPeople(people: readonly Person[]): TextIndex<Person> {
  return indexTexts(people, ({ name }) => name ?? "");
}
