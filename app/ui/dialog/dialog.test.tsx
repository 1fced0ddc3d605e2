import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { Button } from "../button/button.tsx";
import { TextInput } from "../form/text-input.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Screen() {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ajouter</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Nouveau" unsaved={typed !== ""}>
        <TextInput
          aria-label="Nom"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Dialog>
    </>
  );
}

async function openDialog() {
  await renderScreen(<Screen />, () => undefined);
  const opener = screen.getByRole("button", { name: "Ajouter" });
  opener.focus();
  fireEvent.click(opener);
  await screen.findByRole("dialog", { name: "Nouveau" });
  return opener;
}

/** A mouse or a trackpad is exact, a finger is not. */
const pointAs = (pointer: "fine" | "coarse") =>
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === `(pointer: ${pointer})` }));

test.each([
  { pointer: "fine", startsInForm: true, start: "Nom" },
  { pointer: "coarse", startsInForm: true, start: "Fermer" },
  { pointer: "fine", startsInForm: false, start: "Fermer" },
] as const)(
  "with a $pointer pointer it starts at $start (in its form: $startsInForm)",
  async ({ pointer, startsInForm, start }) => {
    pointAs(pointer);
    await renderScreen(
      <Dialog open onClose={() => undefined} title="Nouveau" startsInForm={startsInForm}>
        <form>
          <TextInput aria-label="Nom" />
        </form>
      </Dialog>,
      () => undefined,
    );
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByLabelText(start, { selector: "input, button" }),
      ),
    );
  },
);

test("a question starts at the answer that changes nothing", async () => {
  await renderScreen(
    <ConfirmDialog
      open
      title="Supprimer ?"
      confirmLabel="Supprimer"
      onCancel={() => undefined}
      onConfirm={() => undefined}
    >
      Cette action est irréversible.
    </ConfirmDialog>,
    () => undefined,
  );
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Annuler" })),
  );
});

const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document, { key: "Escape" });
const dialog = () => screen.queryByRole("dialog", { name: "Nouveau" });

test("Escape closes it and the focus comes back", async () => {
  const opener = await openDialog();
  pressEscape();
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test("the close button closes it", async () => {
  await openDialog();
  fireEvent.click(screen.getByRole("button", { name: "Fermer" }));
  await waitFor(() => expect(dialog()).toBeNull());
});

test("what was typed is not thrown away without a question", async () => {
  await openDialog();
  fireEvent.change(screen.getByLabelText("Nom"), { target: { value: "Doliprane" } });
  pressEscape();
  await screen.findByText("Abandonner votre saisie ?");
  fireEvent.click(screen.getByRole("button", { name: "Continuer la saisie" }));
  await waitFor(() => expect(screen.queryByText("Abandonner votre saisie ?")).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>("Nom").value).toBe("Doliprane");

  pressEscape();
  fireEvent.click(await screen.findByRole("button", { name: "Abandonner" }));
  await waitFor(() => expect(dialog()).toBeNull());
});

test("leaving the page asks too, while something is unsaved", async () => {
  await openDialog();
  const leave = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  fireEvent.change(screen.getByLabelText("Nom"), { target: { value: "Doliprane" } });
  await waitFor(() => expect(leave()).toBe(true));
});

test.each([
  { first: "Doliprane", expected: "Spasfon", because: "the line after takes its place" },
  { first: "Spasfon", expected: "Doliprane", because: "after the last line there is none" },
])("the focus stays in the list when $first is deleted: $because", async ({ first, expected }) => {
  await renderScreen(<Lines />, () => undefined);
  const opener = screen.getByRole("button", { name: `Supprimer ${first}` });
  opener.focus();
  fireEvent.click(opener);
  fireEvent.click(await screen.findByRole("button", { name: "Oui" }));
  const near = screen.getByRole("button", { name: `Supprimer ${expected}`, hidden: true });
  await waitFor(() => expect(document.activeElement).toBe(near));
});

function Lines() {
  const [names, setNames] = useState(["Doliprane", "Spasfon"]);
  const [asked, setAsked] = useState<string>();
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Button onClick={() => setAsked(name)}>Supprimer {name}</Button>
        </li>
      ))}
      <ConfirmDialog
        open={asked !== undefined}
        title="Supprimer ?"
        confirmLabel="Oui"
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setNames(names.filter((name) => name !== asked));
          setAsked(undefined);
        }}
      >
        Pour toujours.
      </ConfirmDialog>
    </ul>
  );
}

function AnswerAndQuestion({ onCall, onDelete }: { onCall: () => void; onDelete: () => void }) {
  const [open, setOpen] = useState(false);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Analyser</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Réponse">
        <Button onClick={onCall}>Appeler le 15</Button>
        <Button onClick={() => setAsks(true)}>Effacer</Button>
      </Dialog>
      <ConfirmDialog
        open={asks}
        title="Effacer ?"
        confirmLabel="Oui, effacer"
        onCancel={() => setAsks(false)}
        onConfirm={onDelete}
      >
        Tout sera effacé.
      </ConfirmDialog>
    </>
  );
}

test("the second press of a double press on what opens a dialog presses nothing in it", async () => {
  const called = vi.fn();
  const deleted = vi.fn();
  await renderScreen(<AnswerAndQuestion onCall={called} onDelete={deleted} />, () => undefined);
  fireEvent.click(screen.getByRole("button", { name: "Analyser" }), { detail: 1 });
  const call = await screen.findByRole("button", { name: "Appeler le 15" });
  expect(fireEvent.click(call, { detail: 2 })).toBe(false);
  expect(called).not.toHaveBeenCalled();
  // A press of its own counts at once.
  fireEvent.click(call, { detail: 1 });
  expect(called).toHaveBeenCalledOnce();

  fireEvent.click(screen.getByRole("button", { name: "Effacer" }), { detail: 1 });
  const confirm = await screen.findByRole("button", { name: "Oui, effacer" });
  fireEvent.click(confirm, { detail: 2 });
  expect(deleted).not.toHaveBeenCalled();
  const later = performance.now() + 1_000;
  const press = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 });
  Object.defineProperty(press, "timeStamp", { value: later });
  confirm.dispatchEvent(press);
  expect(deleted).toHaveBeenCalledOnce();
});
