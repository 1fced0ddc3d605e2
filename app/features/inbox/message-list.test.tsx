import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type Backend, renderScreen } from "#testing/harness/render-screen.tsx";
import { MessageList } from "./message-list.tsx";

afterEach(cleanup);

const LETTER = {
  id: "00000000-0000-4000-8000-00000000cccc",
  full_name: "Zoé Martin",
  email: "zoe@example.org",
  subject: "Une question",
  message: "Comment partager ?",
  language: "fr",
  created_at: "2026-11-21T08:00:00+00:00",
  read_at: null,
  answered_at: null,
};

const open = (backend: Backend) =>
  renderScreen(<MessageList />, backend, "fr", ["member", "admin"]);
const holding =
  (...list: object[]): Backend =>
  ({ method }) =>
    method === "POST" ? Response.json(list) : new Response(null, { status: 204 });

test("while messages are on their way, a place is kept for them", async () => {
  await open(() => undefined);
  expect(screen.getByText("Chargement…")).toBeDefined();
});

test("messages that cannot be read are told of in their place", async () => {
  await open(() => Response.json({ message: "broken" }, { status: 500 }));
  expect((await screen.findByRole("alert")).textContent).toContain("Erreur:");
});

test("an empty inbox is no search without a result", async () => {
  await open(holding());
  await screen.findByText("Aucun message");
  fireEvent.change(screen.getByLabelText("Messages à afficher"), { target: { value: "unread" } });
  await screen.findByText("Aucun message ne correspond à cette recherche.");
});

test("opening a message marks it as read, once", async () => {
  const { requests } = await open(holding(LETTER));
  fireEvent.click(await screen.findByRole("button", { name: /^Lire « Une question »/ }));
  await screen.findByText("Comment partager ?");
  const marks = () => requests.filter(({ method }) => method === "PATCH");
  await waitFor(() => expect(marks()).toHaveLength(1));
  expect(await marks()[0]?.clone().json()).toEqual({
    read_at: expect.any(String),
    answered_at: null,
  });
});

test("a message that was read is not marked again by opening it, and is deleted after a question", async () => {
  const { requests } = await open(holding({ ...LETTER, read_at: LETTER.created_at }));
  fireEvent.click(await screen.findByRole("button", { name: /^Lire « Une question »/ }));
  fireEvent.click(await screen.findByRole("button", { name: "Supprimer" }));
  await screen.findByText("Supprimer ce message ?");
  expect(requests.map(({ method }) => method)).toEqual(["POST"]);
  fireEvent.click(screen.getAllByRole("button", { name: "Supprimer" }).at(-1) as HTMLElement);
  await screen.findByText("Message supprimé");
  expect(requests.map(({ method }) => method)).toContain("DELETE");
});
