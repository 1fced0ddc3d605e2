import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type Backend, renderScreen } from "#testing/harness/render-screen.tsx";
import { AuditLog } from "./audit-log.tsx";

afterEach(cleanup);

const ENTRY = {
  id: 7,
  happened_at: "2026-11-21T08:00:00+00:00",
  admin_email: "claire@example.org",
  action: "changed",
  table_name: "faq_items",
  row_key: "x",
  label: "Où ?",
  before: { answer: "Ici.", published: true },
  after: { answer: "Là.", published: false },
};

const open = (backend: Backend) => renderScreen(<AuditLog />, backend, "fr", ["member", "admin"]);
const lines =
  (...list: object[]): Backend =>
  ({ url }) =>
    Response.json(url.includes("get_account_emails") ? [] : list);

test("while lines are on their way, a place is kept for them", async () => {
  await open(() => undefined);
  expect(screen.getByText("Chargement…")).toBeDefined();
});

test("a log that cannot be read is no empty one", async () => {
  await open(() => Response.json({ code: "42501", message: "no" }, { status: 403 }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Erreur: Vous n’avez pas le droit de faire cela.",
  );
});

test("an empty log says what will be written there", async () => {
  await open(lines());
  expect(await screen.findByText("Rien n’a encore été noté")).toBeDefined();
});

test("a line tells who, what, which, and each column before and after", async () => {
  await open(lines(ENTRY));
  const line = within(await screen.findByRole("article"));
  expect(line.getByRole("heading").textContent).toBe("Question fréquente · Où ?");
  expect(line.getByText(/claire@example\.org/)).toBeDefined();
  for (const column of ["Réponse", "Publié"]) expect(line.getByText(column)).toBeDefined();
  for (const value of ["Ici.", "Là.", "oui", "non"]) expect(line.getByText(value)).toBeDefined();
});

test("moments, days and lists are told as people write them, and a new column by its name", async () => {
  const after = {
    checked_on: "2026-11-02",
    published_at: "2026-11-21T08:05:00.25+00:00",
    tags: ["fièvre", "nuit"],
    meta_value: "",
    next_year: 3,
  };
  await open(lines({ ...ENTRY, before: null, after }));
  const line = within(await screen.findByRole("article"));
  const change = (column: string) =>
    line.getByText(column).closest("div")?.querySelector("dd")?.textContent;
  expect(change("Vérifiée le")).toBe("Après2 novembre 2026");
  expect(change("Publié le")).toMatch(/^Après21 novembre 2026 à \d\d:05$/);
  expect(change("Mots-clés")).toBe("Aprèsfièvre, nuit");
  expect(change("Valeur")).toBe("Aprèsvide");
  expect(change("next_year")).toBe("Après3");
});

test("actions of the server, tables without a text and deleted accounts are shown", async () => {
  await open(
    lines(
      { ...ENTRY, id: 9, admin_email: null, table_name: "weather", label: null, before: null },
      { ...ENTRY, id: 8, table_name: "user_roles", label: null, before: null, after: null },
    ),
  );
  expect(await screen.findByText(/La machine/)).toBeDefined();
  expect(screen.getByRole("heading", { name: "weather · x" })).toBeDefined();
  const role = { name: "Rôle d’un compte · compte supprimé" };
  expect(await screen.findByRole("heading", role)).toBeDefined();
  expect(screen.getByText("Le contenu n’est pas conservé dans ce journal.")).toBeDefined();
});

test("what was done for an account is told in words, with its address", async () => {
  const after = { action: "sessions-ended", sessions: 2 };
  const key = "00000000-0000-4000-8000-00000000bbbb";
  const line = { table_name: "account_actions", row_key: key, label: null, before: null, after };
  await open((request) =>
    request.url.includes("get_account_emails")
      ? Response.json([{ id: key, email: "paul@example.org" }])
      : lines({ ...ENTRY, ...line, action: "added" })(request),
  );
  const name = "Intervention sur un compte · paul@example.org";
  expect(await screen.findByRole("heading", { name })).toBeDefined();
  expect(screen.getByText("Sessions terminées partout")).toBeDefined();
});

test("filters reach the database, and a pattern that is typed is none", async () => {
  const { requests } = await open(lines());
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type("Quoi", "user_roles");
  type("Action", "deleted");
  type("Du", "2026-11-20");
  type("Au", "2026-11-21");
  type("Adresse de la personne", "a%_b");
  await waitFor(() => {
    const asked = new URL(requests.at(-1)?.url ?? "").searchParams;
    expect(asked.get("admin_email")).toBe("ilike.%a\\%\\_b%");
    expect(asked.get("table_name")).toBe("eq.user_roles");
    expect(asked.get("action")).toBe("eq.deleted");
    expect(asked.getAll("happened_at")).toEqual([
      `gte.${new Date("2026-11-20T00:00").toISOString()}`,
      `lt.${new Date("2026-11-22T00:00").toISOString()}`,
    ]);
  });
});
