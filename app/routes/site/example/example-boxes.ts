import type { StoredMedication } from "#app/features/inventory/stored-medication.ts";
import { instant } from "#domain/calendar/instant.ts";
import type { ExampleBox, ExampleHome, ExamplePerson } from "#domain/example/example-home.ts";
import { doseAmount } from "#domain/intakes/composition-amount.ts";
import { NO_SCHEDULE } from "#domain/reminders/schedule.ts";
import type { CabinetBox, RecentIntake } from "#domain/symptoms/facts/guide-facts.ts";

const MADE_AT = instant("2026-01-01T00:00:00Z");

/** A box of the example as the parts of the inventory show it. */
export function asStoredBox(box: ExampleBox): StoredMedication {
  const { id, ownerId, name, dosage, form, totalQuantity, currentQuantity, expiresOn, openedOn } =
    box;
  return {
    id,
    ownerId,
    name,
    dosage,
    form,
    totalQuantity,
    currentQuantity,
    expiresOn,
    openedOn,
    createdAt: MADE_AT,
    referenceId: null,
    inUseDays: null,
    location: null,
    officialNumber: null,
    lot: null,
    posology: null,
    notes: null,
    schedule: NO_SCHEDULE,
    courseStop: null,
    version: "",
  };
}

/** The boxes as an answer for one person reads them: those of others with their names. */
export function boxesFor(home: ExampleHome, { id: personId }: ExamplePerson): CabinetBox[] {
  return home.boxes.map(({ hours: _hours, totalQuantity: _total, ...box }) => {
    const owner = home.people.find(({ id }) => id === box.ownerId);
    const isOthers = owner !== undefined && owner.id !== personId;
    return { ...box, country: "FR", ...(isOthers && { otherOwner: { name: owner.name } }) };
  });
}

/** The doses of one person as an answer reads them, with what each contained. */
export function intakesOf(home: ExampleHome, personId: string): RecentIntake[] {
  return home.intakes
    .filter((intake) => intake.personId === personId)
    .flatMap(({ id, boxId, quantity, takenAt }): RecentIntake[] => {
      const box = home.boxes.find((each) => each.id === boxId);
      if (!box) return [];
      const { name, dosage, form, contained } = box;
      return [
        {
          id,
          medicationId: boxId,
          medicationName: name,
          takenAt,
          dosage,
          form,
          quantity,
          ...(contained && {
            contained: contained.map((each) => ({
              substanceId: each.substanceId,
              milligrams: doseAmount(quantity, form, each).milligrams,
              weighedAs: each.weighedAs,
            })),
          }),
        },
      ];
    });
}
