import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { instant } from "#domain/calendar/instant.ts";
import { NO_SCHEDULE } from "#domain/reminders/schedule.ts";
import { aMedicationRow } from "#testing/builders/medication-row.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import type { StoredMedication } from "../stored-medication.ts";
import { EditMedicationDialog } from "./edit-medication-dialog.tsx";

afterEach(cleanup);

const KNOWN: StoredMedication = {
  id: "00000000-0000-4000-8000-00000000beef",
  referenceId: null,
  name: "Spasfon",
  dosage: "80 mg",
  form: "Comprimé",
  totalQuantity: 30,
  currentQuantity: 12,
  expiresOn: day("2030-05-31"),
  openedOn: null,
  inUseDays: null,
  ownerId: "00000000-0000-4000-8000-00000000aaaa",
  location: null,
  officialNumber: null,
  lot: null,
  posology: null,
  notes: null,
  schedule: NO_SCHEDULE,
  courseStop: null,
  createdAt: instant("2026-11-01T08:00:00Z"),
  version: "2026-11-01T08:00:00.000001+00:00",
};

const SAVED_BY_ANOTHER = aMedicationRow({
  id: KNOWN.id,
  name: "Spasfon",
  dosage: "80 mg",
  total_quantity: 30,
  current_quantity: 11,
  notes: "Dans le tiroir",
  updated_at: "2026-11-02T08:00:00.000002+00:00",
});

test("the loser of two edits sees both values, loses nothing typed, and saves against the new version", async () => {
  let closed = 0;
  const { requests } = await renderScreen(
    <EditMedicationDialog
      open
      profileId="00000000-0000-4000-8000-00000000aaaa"
      medication={KNOWN}
      unreadable={[]}
      onClose={() => {
        closed += 1;
      }}
    />,
    async (request) => {
      if (request.method === "GET") return Response.json([SAVED_BY_ANOTHER]);
      const { known_version: version } = await request.clone().json();
      return Response.json(version === SAVED_BY_ANOTHER.updated_at ? [SAVED_BY_ANOTHER] : []);
    },
  );
  fireEvent.change(await screen.findByLabelText("Quantité actuelle"), { target: { value: "20" } });
  fireEvent.click(screen.getByRole("button", { name: "Enregistrer" }));

  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toContain("Ce médicament a changé entre-temps");
  expect(notice.textContent).toContain("Enregistré entre-temps : 11");
  expect(notice.textContent).toContain("Votre saisie : 20");
  expect(notice.textContent).toContain("Repris dans le formulaire : Dans le tiroir");
  expect(screen.getByLabelText<HTMLInputElement>("Quantité actuelle").value).toBe("20");
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Notes/).value).toBe("Dans le tiroir");

  fireEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(closed).toBe(1));
  const writes = requests.filter(({ method }) => method === "POST");
  const [first, second] = await Promise.all(writes.map((request) => request.json()));
  expect(first.known_version).toBe(KNOWN.version);
  expect(second).toMatchObject({
    known_version: SAVED_BY_ANOTHER.updated_at,
    box: { current_quantity: 20, notes: "Dans le tiroir" },
  });
});

const PLANNED: StoredMedication = {
  ...KNOWN,
  schedule: {
    ...NO_SCHEDULE,
    doses: [{ time: "08:00", quantity: 1 }],
    endsOn: day("2030-01-10"),
  },
};

const hoursAt = (...times: string[]) =>
  times.map((time) => ({
    reminder_time: `${time}:00`,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    starts_on: null,
    ends_on: "2030-01-10",
    paused_at: null as string | null,
    paused_until: null,
    quantity: 1,
  }));

/** Notes are typed while somebody else saves the box with these hours; then it is saved as the form stands. */
async function notesBeside(medication_reminders: ReturnType<typeof hoursAt>, change: object = {}) {
  let closed = 0;
  const saved = {
    ...aMedicationRow({
      id: KNOWN.id,
      name: "Spasfon",
      dosage: "80 mg",
      total_quantity: 30,
      current_quantity: 12,
      updated_at: "2026-11-02T08:00:00.000002+00:00",
    }),
    expiry_date: "2030-05-31",
    medication_reminders,
    ...change,
  };
  const { requests } = await renderScreen(
    <EditMedicationDialog
      open
      profileId="00000000-0000-4000-8000-00000000aaaa"
      medication={PLANNED}
      unreadable={[]}
      onClose={() => {
        closed += 1;
      }}
    />,
    async (request) => {
      if (request.method === "GET") return Response.json([saved]);
      const { known_version: version } = await request.clone().json();
      return Response.json(version === saved.updated_at ? [saved] : []);
    },
  );
  fireEvent.change(await screen.findByLabelText(/Notes/), { target: { value: "mes notes" } });
  fireEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  const notice = await screen.findByRole("alert");
  const said = notice.textContent ?? "";
  fireEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(closed).toBe(1));
  const writes = requests.filter(({ method }) => method === "POST");
  return { said, written: await writes.at(-1)?.json() };
}

test("an hour that somebody else added meanwhile is said, and kept by an edit of the notes", async () => {
  const { said, written } = await notesBeside(hoursAt("08:00", "20:00"));
  expect(said).toMatch(/Rappels.*Repris dans le formulaire : .*08:00 et 20:00/);
  expect(written).toMatchObject({
    box: { notes: "mes notes" },
    hours: [{ reminder_time: "08:00" }, { reminder_time: "20:00" }],
  });
});

test("a course that somebody else stopped meanwhile is said, and stays stopped", async () => {
  const paused_at = "2026-11-02T08:00:00Z";
  const { said, written } = await notesBeside(
    hoursAt("08:00").map((hour) => ({ ...hour, paused_at })),
    { course_stopped_on: "2026-11-02", course_stop_reason: "side-effects" },
  );
  expect(said).toMatch(/Rappels.*pause/i);
  expect(written).toMatchObject({ hours: [{ reminder_time: "08:00", paused_at }] });
});

test("what could not be read is empty, asked for at once, and saved with what the box says", async () => {
  let closed = 0;
  const { schedule: _, expiresOn: __, ...known } = KNOWN;
  const { requests } = await renderScreen(
    <EditMedicationDialog
      open
      profileId="00000000-0000-4000-8000-00000000aaaa"
      medication={known}
      unreadable={["expiresOn", "schedule"]}
      onClose={() => {
        closed += 1;
      }}
    />,
    ({ method }) =>
      Response.json(method === "POST" ? [aMedicationRow({ id: KNOWN.id, name: "Spasfon" })] : []),
  );
  expect(await screen.findByText("Indiquez la date de péremption.")).toBeDefined();
  expect(
    screen.getByText(/^Ces champs n’ont pas pu être lus : Date de péremption et Rappels\./),
  ).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Quantité actuelle").value).toBe("12");
  fireEvent.change(screen.getByLabelText("Date de péremption"), { target: { value: "05/2031" } });
  fireEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(closed).toBe(1));
  const written = requests.filter(({ method }) => method !== "GET");
  expect(written.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
    ["POST", "/rest/v1/rpc/save_box"],
  ]);
  // Hours that nobody can read are not left to ring.
  expect(await written[0]?.json()).toMatchObject({
    box: { expiry_date: "2031-05-31" },
    hours: [],
  });
});
