import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { Combobox } from "./combobox.tsx";

afterEach(cleanup);

const FRUITS = ["Abricot", "Ananas", "Avocat"];

function FruitField({
  startsHighlighted,
  said,
}: {
  startsHighlighted: boolean;
  said: (words: string) => void;
}) {
  const [typed, setTyped] = useState("");
  return (
    <Combobox
      aria-label="Fruit"
      value={typed}
      onValueChange={setTyped}
      suggestions={
        typed === "" ? [] : FRUITS.filter((fruit) => fruit.toLowerCase().startsWith(typed))
      }
      itemKey={(fruit) => fruit}
      itemText={(fruit) => fruit}
      renderItem={(fruit) => fruit}
      onChoose={(fruit) => said(`chosen ${fruit}`)}
      onEnter={() => said(`words ${typed}`)}
      startsHighlighted={startsHighlighted}
    />
  );
}

async function openField(startsHighlighted = false) {
  const heard: string[] = [];
  let closed = 0;
  await renderScreen(
    <Dialog
      open
      title="Corbeille"
      onClose={() => {
        closed += 1;
      }}
    >
      <FruitField startsHighlighted={startsHighlighted} said={(words) => heard.push(words)} />
    </Dialog>,
    () => undefined,
  );
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: "Fruit" });
  field.focus();
  return { field, heard, closed: () => closed };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (field: HTMLElement, key: string) => fireEvent.keyDown(field, { key });
const highlighted = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;

test("nothing is proposed before a letter is typed", async () => {
  const { field } = await openField();
  press(field, "ArrowDown");
  expect(field.getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByRole("option")).toBeNull();
});

test("a screen reader hears how many are proposed, and of fewer again", async () => {
  const { field } = await openField();
  const said = () => screen.getByRole("status").textContent;
  expect(said()).toBe("");
  type(field, "a");
  expect(said()).toBe("3 propositions");
  type(field, "av");
  expect(said()).toBe("1 proposition");
  type(field, "z");
  expect(said()).toBe("");
});

test("Enter takes the words as they are while nothing is highlighted", async () => {
  const { field, heard } = await openField();
  type(field, "a");
  expect(screen.getAllByRole("option")).toHaveLength(3);
  expect(field.hasAttribute("aria-activedescendant")).toBe(false);
  press(field, "Enter");
  expect(heard).toEqual(["words a"]);
});

test("the arrows walk through the list and back into the field", async () => {
  const { field } = await openField();
  type(field, "a");
  for (const fruit of [...FRUITS, undefined, FRUITS[0]]) {
    press(field, "ArrowDown");
    expect(highlighted(field)).toBe(fruit);
  }
  press(field, "ArrowUp");
  expect(highlighted(field)).toBeUndefined();
  press(field, "ArrowUp");
  expect(highlighted(field)).toBe("Avocat");
});

test("Enter takes what is highlighted, the first one without an arrow where that is wished", async () => {
  const { field, heard } = await openField(true);
  type(field, "an");
  expect(highlighted(field)).toBe("Ananas");
  press(field, "Enter");
  expect(heard).toEqual(["chosen Ananas"]);
  expect(field.value).toBe("Ananas");
  expect(field.getAttribute("aria-expanded")).toBe("false");
});

test("a highlight never points past the end of a shorter list", async () => {
  const { field, heard } = await openField();
  type(field, "a");
  press(field, "ArrowUp");
  type(field, "av");
  press(field, "ArrowDown");
  press(field, "Enter");
  expect(heard).toEqual(["chosen Avocat"]);
});

test("Enter that ends the composing of a word chooses nothing", async () => {
  const { field, heard } = await openField(true);
  type(field, "an");
  fireEvent.keyDown(field, { key: "Enter", isComposing: true });
  expect(heard).toEqual([]);
});

test("Escape closes the list, and only the next one the dialog", async () => {
  const { field, heard, closed } = await openField(true);
  type(field, "a");
  press(field, "Escape");
  expect(field.getAttribute("aria-expanded")).toBe("false");
  expect(field.value).toBe("a");
  expect(closed()).toBe(0);
  press(field, "Enter");
  expect(heard).toEqual(["words a"]);
  press(field, "Escape");
  expect(closed()).toBe(1);
});

test("a press takes a suggestion and leaves the focus in the field; leaving the field closes the list", async () => {
  const { field, heard } = await openField();
  type(field, "a");
  const option = screen.getByRole("option", { name: "Avocat" });
  expect(fireEvent.mouseDown(option)).toBe(false);
  fireEvent.click(option);
  expect(heard).toEqual(["chosen Avocat"]);
  type(field, "a");
  fireEvent.blur(field);
  expect(screen.queryByRole("option")).toBeNull();
});
