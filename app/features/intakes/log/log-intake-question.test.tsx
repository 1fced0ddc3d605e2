import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { knowing } from "#testing/builders/dose-form-backend.ts";
import { anIntakeRow } from "#testing/builders/intake-row.ts";
import { pressWhenEnabled } from "#testing/harness/press-when-enabled.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { LogIntakeDialog } from "./log-intake-dialog.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const LEA = "00000000-0000-4000-8000-00000000aaaa";

/** The question about a tablet that Julien recorded three minutes ago. */
async function ask() {
  const taken = {
    id: "of-julien",
    user_id: "julien",
    taken_at: new Date(Date.now() - 3 * 60_000).toISOString(),
  };
  await renderScreen(
    <LogIntakeDialog
      open
      profileId={LEA}
      people={[{ id: LEA, name: "Léa Moreau", level: "own" }]}
      medication={{
        id: "00000000-0000-4000-8000-000000000001",
        name: "Doliprane",
        dosage: "1000 mg",
        form: "Comprimé",
        currentQuantity: 2,
        expiresOn: day("2090-01-31"),
        ownerId: LEA,
      }}
      choices={[]}
      onClose={() => undefined}
    />,
    knowing({ doses: [anIntakeRow(taken)], givers: { "of-julien": "Julien" } }),
  );
  await screen.findByRole("region", { name: "Dernières prises" });
  fireEvent.change(screen.getByLabelText("Quantité prise", { exact: false }), {
    target: { value: "1" },
  });
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  await pressWhenEnabled("Noter la prise");
  return { question: await screen.findByRole("alert"), scrolled };
}

test("the question about a double dose has all its answers with it, and is brought into view", async () => {
  const { question, scrolled } = await ask();
  expect(scrolled.mock.contexts).toContain(question);
  const answers = within(question).getAllByRole("button");
  expect(answers.map(({ textContent }) => textContent?.replace(/\s/gu, " "))).toEqual([
    "C’est la même : ne rien noter",
    "Oui, noter 1 comprimé",
    "Corriger la prise",
  ]);
  // Who and when stands before all of them, and no answer stays in sight without the question.
  expect(question.textContent).toMatch(
    /^Julien a noté une dose il y a \d minutes\. Est-ce la même/,
  );
  expect(screen.getAllByRole("button", { name: /^Oui, noter/ })).toHaveLength(1);
  expect(document.querySelector("[data-in-sight]")).toBeNull();
});

test("several doubts end in one question", async () => {
  const { question } = await ask();
  expect(question.textContent).toMatch(/d’autres notices demandent jusqu’à 6 h entre deux doses/);
  expect(question.textContent?.match(/Noter quand même/g)).toHaveLength(1);
});
