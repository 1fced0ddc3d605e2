import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { REACHABLE_PROFILES } from "#app/client/permissions/profile-access.ts";
import { currentSession } from "#app/client/session/session.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { AddMedicationDialog } from "./add-medication-dialog.tsx";

afterEach(cleanup);

const LEA = "00000000-0000-4000-8000-00000000aaaa";

async function open(people: readonly string[]) {
  const { client } = await renderScreen(
    <AddMedicationDialog open person="Léa" profileId={LEA} onClose={() => undefined} />,
    () => undefined,
  );
  const { user } = (await currentSession()) ?? {};
  act(() => {
    client.setQueryData(
      [REACHABLE_PROFILES, user?.id],
      people.map((id) => ({ id })),
    );
  });
  return within(await screen.findByRole("dialog", { name: "Ajouter un médicament" }));
}

test("where there are several people the form says for whom a medicine is added", async () => {
  const dialog = await open([LEA, "hugo"]);
  expect(await dialog.findByText("Pour Léa")).toBeDefined();
  fireEvent.click(dialog.getByRole("checkbox", { name: /maison/ }));
  // The line below the title, and the box that is ticked.
  expect(dialog.getAllByText("Pour toute la maison")).toHaveLength(2);
  expect(dialog.queryByText("Pour Léa")).toBeNull();
  // What is taken by the clock is one person's.
  fireEvent.click(dialog.getByRole("checkbox", { name: "Me rappeler de le prendre" }));
  expect(dialog.getByText("Pour Léa")).toBeDefined();
});

test("of one person alone nobody is named", async () => {
  const dialog = await open([LEA]);
  expect(dialog.queryByText("Pour Léa")).toBeNull();
});
