import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type Backend, renderScreen } from "#testing/harness/render-screen.tsx";
import { UserList } from "./user-list.tsx";

afterEach(cleanup);

const PAUL = {
  id: "00000000-0000-4000-8000-00000000bbbb",
  email: "paul@example.org",
  first_name: "Paul",
  last_name: "Roy",
  created_at: "2026-11-20T08:00:00+00:00",
  last_sign_in_at: null,
  is_confirmed: true,
  is_blocked: false,
  roles: ["admin"],
};

const open = (backend: Backend) => renderScreen(<UserList />, backend, "fr", ["member", "admin"]);

/** The list, and one answer to each change of a role. */
const answering =
  (account: object, answer: string): Backend =>
  ({ url }) =>
    Response.json(url.includes("list_accounts") ? [account] : answer);

test("while accounts are on their way, a place is kept for them", async () => {
  await open(() => undefined);
  expect(screen.getByText("Chargement…")).toBeDefined();
});

test("accounts that cannot be read are told of in their place, and asked for again", async () => {
  let isBroken = true;
  await open(() =>
    isBroken ? Response.json({ message: "broken" }, { status: 500 }) : Response.json([PAUL]),
  );
  expect((await screen.findByRole("alert")).textContent).toContain("Erreur:");
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByText("paul@example.org")).toBeDefined();
});

test("a search that finds nobody says so", async () => {
  await open(() => Response.json([]));
  expect(await screen.findByText("Aucun compte ne correspond à cette recherche.")).toBeDefined();
});

test("a full page leads to the next one, which begins after its last account", async () => {
  const page = Array.from({ length: 50 }, (_, n) => ({
    ...PAUL,
    id: `${n}`,
    email: `p${n}@x.org`,
  }));
  const { requests } = await open(() => Response.json(page));
  fireEvent.click(await screen.findByRole("button", { name: "Afficher les comptes suivants" }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(await requests[1]?.clone().json()).toMatchObject({
    after_id: "49",
    after_created_at: PAUL.created_at,
  });
});

test("a role is taken only after a question, and the last admin's is not", async () => {
  const { requests } = await open(answering(PAUL, "last-admin"));
  fireEvent.click(await screen.findByRole("button", { name: /^Changer les rôles de paul/ }));
  fireEvent.click(screen.getByRole("button", { name: "Retirer le rôle Administrateur" }));
  await screen.findByText("paul@example.org perdra aussitôt ce que ce rôle permet.");
  expect(requests).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Retirer le rôle" }));
  expect((await screen.findByRole("alert")).textContent).toContain("est le seul administrateur");
});

test("an address without proof is given no role", async () => {
  await open(answering({ ...PAUL, is_confirmed: false, roles: [] }, "unconfirmed"));
  fireEvent.click(await screen.findByRole("button", { name: /^Changer les rôles de paul/ }));
  expect(screen.getByText(/Cette adresse n’est pas confirmée/)).toBeDefined();
  const grant = screen.getByRole<HTMLButtonElement>("button", { name: /Donner le rôle Admin/ });
  expect(grant.disabled).toBe(true);
});

test("the identifier that a feature for certain accounts asks for can be read", async () => {
  await open(answering(PAUL, "unconfirmed"));
  fireEvent.click(await screen.findByRole("button", { name: /^Changer les rôles de paul/ }));
  expect(await screen.findByText(PAUL.id)).toBeDefined();
});

test("sessions are ended only after a question, and their number is told", async () => {
  const { requests } = await open(({ url }) =>
    Response.json(url.includes("list_accounts") ? [PAUL] : 3),
  );
  fireEvent.click(await screen.findByRole("button", { name: /^Changer les rôles de paul/ }));
  fireEvent.click(screen.getByRole("button", { name: "Terminer toutes les sessions" }));
  await screen.findByText(/Qui connaît le mot de passe peut se reconnecter/);
  expect(requests).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Terminer les sessions" }));
  expect(await screen.findByText("3 sessions de paul@example.org terminées")).toBeDefined();
  expect(requests.at(-1)?.url).toMatch(/rpc\/end_account_sessions$/);
  expect(await requests.at(-1)?.json()).toEqual({ account: PAUL.id });
});

test.each([
  { answer: () => Response.json(null), said: "Ce compte n’existe plus." },
  {
    answer: () => Response.json({ code: "42501", message: "no" }, { status: 403 }),
    said: /^Les sessions n’ont pas pu être terminées\./,
  },
])("sessions that were not ended are told of: $said", async ({ answer, said }) => {
  await open(({ url }) => (url.includes("list_accounts") ? Response.json([PAUL]) : answer()));
  fireEvent.click(await screen.findByRole("button", { name: /^Changer les rôles de paul/ }));
  fireEvent.click(screen.getByRole("button", { name: "Terminer toutes les sessions" }));
  fireEvent.click(await screen.findByRole("button", { name: "Terminer les sessions" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(said);
});
