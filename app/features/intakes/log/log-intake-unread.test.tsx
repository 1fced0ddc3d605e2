import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { outbox } from "#app/client/offline/device-outbox.ts";
import { storedPerson } from "#app/client/offline/person.ts";
import { day } from "#domain/calendar/day.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { pressWhenEnabled } from "#testing/harness/press-when-enabled.ts";
import { type Backend, renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { useDeleteIntake } from "../queries.ts";
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

/** As a row of the history deletes a dose. */
function DeleteFirst() {
  const { mutate } = useDeleteIntake(LEA);
  return (
    <button type="button" onClick={() => mutate({ id: "00000000-0000-4000-8000-0000000000d1" })}>
      delete the first
    </button>
  );
}

/** The form of a person whose doses cannot be read; what is recorded waits for its answer. */
async function open(ofDoses: Backend = () => undefined) {
  await renderScreen(
    <>
      <DeleteFirst />
      <LogIntakeDialog
        open
        profileId={LEA}
        people={[{ id: LEA, name: "Léa Moreau", level: "own" }]}
        medication={doliprane}
        choices={[doliprane]}
        onClose={() => {}}
      />
    </>,
    (request) =>
      request.url.includes("/medication_intake_logs")
        ? ofDoses(request)
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

/** A dose of another box, recorded on this device. */
function note(intakeId: string, quantityTaken: number) {
  return outbox.put({
    owner: storedPerson() ?? "",
    profileId: LEA,
    kind: "log",
    body: {
      intakeId,
      medicationId: "00000000-0000-4000-8000-000000000002",
      medicationName: "Efferalgan",
      dosage: "30 mg/mL",
      form: "Sirop",
      entry: {
        quantityTaken,
        takenAt: instantAt(Date.now() - quantityTaken * 10_000),
        notes: null,
      },
      confirmedWarnings: [],
    },
  });
}

test("it is compared with the dose of another box that waits on this device", async () => {
  const last = await open();
  void note("00000000-0000-4000-8000-0000000000d1", 8);
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

test("doses that the server has are not said to wait, and a deleted one is not said at all", async () => {
  let isLost = false;
  const last = await open(({ method }) =>
    isLost
      ? undefined
      : method === "DELETE" || method === "POST"
        ? rows([{ id: "one" }])
        : rows([]),
  );
  expect(await note("00000000-0000-4000-8000-0000000000d1", 5)).toEqual({ kind: "done" });
  expect(await note("00000000-0000-4000-8000-0000000000d2", 6)).toEqual({ kind: "done" });
  isLost = true;
  void note("00000000-0000-4000-8000-0000000000d3", 7);
  const said = () =>
    [...last.querySelectorAll("p")].map(({ textContent }) => textContent?.replace(/\s/gu, " "));
  await expect
    .poll(said)
    .toEqual([
      expect.stringMatching(/^Impossible de vérifier/),
      expect.stringMatching(/^Noté et envoyé depuis cet appareil : .* 5 mL/),
      expect.stringMatching(/^Noté et envoyé depuis cet appareil : .* 6 mL/),
      expect.stringMatching(/^Noté sur cet appareil, pas encore envoyé : .* 7 mL/),
    ]);
  isLost = false;
  fireEvent.click(screen.getByRole("button", { name: "delete the first", hidden: true }));
  await expect
    .poll(said)
    .toEqual([
      expect.stringMatching(/^Impossible de vérifier/),
      expect.stringMatching(/^Noté et envoyé depuis cet appareil : .* 6 mL/),
      expect.stringMatching(/7 mL/),
    ]);
});
