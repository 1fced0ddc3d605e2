import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { REACHABLE_PROFILES } from "#app/client/permissions/profile-access.ts";
import { useReachableProfiles } from "#app/client/permissions/reachable-profiles.ts";
import { currentSession, useSession } from "#app/client/session/session.ts";
import { day } from "#domain/calendar/day.ts";
import { instant } from "#domain/calendar/instant.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import { knowing } from "#testing/builders/dose-form-backend.ts";
import { pressWhenEnabled } from "#testing/harness/press-when-enabled.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { useIntakeDialogs } from "./intake-dialogs.tsx";
import type { TakenMedication } from "./log/taken-medication.ts";
import type { StoredIntake } from "./stored-intake.ts";

afterEach(cleanup);

const LEA = "00000000-0000-4000-8000-00000000aaaa";
const PEOPLE = [{ id: LEA, name: "Léa Moreau", level: "own" }] as const;
const BOX: TakenMedication = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "Doliprane",
  dosage: "2,4 %",
  form: "Sirop",
  currentQuantity: 100,
  expiresOn: day("2090-01-31"),
  ownerId: LEA,
};

/** A page whose boxes change while the form is open. @param isOfPage whether they are those of the page or of one of its people */
function Page({ isOfPage, isProposed }: { isOfPage: boolean; isProposed: boolean }) {
  const [left, setLeft] = useState(100);
  const boxes = [{ ...BOX, currentQuantity: left }];
  const { logIntake, dialogs } = useIntakeDialogs(LEA, PEOPLE, isOfPage ? boxes : [], {
    choicesOf: () => boxes,
  });
  const whose = { profileId: LEA, choices: boxes };
  return (
    <>
      <button
        type="button"
        onClick={() =>
          isProposed
            ? logIntake(undefined, { ...whose, proposed: BOX })
            : logIntake(BOX, isOfPage ? undefined : whose)
        }
      >
        Record
      </button>
      <button type="button" onClick={() => setLeft(93)}>
        Somebody else records 7 mL
      </button>
      {dialogs}
    </>
  );
}

test.each([
  { isOfPage: true, isProposed: false, because: "the page shows the box" },
  { isOfPage: false, isProposed: false, because: "one of its people has it" },
  { isOfPage: false, isProposed: true, because: "it was proposed" },
])("what is left follows the other carer, and what was typed stays: $because", async (page) => {
  await renderScreen(<Page {...page} />, knowing({}));
  fireEvent.click(screen.getByText("Record"));
  expect(await screen.findByText(/Il en reste 100\smL/)).toBeDefined();
  const quantity = screen.getByLabelText<HTMLInputElement>(/^Quantité/);
  fireEvent.change(quantity, { target: { value: "5" } });
  fireEvent.click(screen.getByText("Somebody else records 7 mL"));
  expect(await screen.findByText(/Il en reste 93\smL/)).toBeDefined();
  expect(quantity.value).toBe("5");
  expect(screen.queryByText(/Il en reste 100/)).toBeNull();
});

const INTAKE: StoredIntake = {
  id: "00000000-0000-4000-9000-00000000dddd",
  medicationId: null,
  medicationName: "Doliprane",
  medicationDosage: "2,4 %",
  medicationForm: "Sirop",
  quantityTaken: 7,
  quantityDeducted: 7,
  loggedBy: LEA,
  takenAt: instant(new Date(Date.now() - 20 * 60_000).toISOString()),
  notes: null,
};

/** A page of doses, with the box of those that have one. */
function PageOfDoses({ intake }: { intake: StoredIntake }) {
  const { correctionOf, dialogs } = useIntakeDialogs(LEA, PEOPLE, [BOX]);
  const correct = correctionOf(intake);
  return (
    <>
      {correct && (
        <button type="button" onClick={correct}>
          Correct
        </button>
      )}
      {dialogs}
    </>
  );
}

test("a dose whose box was deleted is corrected, and nothing is said of a stock", async () => {
  const { requests } = await renderScreen(
    <PageOfDoses intake={INTAKE} />,
    knowing({}, ({ url }) =>
      url.endsWith("/rpc/correct_intake") ? new Response(null, { status: 204 }) : undefined,
    ),
  );
  fireEvent.click(screen.getByText("Correct"));
  await screen.findByRole("dialog", { name: "Corriger une prise de Doliprane" });
  const quantity = await screen.findByLabelText<HTMLInputElement>(/^Quantité/);
  expect(quantity.value).toBe("7");
  expect(screen.getByText(/La boîte a été supprimée/)).toBeDefined();
  fireEvent.change(quantity, { target: { value: "5" } });
  expect(screen.queryByText(/Il en reste|périmé/)).toBeNull();
  await pressWhenEnabled("Enregistrer la correction");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const [sent] = requests.filter(({ url }) => url.endsWith("/rpc/correct_intake"));
  expect(await sent?.json()).toMatchObject({ intake: INTAKE.id, profile: LEA, quantity: 5 });
});

test("a dose whose box is elsewhere is not corrected on this page", async () => {
  await renderScreen(
    <PageOfDoses intake={{ ...INTAKE, medicationId: "elsewhere" }} />,
    knowing({}),
  );
  expect(screen.queryByText("Correct")).toBeNull();
});

function SharedPage() {
  const own = { id: "00000000-0000-4000-8000-00000000bbbb", name: "Julien", level: "own" } as const;
  const [people, setPeople] = useState<readonly Person[]>([own, ...PEOPLE]);
  const { logIntake, dialogs } = useIntakeDialogs(own.id, people, []);
  return (
    <>
      <button type="button" onClick={() => logIntake(BOX, { profileId: LEA, choices: [BOX] })}>
        Record
      </button>
      <button type="button" onClick={() => setPeople([own])}>
        Revoke
      </button>
      {dialogs}
    </>
  );
}

test("a form about somebody who is no longer shared closes, and what was typed is said not to be recorded", async () => {
  await renderScreen(<SharedPage />, knowing({}));
  fireEvent.click(screen.getByText("Record"));
  await screen.findByRole("dialog");
  const quantity = screen.getByLabelText<HTMLInputElement>(/^Quantité/);
  fireEvent.change(quantity, { target: { value: "5" } });
  fireEvent.click(screen.getByText("Revoke"));
  const said = await screen.findByText(
    /^Prise non notée pour Léa Moreau : 5\smL de sirop, Doliprane 2,4 %, \d\d:\d\d\. Ce profil n’est plus partagé avec vous\.$/,
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  fireEvent.click(screen.getByRole("button", { name: "Fermer" }));
  expect(said.isConnected).toBe(false);
});

/** A page of one person, which leaves with them. */
function PageOfOne() {
  const { session } = useSession();
  const profiles = useReachableProfiles(session?.user.id ?? null);
  return profiles?.some(({ id }) => id === LEA) ? <Page isOfPage isProposed={false} /> : null;
}

test("where the page leaves with its person, what was typed is said all the same", async () => {
  const { client } = await renderScreen(<PageOfOne />, knowing({}));
  const { user } = (await currentSession()) ?? {};
  const reach = (ids: readonly string[]) =>
    act(() =>
      client.setQueryData(
        [REACHABLE_PROFILES, user?.id],
        ids.map((id) => ({ id })),
      ),
    );
  reach([LEA]);
  fireEvent.click(await screen.findByText("Record"));
  await screen.findByRole("dialog");
  reach([]);
  expect(
    await screen.findByText(/^Prise non notée pour Léa Moreau : Doliprane 2,4 %, \d\d:\d\d\./),
  ).toBeDefined();
});
