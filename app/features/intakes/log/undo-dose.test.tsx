import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadArea } from "#app/locale/areas.ts";
import { createI18n } from "#app/locale/create-i18n.ts";
import { TextProvider } from "#app/locale/text.tsx";
import { UNDO_SHOWN_MS } from "#app/ui/feedback/undo-time.ts";
import { UndoDose } from "./undo-dose.tsx";
import { offerUndo, useUndoableDose, withdrawUndo } from "./undoable-dose.ts";

const ROWS = ["Doliprane", "Smecta"];
const undone: string[] = [];

beforeEach(async () => {
  undone.length = 0;
  const text = await createI18n("fr-fr", await loadArea("member", "fr"));
  vi.useFakeTimers();
  render(
    <TextProvider text={text}>
      <ul>
        {ROWS.map((name) => (
          <Row key={name} name={name} />
        ))}
      </ul>
    </TextProvider>,
  );
});
afterEach(() => {
  cleanup();
  withdrawUndo("Smecta");
  withdrawUndo("Doliprane");
  vi.useRealTimers();
});

/** A row as the home screen and the activity have it: what records a dose, and beside it what takes it back. */
function Row({ name }: { name: string }) {
  const undoable = useUndoableDose();
  return (
    <li>
      <button type="button" onClick={() => record(name)}>
        {name}
      </button>
      {undoable?.intakeId === name && <UndoDose dose={undoable} name={name} />}
    </li>
  );
}

function record(name: string): void {
  offerUndo({
    intakeId: name,
    undo: () => {
      undone.push(name);
      withdrawUndo(name);
    },
  });
}

const undo = (name = "Doliprane") =>
  screen.queryByRole("button", { name: `Annuler la prise : ${name}` });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("a dose can be taken back for ten seconds, and no longer", () => {
  press("Doliprane");
  pass(9_999);
  expect(undo()).not.toBeNull();
  pass(1);
  expect(undo()).toBeNull();
});

test("the offer stays as long as the keyboard or a finger is on it, and ten seconds after", () => {
  press("Doliprane");
  pass(9_000);
  act(() => undo()?.focus());
  pass(10 * UNDO_SHOWN_MS);
  expect(document.activeElement).toBe(undo());
  act(() => undo()?.blur());
  pass(UNDO_SHOWN_MS - 1);
  expect(undo()).not.toBeNull();
  pass(1);
  expect(undo()).toBeNull();

  press("Doliprane");
  pass(9_000);
  fireEvent.pointerEnter(undo() ?? document.body);
  pass(10 * UNDO_SHOWN_MS);
  fireEvent.pointerLeave(undo() ?? document.body);
  pass(UNDO_SHOWN_MS - 1);
  expect(undo()).not.toBeNull();
  pass(1);
  expect(undo()).toBeNull();
});

test("taking it back leaves the keyboard in the row", () => {
  press("Smecta");
  act(() => undo("Smecta")?.focus());
  press("Annuler la prise : Smecta");
  expect(undone).toEqual(["Smecta"]);
  expect(undo("Smecta")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Smecta" }));
});

test("the next dose is offered for its own ten seconds", () => {
  press("Doliprane");
  pass(9_000);
  press("Smecta");
  expect(undo()).toBeNull();
  pass(9_000);
  expect(undo("Smecta")).not.toBeNull();
  pass(1_000);
  expect(undo("Smecta")).toBeNull();
});
