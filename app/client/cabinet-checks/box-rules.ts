import type { Day } from "#domain/calendar/day.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import type { DoseRule } from "#domain/dose-rules/dose-rule.ts";
import { type HomeWait, homeWait } from "#domain/dose-rules/home-wait.ts";
import { leafletFor } from "#domain/dose-rules/leaflet.ts";
import { ruledBox, type StandingLabel, standingLabel } from "#domain/dose-rules/standing-label.ts";
import { otherAnticoagulant } from "#domain/intakes/unexpected-medicine.ts";
import { type BoxPair, pairsAmong } from "#domain/interactions/box-pairs.ts";
import { type Interaction, interactionsOf, isRefused } from "#domain/interactions/interactions.ts";
import { type PrintedBox, productOf } from "#domain/interactions/product.ts";
import { type Treatments, treatmentsOf } from "#domain/interactions/treatments.ts";
import type { CountedDose } from "#domain/ledger/ledger.ts";
import type { Substance } from "#domain/medicines/molecules/molecule.ts";
import { isChildOfUnknownAge } from "#domain/profiles/plausible-measures.ts";
import type { Refused } from "#domain/symptoms/guidance.ts";
import { listCountry } from "#domain/symptoms/list/symptom.ts";
import { withoutTooYoung } from "#domain/symptoms/rules/asked-of-a-child.ts";
import { because, personRefusals, saidOnce } from "#domain/symptoms/rules/person-checks.ts";
import { youngestMonths } from "#domain/symptoms/rules/youngest-months.ts";
import { visitorCountry } from "../locale/visitor-locale.ts";
import type { PersonFacts } from "./person-facts.ts";

/** A box as a form or a list has it. */
export interface CheckedBox extends Omit<PrintedBox, "activeMolecule" | "contained"> {
  /** Null for a box that is not stored yet. */
  readonly id: string | null;
  /** Of its reference, where the form knows it already. */
  readonly activeMolecule?: string | null;
}

/** The last answer for each reading of a person. */
const treatmentsRead = new WeakMap<
  PersonFacts,
  { readonly now: Instant; readonly treatments: Treatments }
>();

/** Read once for whatever asks: with a thousand boxes a dialog would wait for it each time it opens. */
export function treatmentsOfPerson(facts: PersonFacts, now: Instant): Treatments {
  const known = treatmentsRead.get(facts);
  if (known?.now === now) return known.treatments;
  const treatments = withoutTooYoung(
    treatmentsOf({ ...facts, typed: [], now }),
    facts.boxes,
    facts.taker.ageInMonths,
  );
  treatmentsRead.set(facts, { now, treatments });
  return treatments;
}

/** What the leaflet rules say of a box for one person, whatever the moment. */
export function labelOfBox(box: CheckedBox, facts: PersonFacts, today: Day): StandingLabel | null {
  return standingLabel(asStored(box, facts), facts.taker, { country: visitorCountry(), today });
}

/** What the leaflets of the home say of when a substance may be given again. */
export function homeWaitOf(
  substance: Substance,
  amounts: readonly CountedDose[],
  { boxes, taker }: PersonFacts,
  at: { readonly today: Day; readonly now: Instant },
): HomeWait | null {
  const ruled = boxes.flatMap((box) => ruledBox(box) ?? []);
  return homeWait(substance, amounts, ruled, { taker, country: visitorCountry(), ...at });
}

/** How far apart doses are by the leaflet of a box for one person, and how many fit into 24 hours. Null is not known. */
export interface PrintedSpacing {
  readonly intervalHours: number | null;
  readonly maxDoses: number | null;
  readonly source: DoseRule["source"];
}

/** Null where no leaflet of ours is that of the box, or it is not for this person. */
export function spacingOfBox(
  box: CheckedBox,
  facts: PersonFacts,
  today: Day,
): PrintedSpacing | null {
  const ruled = ruledBox(asStored(box, facts));
  const leaflet = ruled && leafletFor(ruled, facts.taker, visitorCountry(), today);
  if (leaflet?.kind !== "rules" || leaflet.band.kind !== "band") return null;
  const { interval, maxDoses } = leaflet.limits;
  return { intervalHours: interval?.preferred ?? null, maxDoses, source: leaflet.cited.source };
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

/** A box of a list, by which two are told apart. */
export type ListedBox = CheckedBox & { readonly id: string };

/** What boxes that are given within the same hours say of each other. */
export function pairsOfBoxes(
  boxes: readonly ListedBox[],
  facts: PersonFacts,
  { treatments, now }: { treatments: Treatments; now: Instant },
): readonly BoxPair<ListedBox>[] {
  return pairsAmong(
    boxes.map((box) => ({ ...asStored(box, facts), id: box.id })),
    treatments,
    now,
  );
}

/** Whether a substance of the box is known, without which nothing is compared. */
export function isComparable(box: CheckedBox, facts: PersonFacts): boolean {
  return productOf(asStored(box, facts)).substances.length > 0;
}

/** What the age, the conditions and the allergies of the person say of a box. It warns, and holds nothing back. */
export function warningsOfBox(box: CheckedBox, { person, ...facts }: PersonFacts): Refused[] {
  if (!person) return [];
  const stored = asStored(box, { person, ...facts });
  const { substances } = productOf(stored);
  const country = visitorCountry();
  const said = personRefusals(
    { substances, names: [box.name] },
    {
      country: listCountry(country),
      leafletCountry: country,
      patient: { ...person, circumstances: [] },
      allergies: person.allergies,
    },
  );
  const isAgeSaid = said.some(({ reason }) => reason === "age-unknown");
  return isChildOfUnknownAge(person) && !isAgeSaid && youngestMonths(stored, substances) !== null
    ? [...said, because("age-unknown", "label-age")]
    : said;
}

/**
 * Why a dose of a box is asked about before it is recorded: what the person alone says against it, and what is
 * contra-indicated or not recommended with something the person takes.
 * @param moment null while the treatments are not known
 */
export function refusalsOfBox(
  box: CheckedBox,
  facts: PersonFacts,
  moment: { treatments: Treatments; now: Instant } | null,
): Refused[] {
  const interactions = moment ? interactionsOfBox(box, facts, moment).filter(isRefused) : [];
  return saidOnce([
    ...warningsOfBox(box, facts),
    ...interactions.map(
      (interaction) => ({ reason: "interaction", rule: null, allergy: null, interaction }) as const,
    ),
  ]);
}

/** What the person takes of another anticoagulant, as it is called. */
export function otherAnticoagulantOf(
  box: CheckedBox,
  facts: PersonFacts,
  treatments: Treatments,
): string | null {
  const { substances } = productOf(asStored(box, facts));
  return otherAnticoagulant(substances, treatments.list)?.name ?? null;
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
