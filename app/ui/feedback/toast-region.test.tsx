import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { showToast } from "./toast.ts";

beforeEach(async () => {
  await renderScreen(null, () => undefined);
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => vi.runAllTimers());
  vi.useRealTimers();
  cleanup();
});

const show = (message: string) => act(() => showToast({ tone: "success", message }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("a toast stays for four seconds", () => {
  show("Médicament ajouté");
  pass(3_999);
  screen.getByText("Médicament ajouté");
  pass(1);
  expect(screen.queryByText("Médicament ajouté")).toBeNull();
});

test("there is one at a time, and the newest has its own four seconds", () => {
  show("Premier");
  pass(3_000);
  show("Second");
  expect(screen.queryByText("Premier")).toBeNull();
  pass(3_999);
  screen.getByText("Second");
  pass(1);
  expect(screen.queryByText("Second")).toBeNull();
});

test("what was not saved stays until it is closed, and comes back after a newer sentence", () => {
  const run = vi.fn();
  const action = { label: "Réessayer", run };
  act(() => showToast({ tone: "failure", message: "Pas enregistré", isPersistent: true, action }));
  pass(60_000);
  screen.getByText("Pas enregistré");
  show("Médicament ajouté");
  expect(screen.queryByText("Pas enregistré")).toBeNull();
  pass(4_000);
  screen.getByText("Pas enregistré");
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByText("Pas enregistré")).toBeNull();
});

test("it stays while the focus is on it, and can be closed", () => {
  show("Prise enregistrée");
  const close = screen.getByRole("button", { name: "Fermer" });
  act(() => close.focus());
  pass(60_000);
  screen.getByText("Prise enregistrée");
  act(() => close.blur());
  pass(4_000);
  expect(screen.queryByText("Prise enregistrée")).toBeNull();
});

test("its action runs once, and closes the toast", () => {
  const run = vi.fn();
  act(() => showToast({ tone: "success", message: "Supprimé", action: { label: "Annuler", run } }));
  fireEvent.click(screen.getByRole("button", { name: "Annuler" }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByText("Supprimé")).toBeNull();
});

test("a toast with an action stays for ten seconds", () => {
  const action = { label: "Annuler", run: vi.fn() };
  act(() => showToast({ tone: "success", message: "Supprimé", action }));
  pass(9_999);
  screen.getByText("Supprimé");
  pass(1);
  expect(screen.queryByText("Supprimé")).toBeNull();
});

test("a dialog gives it room for as long as it is there, and keeps its foot in sight", () => {
  const dialog = document.body.appendChild(document.createElement("div"));
  dialog.setAttribute("role", "dialog");
  const room = () => document.documentElement.style.getPropertyValue("--toast-inset");
  // 600 pixels of a form in a sheet that is 500 high, and 440 beside a toast: jsdom lays nothing out.
  Object.defineProperty(dialog, "scrollHeight", { value: 600 });
  Object.defineProperty(dialog, "clientHeight", { get: () => (room() ? 440 : 500) });
  dialog.scrollTop = 100;

  show("Médicament ajouté");
  expect(room()).toMatch(/^\d+px$/);
  expect(dialog.scrollTop).toBe(160);
  pass(4_000);
  expect(room()).toBe("");
  expect(dialog.scrollTop).toBe(100);
  dialog.remove();
});

test("a double press on the action acts once", () => {
  const run = vi.fn();
  act(() =>
    showToast({
      tone: "success",
      message: "Prise notée",
      action: { label: "Annuler la prise", run },
    }),
  );
  const undo = screen.getByRole("button", { name: "Annuler la prise" });
  act(() => {
    undo.click();
    undo.click();
  });
  expect(run).toHaveBeenCalledTimes(1);
});
