import { useQueryClient } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, expect, test } from "vitest";
import type { RecentProduct } from "#app/features/home/recent-product.ts";
import type { ListedDoseBox } from "#app/features/intakes/dose-facts.ts";
import { offerUndo, withdrawUndo } from "#app/features/intakes/log/undoable-dose.ts";
import { keptDoseBoxesQuery } from "#app/features/intakes/queries.ts";
import { toMedicationList } from "#app/features/inventory/medication-rows.ts";
import { formatTime } from "#app/locale/format.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { BDPM } from "#domain/medicines/imports/source.ts";
import { aMedicationRow } from "#testing/builders/medication-row.ts";
import { type Backend, renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { GiveRow } from "./give-row.tsx";

const LEA = "00000000-0000-4000-8000-00000000aaaa";
const ROW = aMedicationRow({
  name: "Doliprane",
  dosage: "2,4 %",
  form: "Sirop",
  reference_id: "the reference",
});
const TYPED = aMedicationRow({ name: "Sirop de grand-mère", dosage: "", form: "Sirop" });
const MINE = "00000000-0000-4000-8000-0000000000d1";

afterEach(() => {
  act(() => withdrawUndo(MINE));
  cleanup();
});

interface Opened {
  /** What the device kept of the boxes when it read them last. */
  kept?: readonly (readonly [string, ListedDoseBox])[];
  row?: typeof ROW;
}

/** The row of a box whose latest dose is `last`, after this account has recorded one of it. */
async function open(
  last: Partial<RecentProduct> | null,
  backend: Backend = () => undefined,
  { kept, row = ROW }: Opened = {},
) {
  const [box] = toMedicationList([{ ...row, medication_reminders: [] }]).medications;
  if (!box) throw new Error("no box");
  const dose: RecentProduct = {
    intakeId: MINE,
    medicationId: box.id,
    name: box.name,
    dosage: box.dosage,
    form: box.form,
    quantity: 5,
    takenAt: instantAt(Date.now()),
    by: LEA,
    byName: "Claire",
    ...last,
  };
  const person = { id: LEA, name: "Léa", level: "own" as const };
  const opened = await renderScreen(
    <Kept boxes={kept}>
      <GiveRow of={{ person, box, last: last && dose }} isNamed={false} onGive={() => {}} />
    </Kept>,
    backend,
  );
  act(() => offerUndo({ intakeId: MINE, undo: () => {} }));
  return opened;
}

function Kept({ boxes, children }: { boxes: Opened["kept"]; children: ReactNode }) {
  const client = useQueryClient();
  useState(() => boxes && client.setQueryData(keptDoseBoxesQuery(LEA).queryKey, new Map(boxes)));
  return children;
}

const undo = () => screen.queryByRole("button", { name: "Annuler la prise : Doliprane" });

test("the dose that the row says is taken back in the row", async () => {
  await open({});
  expect(undo()).not.toBeNull();
});

test("beside another's dose of the same box nothing is taken back", async () => {
  await open({ intakeId: "his", quantity: 5.5, by: "oemer", byName: "Ömer" });
  expect(screen.getByText(/Donné par Ömer/)).toBeDefined();
  expect(undo()).toBeNull();
});

const REFERENCE = {
  active_molecule: "Paracétamol",
  source: BDPM.name,
  prescription_required: "Non",
  reference_substances: [],
};

/** The ledger has one dose of the syrup of Léa, who weighs 16.5 kg, taken two hours ago. */
const knowing =
  (intake_id: string, takenAt: string, row = ROW): Backend =>
  ({ url }) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith("/list_boxes_in_reach")) {
      return rows([
        {
          id: row.id,
          reference_id: row.reference_id,
          medication_references: row.reference_id && REFERENCE,
          medication_reminders: [],
        },
      ]);
    }
    if (pathname.endsWith("/profiles")) {
      return rows([
        {
          date_of_birth: "2022-01-01",
          profile_type: "child",
          weight: 16.5,
          weight_measured_on: takenAt.slice(0, 10),
        },
      ]);
    }
    if (!pathname.endsWith("/substance_ledger")) return undefined;
    return Response.json([
      {
        intake_id,
        taken_at: takenAt,
        medication_id: row.id,
        product_name: row.name,
        dosage: row.dosage,
        form: "Sirop",
        quantity: 5,
        giver_id: LEA,
        giver_name: "Claire",
        substance_id: null,
        milligrams: null,
        weighed_as: null,
        active_molecule: null,
      },
    ]);
  };

const UNKNOWN = "Heure de la prochaine prise non connue";

test("the row of a dose says from when on the leaflet has another one", async () => {
  const takenAt = instantAt(Date.now() - 2 * 3_600_000);
  await open({ takenAt }, knowing(MINE, takenAt));
  const again = formatTime(instantAt(Date.parse(takenAt) + 6 * 3_600_000), "fr");
  expect(await screen.findByText(new RegExp(`^Pas avant (le .+ à )?${again}$`))).toBeDefined();
});

const IBUPROFEN: ListedDoseBox = {
  activeMolecule: "Ibuprofène",
  contained: [],
  country: null,
  isPrescription: false,
  scheduled: null,
  referenceId: "another reference",
};

test.each([
  { what: "before the box was added", kept: [] },
  { what: "when the box was another product", kept: [[ROW.id, IBUPROFEN] as const] },
])("what the device kept $what is read again", async ({ kept }) => {
  const takenAt = instantAt(Date.now() - 2 * 3_600_000);
  await open({ takenAt }, knowing(MINE, takenAt), { kept });
  expect(await screen.findByText(/^Pas avant/)).toBeDefined();
});

test.each([
  { what: "the doses that were read lack the last one", of: "/nothing", intake: "another" },
  { what: "the boxes cannot be read", of: "/list_boxes_in_reach", intake: MINE },
  { what: "the doses cannot be read", of: "/substance_ledger", intake: MINE },
])("the row says that the next hour is not known where $what", async ({ of, intake }) => {
  const takenAt = instantAt(Date.now() - 2 * 3_600_000);
  await open({ takenAt }, (request) =>
    new URL(request.url).pathname.endsWith(of)
      ? Response.json({ code: "XX000", message: "broken" }, { status: 400 })
      : knowing(intake, takenAt)(request),
  );
  expect(await screen.findByText(UNKNOWN)).toBeDefined();
  expect(screen.queryByText(/^Pas avant/)).toBeNull();
});

test("of a medicine without a known interval the row says so, and nothing a day later", async () => {
  const hoursAgo = (hours: number) => instantAt(Date.now() - hours * 3_600_000);
  const [recent, old] = [hoursAgo(2), hoursAgo(26)];
  await open({ takenAt: recent }, knowing(MINE, recent, TYPED), { row: TYPED });
  expect(await screen.findByText(UNKNOWN)).toBeDefined();
  cleanup();
  const { client } = await open({ takenAt: old }, knowing(MINE, old, TYPED), { row: TYPED });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByText(UNKNOWN)).toBeNull();
});

test("a box nobody took of waits after a dose of its substance from another one", async () => {
  const takenAt = instantAt(Date.now() - 2 * 3_600_000);
  await open(null, knowing("of another box", takenAt));
  expect(await screen.findByText("Aucune prise notée de cette boîte")).toBeDefined();
  const again = formatTime(instantAt(Date.parse(takenAt) + 6 * 3_600_000), "fr");
  expect(await screen.findByText(new RegExp(`^Pas avant (le .+ à )?${again}$`))).toBeDefined();
});
