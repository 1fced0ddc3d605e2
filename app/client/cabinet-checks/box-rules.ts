import type { Day } from "#domain/calendar/day.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import { type StandingLabel, standingLabel } from "#domain/dose-rules/standing-label.ts";
import { type Interaction, interactionsOf } from "#domain/interactions/interactions.ts";
import { type PrintedBox, productOf } from "#domain/interactions/product.ts";
import { type Treatments, treatmentsOf } from "#domain/interactions/treatments.ts";
import { visitorCountry } from "../locale/visitor-locale.ts";
import type { PersonFacts } from "./person-facts.ts";

/** A box as a form or a list has it. */
export interface CheckedBox extends Omit<PrintedBox, "activeMolecule" | "contained"> {
  /** Null for a box that is not stored yet. */
  readonly id: string | null;
  /** Of its reference, where the form knows it already. */
  readonly activeMolecule?: string | null;
}

export function treatmentsOfPerson(facts: PersonFacts, now: Instant): Treatments {
  return treatmentsOf({ ...facts, typed: [], now });
}

/** What the leaflet rules say of a box for one person, whatever the moment. */
export function labelOfBox(box: CheckedBox, facts: PersonFacts, today: Day): StandingLabel | null {
  return standingLabel(asStored(box, facts), facts.taker, { country: visitorCountry(), today });
}

/** What a box and the treatments of the person say of each other. */
export function interactionsOfBox(
  box: CheckedBox,
  facts: PersonFacts,
  { treatments, now }: { treatments: Treatments; now: Instant },
): readonly Interaction[] {
  const product = productOf(asStored(box, facts));
  return interactionsOf({ ...product, boxId: box.id }, treatments, now);
}

/** What a list does not say of a stored box, its reference does. */
function asStored(box: CheckedBox, { boxes }: PersonFacts) {
  const stored = boxes.find(({ id }) => id === box.id);
  return {
    ...box,
    activeMolecule: box.activeMolecule ?? stored?.activeMolecule ?? null,
    needsPrescription: stored?.needsPrescription ?? null,
    country: stored?.country ?? null,
    ...(stored?.contained && { contained: stored.contained }),
  };
}
