import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { rememberCountry } from "#app/client/locale/visitor-locale.ts";
import { day } from "#domain/calendar/day.ts";
import type { Form } from "#domain/inventory/form.ts";
import { BDPM } from "#domain/medicines/imports/source.ts";
import { knowing } from "#testing/builders/dose-form-backend.ts";
import { anIntakeRow } from "#testing/builders/intake-row.ts";
import { pressWhenEnabled } from "#testing/harness/press-when-enabled.ts";
import { renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { LogIntakeDialog } from "./log-intake-dialog.tsx";

beforeEach(() => rememberCountry("FR"));
afterEach(cleanup);

const NOE = "00000000-0000-4000-8000-00000000aaaa";
const BOX = "00000000-0000-4000-8000-000000000001";

interface Medicine {
  readonly name: string;
  readonly dosage: string;
  readonly form: Form;
  readonly molecule: string;
  readonly prescription: "Oui" | "Non";
}

const previscan: Medicine = {
  name: "Préviscan",
  dosage: "20 mg",
  form: "Comprimé",
  molecule: "Fluindione",
  prescription: "Oui",
};
const eliquis: Medicine = { ...previscan, name: "Eliquis", dosage: "5 mg", molecule: "Apixaban" };
const aspirin: Medicine = {
  ...previscan,
  name: "Aspirine",
  dosage: "500 mg",
  molecule: "Acide acétylsalicylique",
  prescription: "Non",
};
const antibiotic: Medicine = {
  name: "Clamoxyl",
  dosage: "250 mg/5 mL",
  form: "Sirop",
  molecule: "Amoxicilline",
  prescription: "Oui",
};
const smecta: Medicine = {
  name: "Gavisconell",
  dosage: "1 g",
  form: "Sirop",
  molecule: "Alginate de sodium",
  prescription: "Non",
};

const monthsAgo = (months: number) => {
  const date = new Date();
  date.setMonth(date.getMonth() - months);
  return date.toISOString().slice(0, 10);
};
const babyBorn = monthsAgo(4);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

interface Case {
  readonly medicine: Medicine;
  readonly born: string | null;
  readonly isAdult?: boolean;
  readonly ownerId?: string | null;
  readonly scheduled?: boolean;
  readonly wasTaken?: boolean;
  readonly answers?: { readonly taken?: readonly string[]; readonly untaken?: readonly string[] };
  /** Common boxes of the home. */
  readonly others?: readonly Medicine[];
  /** Taken by the person an hour ago. */
  readonly took?: Medicine;
  /** Kept with the dose. */
  readonly kept?: readonly string[];
}

const referenceOf = ({ molecule, prescription }: Medicine) => ({
  active_molecule: molecule,
  prescription_required: prescription,
  source: BDPM.name,
  reference_substances: [],
});

async function open(about: Case) {
  const { medicine, born, isAdult = false, ownerId = null, others = [], took } = about;
  const dose = (of: Medicine, id: string) =>
    anIntakeRow({
      id,
      medication_id: null,
      medication_name: of.name,
      medication_dosage: of.dosage,
      medication_form: of.form,
      quantity_taken: 1,
      taken_at: hoursAgo(1),
    });
  const doses = took ? [dose(took, "earlier")] : [];
  const known = knowing(
    {
      doses,
      ...(about.wasTaken && { last: dose(medicine, "last") }),
      box: {
        medication_references: referenceOf(medicine),
        ...(about.scheduled && { medication_reminders: [{ quantity: 1 }] }),
      },
      taker: {
        date_of_birth: born,
        weight: null,
        profile_type: isAdult ? "adult" : "child",
        profile_details: {
          allergies: [],
          picked_allergies: [],
          unrecognized_allergies: [],
          taken_treatments: about.answers?.taken ?? [],
          untaken_treatments: about.answers?.untaken ?? [],
        },
      },
    },
    () => Response.json([{ id: "made" }], { status: 201 }),
  );
  const inReach = [medicine, ...others].map((each, at) => ({
    id: at === 0 ? BOX : `00000000-0000-4000-8000-00000000001${at}`,
    is_common: at > 0 || ownerId === null,
    for_profile_id: at === 0 ? ownerId : null,
    name: each.name,
    dosage: each.dosage,
    form: each.form,
    medication_references: referenceOf(each),
  }));
  const { requests } = await renderScreen(
    <LogIntakeDialog
      open
      profileId={NOE}
      people={[{ id: NOE, name: "Noé", level: "own" }]}
      medication={{
        id: BOX,
        name: medicine.name,
        dosage: medicine.dosage,
        form: medicine.form,
        currentQuantity: 30,
        expiresOn: day("2090-01-31"),
        ownerId,
      }}
      choices={[]}
      onClose={() => undefined}
    />,
    (request) => {
      if (request.url.includes("/list_boxes_in_reach")) return rows(inReach);
      if (request.method === "GET" && request.url.includes("medication_name%2C") && took)
        return rows(doses);
      return known(request);
    },
  );
  return () => requests.filter(({ method, url }) => method === "POST" && !url.includes("/rpc/"));
}

async function take(quantity = "1") {
  fireEvent.change(screen.getByLabelText("Quantité prise", { exact: false }), {
    target: { value: quantity },
  });
  await pressWhenEnabled("Noter la prise");
}

const asked = async () => (await screen.findByRole("alert")).textContent ?? "";

test.each<{ readonly because: string } & Case>([
  { because: "a prescribed tablet", medicine: previscan, born: babyBorn },
  { because: "a prescribed syrup", medicine: antibiotic, born: babyBorn },
  {
    because: "a tablet at five years",
    medicine: aspirin,
    born: monthsAgo(71),
    kept: ["outside-age"],
  },
  { because: "a child whose age nobody knows", medicine: previscan, born: null },
  {
    because: "a box of the whole home whose reminder may be anybody's",
    medicine: antibiotic,
    born: babyBorn,
    scheduled: true,
  },
])(
  "$because of which nothing is known for a small child is asked about once, with the poison centre",
  async (about) => {
    const sent = await open(about);
    await take();
    const words = await asked();
    expect(words).toMatch(new RegExp(`${about.medicine.name} : rien de noté`, "u"));
    expect(words).toMatch(/centre antipoison/);
    expect(sent()).toHaveLength(0);
    await pressWhenEnabled(/^Oui, noter/);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(await sent()[0]?.json()).toMatchObject({ confirmed_warnings: about.kept ?? [] });
  },
);

test.each<{ readonly because: string } & Case>([
  { because: "a box in the child's name", medicine: antibiotic, born: babyBorn, ownerId: NOE },
  { because: "an earlier dose", medicine: antibiotic, born: babyBorn, wasTaken: true },
  {
    because: "an answer that it is taken",
    medicine: antibiotic,
    born: babyBorn,
    answers: { taken: ["Clamoxyl"] },
  },
  { because: "a child of seven", medicine: antibiotic, born: monthsAgo(84) },
  { because: "an adult", medicine: previscan, born: "1950-01-01", isAdult: true },
  { because: "a syrup without a prescription", medicine: smecta, born: monthsAgo(60) },
])("nothing of the kind is asked: $because", async (about) => {
  const sent = await open(about);
  await take();
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test("a second anticoagulant of the same person is asked about", async () => {
  const sent = await open({
    medicine: eliquis,
    born: "1950-01-01",
    isAdult: true,
    took: previscan,
  });
  await take();
  expect(await asked()).toMatch(/Préviscan.*deux anticoagulants/su);
  expect(sent()).toHaveLength(0);
  await pressWhenEnabled(/^Oui, noter/);
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test("the same anticoagulant again is no second one", async () => {
  const sent = await open({
    medicine: previscan,
    born: "1950-01-01",
    isAdult: true,
    took: { ...previscan, dosage: "10 mg" },
  });
  await take();
  await waitFor(() => expect(sent()).toHaveLength(1));
});

const henri = { medicine: aspirin, born: "1944-01-01", isAdult: true } as const;

test("a question without an answer, on which a refusal depends, is asked once before saving", async () => {
  const sent = await open({ ...henri, others: [previscan] });
  await take();
  expect(await asked()).toMatch(/Préviscan .*est-ce pris par Noé en ce moment.*sans réponse/su);
  expect(sent()).toHaveLength(0);
  await pressWhenEnabled(/^Oui, noter/);
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test("a question that was answered is not asked again", async () => {
  const sent = await open({ ...henri, others: [previscan], answers: { untaken: ["Préviscan"] } });
  await take();
  await waitFor(() => expect(sent()).toHaveLength(1));
});
