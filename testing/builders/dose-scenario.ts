import { addDays, dayOf } from "#domain/calendar/day.ts";
import { epochMs, instant, instantAt } from "#domain/calendar/instant.ts";
import { leafletFor, nextDose } from "#domain/dose-rules/leaflet.ts";
import type { DoseTaker, PersonBand } from "#domain/dose-rules/person-band.ts";
import { heldBy, unitMilligrams } from "#domain/intakes/dose-contents.ts";
import { doubtsAbout } from "#domain/intakes/dose-doubts.ts";
import type { DoseDoubt } from "#domain/intakes/dose-warnings.ts";
import { type RecentDose, summarizeRecentDoses } from "#domain/intakes/recent-doses.ts";
import { unitAmount } from "#domain/intakes/unit-amount.ts";
import { type Form, isForm } from "#domain/inventory/form.ts";
import type { DoseOutcome, DoseScenario } from "../samples/dose-scenarios.ts";
import { paris } from "../samples/time-zones.ts";
import { compositionFactsAsAmount } from "./composed-box.ts";

/** What the product comes to, in the words of the table; what it does not say is left out. */
export function doseOutcomeOf(scenario: DoseScenario): DoseOutcome {
  const now = instant(scenario.now ?? "2026-11-21T22:00:00+01:00");
  const today = dayOf(now, paris);
  const taker = takerOf(scenario.who, addDays(today, -1));
  const box = { ...boxOf(scenario.box), id: "box", activeMolecule: null };
  const contained = (scenario.holds ?? []).map(compositionFactsAsAmount);
  const composed = { ...box, contained };
  const doses = (scenario.took ?? []).map(doseOf);
  const ruled = {
    ...box,
    substances: heldBy(composed),
    milligramsPerUnit: unitAmount(composed, heldBy(composed)[0]),
    country: "FR",
    isPrescription: false,
  };
  const leaflet = leafletFor(ruled, taker, "FR", today);
  const relevantDoses = summarizeRecentDoses(composed, doses, now);
  const perUnit = unitMilligrams(composed);
  const [taken] = relevantDoses.taken;
  const next =
    leaflet.kind === "rules" && taken
      ? nextDose(taken.amounts, leaflet.limits, perUnit, now)
      : null;
  const asks =
    scenario.records === undefined
      ? []
      : doubtsAbout(
          composed,
          { id: "new", quantity: scenario.records, takenAt: now },
          { doses, taker, relevantDoses, leaflet, refusals: [], ofPerson: [], isCompared: true },
        ).map(askWords);
  const total = relevantDoses.taken.flatMap(({ substance, count, milligrams }) => {
    if (count === 0) return [];
    if (milligrams === null) return [`${substance} ${count}`];
    return [
      `${substance} ${count}, ${milligrams.isAtLeast ? "at least " : ""}${milligrams.sum} mg`,
    ];
  });
  return {
    ...(leaflet.kind === "rules" && isByWeight(leaflet.rules) && { band: bandWords(leaflet.band) }),
    ...(total.length > 0 && { total }),
    ...(next?.notBefore && { notBefore: next.notBefore.moment }),
    ...(next?.maximum && { maximumUntil: next.maximum.until }),
    ...((next?.isOver || next?.isOverStop) && { isOver: true as const }),
    ...(asks.length > 0 && { asks }),
  };
}

/** The same, with moments as the domain writes them. */
export function expectedOf({ comes }: DoseScenario): DoseOutcome {
  const moment = (text: string) => instantAt(epochMs(instant(text)));
  return {
    ...comes,
    ...(comes.notBefore && { notBefore: moment(comes.notBefore) }),
    ...(comes.maximumUntil && { maximumUntil: moment(comes.maximumUntil) }),
  };
}

const isByWeight = (rules: readonly { readonly weight: unknown }[]) =>
  rules.some(({ weight }) => weight !== null);

function bandWords(band: PersonBand): string {
  if (band.kind === "outside") return `outside ${band.because}`;
  if (band.kind !== "band") return band.kind;
  const { weight } = band.rule;
  return weight ? `${weight.least ?? ""}-${weight.most ?? ""} ${weight.unit}` : "everybody";
}

function askWords(doubt: DoseDoubt): string {
  switch (doubt.kind) {
    case "milligrams":
      return `milligrams ${doubt.milligrams}`;
    case "above-daily-milligrams":
      return `above-daily-milligrams ${doubt.milligrams} of ${doubt.most.milligrams}`;
    case "before-interval":
      return `before-interval ${doubt.substance}${doubt.isRepeated ? ", repeated" : ""}`;
    case "other-nsaid":
      return `other-nsaid ${doubt.substance}`;
    default:
      return doubt.kind;
  }
}

/** `child 4y 16.5kg` */
function takerOf(who: string, weightOn: DoseTaker["weightOn"]): DoseTaker {
  const [type, age = "", weight = ""] = who.split(" ");
  return {
    isAdult: type === "adult",
    ageInMonths: Number.parseInt(age, 10) * (age.endsWith("y") ? 12 : 1),
    weightKg: Number.parseFloat(weight),
    weightOn,
  };
}

/** `Doliprane 2,4 %, Sirop`: a name, a strength from its first digit on, and a form. */
function boxOf(text: string): { name: string; dosage: string; form: Form } {
  const at = text.lastIndexOf(", ");
  const form = text.slice(at + 2);
  if (!isForm(form)) throw new SyntaxError(`Not a form: ${text}`);
  const [, name = "", dosage = ""] = /^(\D+?)(?: (\d.*))?$/.exec(text.slice(0, at)) ?? [];
  return { name, dosage, form };
}

/** `2026-11-21T20:00:00+01:00 7 Doliprane 2,4 %, Sirop = paracetamol 168` */
function doseOf(text: string, at: number): RecentDose {
  const [, moment = "", quantity = "", box = "", , held] =
    /^(\S+) (\S+) (.*?)( = (.*))?$/.exec(text) ?? [];
  return {
    ...boxOf(box),
    id: `dose ${at}`,
    medicationId: null,
    quantity: Number(quantity),
    takenAt: instant(moment),
    by: null,
    activeMolecule: null,
    ...(held && {
      contained: held.split(", ").map((each) => {
        const [substanceId = "", milligrams] = each.split(" ");
        return { substanceId, milligrams: Number(milligrams), weighedAs: null };
      }),
    }),
  };
}
