import { addDays, type Day, day } from "#domain/calendar/day.ts";
import { epochMs, type Instant, instantAt } from "#domain/calendar/instant.ts";
import { UNKNOWN_DOSAGE } from "#domain/inventory/medication-draft.ts";
import { SOURCES } from "#domain/medicines/imports/source.ts";
import { type Backend, rows } from "../harness/render-screen.tsx";
import { personRow } from "./answer-person.ts";
import { type AnswerScenario, formNamed, quantityOf } from "./answer-scenario.ts";
import { anIntakeRow } from "./intake-row.ts";
import { aMedicationRow } from "./medication-row.ts";

const AN_HOUR_MS = 3_600_000;
const PERSON = "00000000-0000-4000-8000-00000000aaaa";
const SOMEBODY_ELSE = "00000000-0000-4000-8000-00000000bbbb";
const BOX = "00000000-0000-4000-8000-0000000b0";

/** Rows of the two lists, as a new installation holds them. */
export interface ReferenceLists {
  readonly symptoms: readonly object[];
  readonly products: readonly object[];
}

/** The home of a scenario as the API answers it. */
export function homeOf(scenario: AnswerScenario, lists: ReferenceLists, now: Instant) {
  const today = day(now.slice(0, 10));
  const boxes = scenario.boxes.map((box, place) => boxRow(box, place, scenario.country, today));
  const treatments = scenario.treatments.map((name, at) => treatmentRow(name, at));
  const doses = scenario.doses.map((dose) => doseRow(dose, scenario, now));
  const person = personRow(scenario, {
    id: PERSON,
    name: "Camille",
    today,
  });
  const others = scenario.boxes.flatMap(({ reservedFor }) => reservedFor ?? []);
  const people = [person, ...others.map((name, at) => ({ id: ownerId(at), first_name: name }))];
  const known = [...boxes, ...treatments];
  const backend: Backend = ({ url, method }) => {
    const { pathname, searchParams } = new URL(url);
    const wanted = searchParams.get("id")?.replace("eq.", "");
    const isWanted = ({ id }: { id: string }) => wanted === undefined || id === wanted;
    if (pathname.endsWith("/list_boxes_in_reach")) return rows(known);
    if (pathname.endsWith("/substance_ledger")) return Response.json(doses.map(ledgerRow));
    if (method === "POST") return new Response(null, { status: 201 });
    if (pathname.endsWith("/profiles")) return rows(people.filter(isWanted));
    if (pathname.endsWith("/symptoms_medications")) return rows(lists.symptoms);
    if (pathname.endsWith("/health_products")) return rows(lists.products);
    if (pathname.endsWith("/medication_intake_logs")) return rows(doses);
    if (pathname.endsWith("/medications")) return rows(known.filter(isWanted));
    if (pathname.endsWith("/user_preferences")) return Response.json({ analytics_enabled: false });
    return rows([]);
  };
  return { backend, profileId: PERSON, person, placeOf };
}

const boxId = (place: number) => `${BOX}${String(place).padStart(3, "0")}`;
const ownerId = (at: number) => `${SOMEBODY_ELSE.slice(0, -1)}${at}`;

/** Where a box of the answer stands in the scenario; -1 for what the person takes. */
const placeOf = (id: string) => (id.startsWith(BOX) ? Number(id.slice(BOX.length)) : -1);

type ScenarioBox = AnswerScenario["boxes"][number];

function boxRow(box: ScenarioBox, place: number, country: string, today: Day) {
  const { name, substances, strength, form, expired, left, reservedFor, prescription } = box;
  const { openedDaysAgo } = box;
  return {
    ...aMedicationRow({
      id: boxId(place),
      name,
      dosage: strength || UNKNOWN_DOSAGE,
      form: formNamed(form),
      total_quantity: Math.max(1, left),
      current_quantity: left,
      opened_on: openedDaysAgo === undefined ? null : addDays(today, -openedDaysAgo),
      expiry_date: expired ? "2026-03-31" : "2030-05-31",
      is_common: reservedFor === null,
      for_profile_id: reservedFor === null ? PERSON : ownerId(0),
    }),
    official_notices: null,
    // What nobody could name was typed by hand.
    medication_references:
      substances.length === 0 ? null : referenceOf(substances.join(" + "), prescription, country),
  };
}

/** Of the country where the scenario takes place; of a list that we do not have, none. */
function referenceOf(active_molecule: string, isPrescribed: boolean, country: string) {
  return {
    active_molecule,
    prescription_required: isPrescribed ? "Oui" : "Non",
    source: SOURCES.find((each) => each.country === country)?.name ?? "",
    source_key: null,
    source_date: "2026-11-01",
    reference_substances: [] as object[],
  };
}

/** What somebody takes stands in their own name, on prescription. */
function treatmentRow(written: string, at: number) {
  const [, name = written, dosage = ""] = /^(.+?) (\d.*)$/u.exec(written) ?? [];
  return {
    ...aMedicationRow({
      id: `00000000-0000-4000-8000-0000000c0${String(at).padStart(3, "0")}`,
      name,
      dosage: dosage || UNKNOWN_DOSAGE,
      for_profile_id: PERSON,
    }),
    official_notices: null,
    medication_references: referenceOf(name, true, ""),
  };
}

function doseRow(
  { box: place, hoursAgo, amount }: AnswerScenario["doses"][number],
  { boxes }: AnswerScenario,
  now: Instant,
) {
  const box = boxes[place];
  if (!box) throw new RangeError(`No box ${place}`);
  const quantity = quantityOf(amount, box.name);
  return {
    ...anIntakeRow({
      medication_id: boxId(place),
      medication_name: box.name,
      // A dose whose amount nobody wrote down contains what nobody can tell.
      medication_dosage: quantity === null || box.strength === "" ? UNKNOWN_DOSAGE : box.strength,
      medication_form: formNamed(box.form),
      quantity_taken: quantity ?? 1,
      taken_at: instantAt(epochMs(now) - hoursAgo * AN_HOUR_MS),
      medications: { medication_references: { active_molecule: box.substances.join(" + ") } },
    }),
    intake_substances: [] as object[],
  };
}

function ledgerRow(row: ReturnType<typeof doseRow>) {
  return {
    intake_id: row.id,
    taken_at: row.taken_at,
    medication_id: row.medication_id,
    product_name: row.medication_name,
    dosage: row.medication_dosage,
    form: row.medication_form,
    quantity: row.quantity_taken,
    giver_id: row.user_id,
    giver_name: "Camille",
    substance_id: null,
    milligrams: null,
    weighed_as: null,
    active_molecule: row.medications?.medication_references?.active_molecule || null,
  };
}
