import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { turnShortcuts } from "./shortcut-choice.ts";
import { useShortcut } from "./use-shortcut.ts";

afterEach(() => {
  window.earlyKey = undefined;
  cleanup();
  localStorage.clear();
});

function Listening({ onPress }: { onPress: (() => void) | null }) {
  useShortcut("n", onPress);
  return (
    <>
      <button type="button">Somewhere</button>
      <input aria-label="Text" />
      <input type="checkbox" aria-label="Choice" />
      <select aria-label="List" />
    </>
  );
}

function listen() {
  const onPress = vi.fn();
  render(<Listening onPress={onPress} />);
  return onPress;
}

const press = (name: string, key: object = {}) =>
  fireEvent.keyDown(screen.getByLabelText(name), { key: "n", ...key });

test("a key is heard on the page, on a button and on a checkbox, in either case", () => {
  const onPress = listen();
  fireEvent.keyDown(document.body, { key: "n" });
  fireEvent.keyDown(screen.getByRole("button"), { key: "N" });
  press("Choice");
  expect(onPress).toHaveBeenCalledTimes(3);
});

test.each(["Text", "List"])("it is text, or chooses, in the field %s", (name) => {
  const onPress = listen();
  press(name);
  expect(onPress).not.toHaveBeenCalled();
});

test.each([{ key: "m" }, { ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])(
  "%o is not the shortcut",
  (change) => {
    const onPress = listen();
    fireEvent.keyDown(document.body, { key: "n", ...change });
    expect(onPress).not.toHaveBeenCalled();
  },
);

test("an open dialog keeps its keys, and one that is prepared out of sight takes none", () => {
  const onPress = listen();
  const dialog = document.createElement("div");
  dialog.setAttribute("role", "dialog");
  document.body.append(dialog);
  fireEvent.keyDown(document.body, { key: "n" });
  expect(onPress).not.toHaveBeenCalled();
  dialog.hidden = true;
  fireEvent.keyDown(document.body, { key: "n" });
  expect(onPress).toHaveBeenCalledOnce();
  dialog.remove();
});

test("turned off, nothing is heard until they are turned on again", () => {
  const onPress = listen();
  turnShortcuts(false);
  fireEvent.keyDown(document.body, { key: "n" });
  expect(onPress).not.toHaveBeenCalled();
  turnShortcuts(true);
  fireEvent.keyDown(document.body, { key: "n" });
  expect(onPress).toHaveBeenCalledOnce();
});

test("a key that was pressed before anybody heard it is answered once, unless something was clicked since", () => {
  fireEvent.keyDown(document.body, { key: "n" });
  const onPress = listen();
  expect(onPress).toHaveBeenCalledOnce();
  cleanup();
  expect(listen()).not.toHaveBeenCalled();
  cleanup();

  fireEvent.keyDown(document.body, { key: "n" });
  fireEvent.pointerDown(document.body);
  expect(listen()).not.toHaveBeenCalled();
});

test("a key that a dialog or a field took is not heard later", () => {
  const { rerender } = render(<Listening onPress={null} />);
  press("Text");
  const onPress = vi.fn();
  rerender(<Listening onPress={onPress} />);
  expect(onPress).not.toHaveBeenCalled();
});

test("a key waits until it is known what it does", () => {
  const { rerender } = render(<Listening onPress={null} />);
  fireEvent.keyDown(document.body, { key: "n" });
  const onPress = vi.fn();
  rerender(<Listening onPress={onPress} />);
  expect(onPress).toHaveBeenCalledOnce();
});
