import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { outbox } from "#app/client/offline/device-outbox.ts";
import { storedPerson } from "#app/client/offline/person.ts";
import { day } from "#domain/calendar/day.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { pressWhenEnabled } from "#testing/harness/press-when-enabled.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { LogIntakeDialog } from "./log-intake-dialog.tsx";
import type { TakenMedication } from "./taken-medication.ts";

afterEach(cleanup);

const LEA = "00000000-0000-4000-8000-00000000aaaa";
const doliprane: TakenMedication = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "Doliprane",
  dosage: "2,4 %",
  form: "Sirop",
  currentQuantity: 90,
  expiresOn: day("2090-01-31"),
  ownerId: LEA,
};

/** The form of a person whose doses cannot be read; what is recorded waits for its answer. */
async function open() {
  await renderScreen(
    <LogIntakeDialog
      open
      profileId={LEA}
      people={[{ id: LEA, name: "Léa Moreau", level: "own" }]}
      medication={doliprane}
      choices={[doliprane]}
      onClose={() => {}}
    />,
    ({ url }) =>
      url.includes("/medication_intake_logs")
        ? undefined
        : Promise.reject(new TypeError("Failed to fetch")),
  );
  await screen.findByRole("dialog", { name: /^Noter une prise/ });
  const last = await screen.findByRole("region", { name: "Dernières prises" });
  fireEvent.change(screen.getByLabelText("Quantité prise", { exact: false }), {
    target: { value: "8" },
  });
  return last;
}

const waiting = () => outbox.actions().map(({ body }) => body);

test("a dose is not saved before it is asked about, where the last ones could not be read", async () => {
  await open();
  await pressWhenEnabled("Noter la prise");
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /^Impossible de vérifier les dernières prises/,
  );
  expect(waiting()).toEqual([]);
  await pressWhenEnabled(/^Oui, noter 8\smL de sirop$/);
  await expect.poll(waiting).toMatchObject([{ confirmedWarnings: [] }]);
});

test("it is compared with the dose of another box that waits on this device", async () => {
  const last = await open();
  void outbox.put({
    owner: storedPerson() ?? "",
    profileId: LEA,
    kind: "log",
    body: {
      intakeId: "00000000-0000-4000-8000-0000000000d1",
      medicationId: "00000000-0000-4000-8000-000000000002",
      medicationName: "Efferalgan",
      dosage: "30 mg/mL",
      form: "Sirop",
      entry: { quantityTaken: 8, takenAt: instantAt(Date.now() - 60_000), notes: null },
      confirmedWarnings: [],
    },
  });
  await expect
    .poll(() => last.textContent?.replace(/\s/gu, " "))
    .toMatch(/Noté sur cet appareil, pas encore envoyé : .*8 mL de sirop.*Efferalgan/);
  await pressWhenEnabled("Noter la prise");
  expect((await screen.findByRole("alert")).textContent).toMatch(/Vous avez noté une dose/);
  await pressWhenEnabled(/^Oui, noter 8\smL de sirop$/);
  await expect
    .poll(() => waiting()[1])
    .toMatchObject({ confirmedWarnings: expect.arrayContaining(["duplicate"]) });
});
