import { useMutation, useQuery } from "@tanstack/react-query";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { AdminsOnly } from "./admins-only.tsx";

afterEach(cleanup);

/** A page of the back-office that lists and deletes; both go well, whatever the database has shown. */
function Page() {
  const list = useQuery({ queryKey: ["messages"], queryFn: () => Promise.resolve([]) });
  const deletion = useMutation({ mutationFn: () => Promise.resolve() });
  const refusal = useMutation({ mutationFn: () => Promise.reject(new Error("not found")) });
  return (
    <>
      <p>{list.data ? "Aucun message" : "…"}</p>
      <button type="button" onClick={() => deletion.mutate()}>
        Supprimer
      </button>
      <button type="button" onClick={() => refusal.mutate()}>
        Enregistrer
      </button>
      <button type="button" onClick={() => void list.refetch()}>
        Relire
      </button>
    </>
  );
}

async function open(
  roles: object[],
  claims: (path: string) => Response | undefined = () => undefined,
) {
  const role = { is: roles };
  await renderScreen(
    <AdminsOnly userId="00000000-0000-4000-8000-00000000aaaa">
      <Page />
    </AdminsOnly>,
    ({ url }) => claims(new URL(url).pathname) ?? Response.json(role.is),
    "fr",
    ["member", "admin"],
  );
  return role;
}

const LOST = "Vous n’avez plus le rôle d’administrateur";

test.each(["Supprimer", "Enregistrer", "Relire"])(
  "'%s' after the role was taken ends the page, says so and leads out",
  async (action) => {
    const role = await open([{ role: "admin" }]);
    await screen.findByText("Aucun message");
    role.is = [];
    fireEvent.click(screen.getByRole("button", { name: action }));
    expect(await screen.findByRole("heading", { name: LOST }, { timeout: 8_000 })).toBeDefined();
    expect(screen.queryByText("Aucun message")).toBeNull();
    expect(screen.getByRole("status").textContent).toContain(LOST);
    expect(screen.getByRole("link", { name: "Revenir à l’accueil" })).toBeDefined();
  },
  15_000,
);

test("who keeps the role keeps the page, however often it is asked for", async () => {
  await open([{ role: "admin" }]);
  fireEvent.click(await screen.findByRole("button", { name: "Supprimer" }));
  fireEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await vi.waitFor(() => expect(screen.getByText("Aucun message")).toBeDefined());
  expect(screen.queryByRole("heading")).toBeNull();
});

test("who never had it is told how to get it, and nothing of a loss", async () => {
  await open([]);
  expect(
    await screen.findByRole("heading", { name: "Accès réservé aux administrateurs" }),
  ).toBeDefined();
  expect(screen.queryByRole("heading", { name: LOST })).toBeNull();
});

test("where nobody runs it yet the reader enters the code of the server, and is in", async () => {
  const answers = ["wrong", "granted"];
  const role = await open([], (path) => {
    if (path.endsWith("/needs_first_admin")) return Response.json(true);
    if (!path.endsWith("/claim_administration")) return undefined;
    const answer = answers.shift();
    if (answer === "granted") role.is = [{ role: "admin" }];
    return Response.json(answer);
  });
  const field = await screen.findByLabelText(/Code affiché par le serveur/);
  const send = () =>
    fireEvent.click(screen.getByRole("button", { name: "Devenir administrateur" }));
  send();
  await screen.findByText("Entrez le code");
  fireEvent.change(field, { target: { value: "abcd-efgh" } });
  send();
  await screen.findByText(/Ce n’est pas le code que le serveur affiche/);
  expect((field as HTMLInputElement).value).toBe("abcd-efgh");
  send();
  await screen.findByText("Aucun message");
});
