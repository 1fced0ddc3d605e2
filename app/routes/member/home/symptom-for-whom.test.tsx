import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import type { Person } from "#domain/intakes/recipients.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { SymptomForWhom } from "./symptom-for-whom.tsx";

afterEach(cleanup);

const CLAIRE = {
  id: "00000000-0000-4000-8000-00000000aaaa",
  name: "Claire",
  level: "own",
} as const;
const HUGO = { id: "00000000-0000-4000-8000-00000000bbbb", name: "Hugo", level: "own" } as const;

/** The home of everybody, whose people are on their way until they are pressed for. */
function Home({ people }: { people: readonly Person[] }) {
  const [shown, setShown] = useState<readonly Person[]>([]);
  return (
    <>
      <button type="button" onClick={() => setShown(people)}>
        The people are here
      </button>
      <SymptomForWhom
        choice="everybody"
        profileId={CLAIRE.id}
        shown={shown}
        profiles={undefined}
        onTake={() => undefined}
      />
    </>
  );
}

function ask(words: string): void {
  const field = screen.getByRole("combobox");
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: words } });
  fireEvent.click(screen.getByRole("button", { name: "Analyser" }));
}

const peopleCome = () => fireEvent.click(screen.getByText("The people are here"));

test("what was asked before the people were known asks whom it is about, and is answered then", async () => {
  await renderScreen(<Home people={[CLAIRE, HUGO]} />, () => undefined);
  ask("mal de tete");
  await screen.findByRole("dialog", { name: "Analyse des symptômes" });
  peopleCome();
  const question = "Choisissez d’abord pour qui.";
  expect((await screen.findByRole("alert")).textContent).toBe(question);
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.click(screen.getByLabelText("Hugo"));
  await screen.findByRole("dialog", { name: "Analyse des symptômes" });
  expect(screen.queryByText(question)).toBeNull();
});

test("the second press of a double press on 'Analyser' chooses nobody", async () => {
  await renderScreen(<Home people={[CLAIRE, HUGO]} />, () => undefined);
  peopleCome();
  const hugo = await screen.findByLabelText<HTMLInputElement>("Hugo");
  ask("mal de tete");
  await screen.findByRole("alert");
  fireEvent.click(hugo, { detail: 2 });
  expect(hugo.checked).toBe(false);
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.click(hugo, { detail: 1 });
  expect(screen.getByLabelText<HTMLInputElement>("Hugo").checked).toBe(true);
});

test("where one person lives alone the answer stays", async () => {
  await renderScreen(<Home people={[CLAIRE]} />, () => undefined);
  ask("mal de tete");
  await screen.findByRole("dialog", { name: "Analyse des symptômes" });
  peopleCome();
  expect(screen.getByRole("dialog", { name: "Analyse des symptômes" })).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
});
