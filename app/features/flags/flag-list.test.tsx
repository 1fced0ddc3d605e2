import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type Backend, renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { FlagList } from "./flag-list.tsx";

afterEach(cleanup);

const FLAG = {
  id: "00000000-0000-4000-8000-00000000ffff",
  name: "new_page",
  description: "Une page à l’essai",
  is_enabled: false,
  targeting_type: "percentage",
  targeting_config: { percentage: 12.5 },
  created_at: "2026-11-21T08:00:00+00:00",
  updated_at: "2026-11-21T08:00:00+00:00",
};

const open = (backend: Backend) => renderScreen(<FlagList />, backend, "fr", ["member", "admin"]);

test("while flags are on their way, a place is kept for them", async () => {
  await open(() => undefined);
  expect(screen.getByText("Chargement…")).toBeDefined();
});

test("flags that cannot be read are told of in their place, and asked for again", async () => {
  let isBroken = true;
  await open(() =>
    isBroken ? Response.json({ message: "broken" }, { status: 500 }) : rows([FLAG]),
  );
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Erreur: Quelque chose n’a pas fonctionné.",
  );
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByRole("heading", { name: "new_page" })).toBeDefined();
});

test("without a flag there is one thing to do", async () => {
  await open(() => rows([]));
  expect(await screen.findByText("Aucune fonctionnalité pour le moment")).toBeDefined();
  expect(screen.getByRole("button", { name: "Nouvelle fonctionnalité" })).toBeDefined();
});

test("a flag says whom it is for; a press that could not be done is taken back", async () => {
  await open(({ method }) =>
    method === "GET" ? rows([FLAG]) : Response.json({ message: "no" }, { status: 500 }),
  );
  const card = within(await screen.findByRole("article", { name: "new_page" }));
  expect(card.getByText("Pour 12,5 % des comptes")).toBeDefined();
  const toggle = card.getByRole<HTMLInputElement>("switch", { name: "Active : new_page" });
  fireEvent.click(toggle);
  expect(await screen.findByText("Erreur lors de la modification")).toBeDefined();
  await waitFor(() => expect(toggle.checked).toBe(false));
});

test("a flag is deleted after a question, and stays where that failed", async () => {
  await open(({ method }) =>
    method === "GET" ? rows([FLAG]) : Response.json({ message: "no" }, { status: 500 }),
  );
  fireEvent.click(await screen.findByRole("button", { name: "Supprimer : new_page" }));
  const question = within(await screen.findByRole("alertdialog"));
  fireEvent.click(question.getByRole("button", { name: "Supprimer" }));
  expect(await screen.findByText("Erreur lors de la suppression")).toBeDefined();
  expect(screen.getByRole("heading", { name: "new_page" })).toBeDefined();
});
