import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { afterEach, expect, test } from "vitest";
import { now } from "#app/client/time/now.ts";
import type { ReachableProfile } from "#app/features/profiles/profile-facts.ts";
import { day } from "#domain/calendar/day.ts";
import { instant } from "#domain/calendar/instant.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import { personRow } from "#testing/builders/answer-person.ts";
import { referenceSymptomRows } from "#testing/builders/reference-symptoms.ts";
import { type Backend, renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { symptomState, useAskedSymptom } from "./asked-symptom.ts";
import { CurrentChoice, EVERYBODY, SymptomForWhom } from "./symptom-for-whom.tsx";

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

const JULIETTE = { ...HUGO, name: "Juliette", level: "edit" } as const;

/** As `list_received_shares` gives a person: by name alone. */
const SHARED: ReachableProfile = {
  id: JULIETTE.id,
  firstName: "Juliette",
  lastName: null,
  isPrimary: false,
  type: "child",
  bornOn: null,
  createdAt: instant("2026-11-01T08:00:00Z"),
  level: "edit",
  weightKg: null,
  heightCm: null,
  units: null,
  unreadable: [],
};

const NOTHING_SAID = {
  weightKg: null,
  weightAgeDays: null,
  sex: null,
  isSelf: false,
  pregnantWeeks: null,
  breastfeeding: false,
  conditions: [],
  allergies: [],
};

/** The facts of somebody else's child, once `isThere` says that they come. */
function sharedChild(
  ageMonths: number,
  isThere: () => Promise<void> = () => Promise.resolve(),
  shared = SHARED,
) {
  const person = personRow(
    { person: { ...NOTHING_SAID, ageMonths } },
    { id: JULIETTE.id, name: "Juliette", today: day(now().slice(0, 10)) },
  );
  const backend: Backend = ({ url }) => {
    if (url.includes("/symptoms_medications")) return rows(referenceSymptomRows());
    if (url.includes("/profiles")) return isThere().then(() => rows([person]));
    return undefined;
  };
  return renderScreen(
    <SymptomForWhom
      choice={JULIETTE.id}
      profileId={JULIETTE.id}
      shown={[JULIETTE]}
      profiles={[shared]}
      onTake={() => undefined}
    />,
    backend,
  );
}

function type(words: string): HTMLElement {
  const field = screen.getByRole("combobox");
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: words } });
  return field;
}

const firstSuggestion = () => document.querySelector('[role="option"]')?.textContent;

test("for the child of somebody else the line for children comes first", async () => {
  await sharedChild(4 * 12);
  type("fièvre");
  await waitFor(() => expect(firstSuggestion()).toContain("Fièvre chez l’enfant"));
});

test("before the age has come, the type of the profile says which line comes first", async () => {
  await sharedChild(4 * 12, () => new Promise(() => undefined));
  type("fièvre");
  await waitFor(() => expect(firstSuggestion()).toContain("Fièvre chez l’enfant"));
});

test("a line that was chosen for anybody is the one for a child once somebody says so", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await sharedChild(4 * 12, () => promise, { ...SHARED, type: "adult" });
  const field = type("fièvre");
  await waitFor(() => expect(firstSuggestion()).toContain("Fièvre chez l’adulte"));
  fireEvent.keyDown(field, { key: "Enter" });
  await screen.findByText(/^Fièvre chez l.adulte$/u);
  resolve();
  await screen.findByText(/^Fièvre chez l.enfant$/u);
  expect(screen.queryByText(/^Fièvre chez l.adulte$/u)).toBeNull();
});

test("a fever in the first months of somebody else's child says whom to call", async () => {
  await sharedChild(1);
  type("fièvre");
  await screen.findByRole("heading", { name: "Appelez les secours maintenant" });
  expect(document.querySelector("a[href^='tel:']")).not.toBeNull();
});

/** The home of two people, which draws whom it shows after whom somebody pressed for. */
function Strip() {
  const [current, setCurrent] = useState<string>(HUGO.id);
  const [drawn, setDrawn] = useState<string>(HUGO.id);
  const people = [CLAIRE, HUGO];
  return (
    <>
      {[CLAIRE.id, HUGO.id, EVERYBODY].map((id) => (
        <button key={id} type="button" onClick={() => setCurrent(id)}>
          {id}
        </button>
      ))}
      <button type="button" onClick={() => setDrawn(current)}>
        It is drawn
      </button>
      <CurrentChoice value={current}>
        <SymptomForWhom
          choice={drawn}
          profileId={drawn === EVERYBODY ? CLAIRE.id : drawn}
          shown={drawn === EVERYBODY ? people : people.filter(({ id }) => id === drawn)}
          profiles={undefined}
          onTake={() => undefined}
        />
      </CurrentChoice>
    </>
  );
}

const listed: Backend = ({ url }) =>
  url.includes("/symptoms_medications") ? rows(referenceSymptomRows()) : undefined;

const PLACEHOLDER = "Par exemple : mal de tête";
const field = () => screen.queryByPlaceholderText<HTMLInputElement>(PLACEHOLDER);

async function show(id: string): Promise<void> {
  fireEvent.click(screen.getByText(id));
  fireEvent.click(screen.getByText("It is drawn"));
  await screen.findByPlaceholderText(PLACEHOLDER);
}

test("what was typed and chosen for a person is there again for them, and for nobody else", async () => {
  await renderScreen(<Strip />, listed);
  fireEvent.keyDown(type("fievre"), { key: "Enter" });
  await screen.findByText(/^Fièvre/u);
  type("il vomit son lait");
  await show(CLAIRE.id);
  expect(field()?.value).toBe("");
  expect(screen.queryByText(/^Fièvre/u)).toBeNull();
  await show(EVERYBODY);
  expect(field()?.value).toBe("");
  fireEvent.click(screen.getByLabelText("Claire"));
  await show(HUGO.id);
  expect(field()?.value).toBe("il vomit son lait");
  expect(screen.getByText(/^Fièvre/u)).toBeDefined();
  await show(EVERYBODY);
  expect(screen.getByLabelText<HTMLInputElement>("Claire").checked).toBe(true);
});

test("while another person is on their way there is no field to type into", async () => {
  await renderScreen(<Strip />, listed);
  expect(field()).not.toBeNull();
  fireEvent.click(screen.getByText(EVERYBODY));
  expect(field()).toBeNull();
  fireEvent.click(screen.getByText("It is drawn"));
  await screen.findByPlaceholderText(PLACEHOLDER);
});

/** Another screen asks for words, as the search does. */
function Asking() {
  const navigate = useNavigate();
  const asked = useAskedSymptom();
  const { state } = useLocation();
  return (
    <>
      {["fièvre", "rhume"].map((words) => (
        <button
          key={words}
          type="button"
          onClick={() => void navigate(".", { state: symptomState(words) })}
        >
          {words}
        </button>
      ))}
      <output data-testid="state">{JSON.stringify(state)}</output>
      <SymptomForWhom
        choice={HUGO.id}
        asked={asked}
        profileId={HUGO.id}
        shown={[HUGO]}
        profiles={[]}
        onTake={() => undefined}
      />
    </>
  );
}

test("words that another screen asks for stand behind what was typed, each time once", async () => {
  await renderScreen(<Asking />, () => undefined);
  const field = () => screen.getByRole<HTMLInputElement>("combobox");
  fireEvent.change(field(), { target: { value: "toux" } });
  fireEvent.click(screen.getByText("fièvre"));
  await waitFor(() => expect(field().value).toBe("toux, fièvre"));
  // Neither a reload nor the way back asks once more.
  await waitFor(() => expect(screen.getByTestId("state").textContent).toBe("null"));
  expect(field().value).toBe("toux, fièvre");
  fireEvent.change(field(), { target: { value: "fièvre" } });
  fireEvent.click(screen.getByText("rhume"));
  await waitFor(() => expect(field().value).toBe("fièvre, rhume"));
});
