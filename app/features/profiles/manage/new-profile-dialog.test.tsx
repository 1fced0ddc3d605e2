import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type Backend, renderScreen } from "#testing/harness/render-screen.tsx";
import { presumedProfileId } from "../active/active-profile.ts";
import { NewProfileDialog } from "./new-profile-dialog.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const USER = "00000000-0000-4000-8000-00000000aaaa";

async function open(backend: Backend) {
  let closed = 0;
  const { requests } = await renderScreen(
    <NewProfileDialog
      open
      userId={USER}
      onClose={() => {
        closed += 1;
      }}
    />,
    backend,
  );
  await screen.findByRole("dialog", { name: "Nouveau profil" });
  const sent = (table: string) =>
    requests.filter(
      ({ method, url }) => method === "POST" && new URL(url).pathname.endsWith(table),
    );
  return { requests, sent, closed: () => closed };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Créer le profil" });

test("without a name the profile cannot be sent", async () => {
  await open(() => undefined);
  expect(button().disabled).toBe(true);
  fireEvent.change(screen.getByRole("textbox", { name: "Nom" }), { target: { value: "   " } });
  expect(button().disabled).toBe(true);
});

test("a birth after today and a negative weight are refused, and nothing is sent", async () => {
  const { sent } = await open(() => undefined);
  fireEvent.change(screen.getByRole("textbox", { name: "Nom" }), { target: { value: "Léa" } });
  type("Date de naissance", "2090-01-01");
  fireEvent.change(screen.getByRole("textbox", { name: /Poids/ }), { target: { value: "-1" } });
  fireEvent.click(button());
  expect(await screen.findByText(/ne peut pas être après aujourd’hui/)).toBeDefined();
  expect(screen.getByText("Ce nombre est trop petit.")).toBeDefined();
  expect(sent("/profiles")).toHaveLength(0);
});

test("a child is made with its details, in kilograms whatever was typed", async () => {
  const { sent, closed } = await open(({ method }) =>
    method === "POST" ? new Response(null, { status: 201 }) : Response.json([]),
  );
  fireEvent.change(screen.getByRole("textbox", { name: "Nom" }), { target: { value: " Léa " } });
  type("Type de profil", "child");
  fireEvent.change(screen.getByRole("textbox", { name: /Poids/ }), { target: { value: "44" } });
  type("Unité de poids", "lbs");
  fireEvent.click(button());
  await waitFor(() => expect(closed()).toBe(1));
  const [profile] = sent("/profiles");
  const made = await profile?.json();
  expect(made).toMatchObject({
    first_name: "Léa",
    profile_type: "child",
    weight: 19.96,
    created_by: USER,
    is_primary: false,
  });
  expect(await sent("/profile_details")[0]?.json()).toMatchObject({
    profile_id: made.id,
    weight_unit: "lbs",
  });
  expect(await screen.findByText("Profil « Léa » créé avec succès")).toBeDefined();
});

test("a refusal of the server is passed on in the specified sentence, and nothing typed is lost", async () => {
  const { closed } = await open(() =>
    Response.json({ code: "23514", message: "trop lourd" }, { status: 400 }),
  );
  fireEvent.change(screen.getByRole("textbox", { name: "Nom" }), { target: { value: "Léa" } });
  fireEvent.click(button());
  expect(await screen.findByText("Le profil n’a pas été créé : trop lourd")).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Nom" }).value).toBe("Léa");
  expect(closed()).toBe(0);
});

test("the words of a constraint are quoted to nobody", async () => {
  const message = 'new row for relation "profiles" violates check constraint "some_bounds"';
  await open(() => Response.json({ code: "23514", message }, { status: 400 }));
  fireEvent.change(screen.getByRole("textbox", { name: "Nom" }), { target: { value: "Léa" } });
  fireEvent.click(button());
  expect(await screen.findByText("Le profil n’a pas été créé. Réessayez.")).toBeDefined();
  expect(screen.queryByText(/violates/)).toBeNull();
});

test("a second try after a lost answer corrects the profile the first one made", async () => {
  let isLost = true;
  const { requests, sent, closed } = await open(({ method }) => {
    if (isLost) return new Response(null, { status: 502 });
    if (method === "POST")
      return Response.json({ code: "23505", message: "twice" }, { status: 409 });
    return method === "PATCH" ? Response.json({ id: "kept" }) : Response.json([]);
  });
  fireEvent.change(screen.getByRole("textbox", { name: "Nom" }), { target: { value: "Lea" } });
  fireEvent.click(button());
  expect(await screen.findByText("Le profil n’a pas été créé. Réessayez.")).toBeDefined();
  expect(screen.getByText(/^Connexion perdue/)).toBeDefined();
  isLost = false;
  fireEvent.change(screen.getByRole("textbox", { name: "Nom" }), { target: { value: "Léa" } });
  fireEvent.click(button());
  await waitFor(() => expect(closed()).toBe(1));
  const id = (await sent("/profiles")[0]?.json())?.id;
  const [corrected] = requests.filter(({ method }) => method === "PATCH");
  expect(corrected?.url).toContain(`/profiles?id=eq.${id}`);
  expect(await corrected?.json()).toMatchObject({ first_name: "Léa" });
});

test("the pages go on acting on whom they acted, until the new profile is chosen", async () => {
  const { closed } = await open(({ method }) =>
    method === "POST" ? new Response(null, { status: 201 }) : Response.json([]),
  );
  fireEvent.change(screen.getByRole("textbox", { name: "Nom" }), { target: { value: "Léa" } });
  fireEvent.click(button());
  await waitFor(() => expect(closed()).toBe(1));
  const choose = await screen.findByText("Choisir");
  expect(presumedProfileId(USER)).toBe(USER);
  fireEvent.click(choose);
  expect(presumedProfileId(USER)).not.toBe(USER);
});

test.each([
  [/^Garder 165\skg$/, 165, true],
  [/^Enregistrer 16,5\skg$/, 16.5, false],
])(
  "a weight that no child of that age has is asked about first: %s",
  async (answer, kept, isConfirmed) => {
    const { sent, closed } = await open(({ method }) =>
      method === "POST" ? new Response(null, { status: 201 }) : Response.json([]),
    );
    const fourYearsAgo = `${new Date().getFullYear() - 4}-01-01`;
    fireEvent.change(screen.getByRole("textbox", { name: "Nom" }), { target: { value: "Léa" } });
    type("Type de profil", "child");
    type("Date de naissance", fourYearsAgo);
    type("Unité de poids", "kg");
    fireEvent.change(screen.getByRole("textbox", { name: /Poids/ }), { target: { value: "165" } });
    fireEvent.click(button());
    await screen.findByText(
      /^165 kg à 4 ans \? Vouliez-vous dire 16,5 kg \? Même confirmé, ce poids ne servira/,
    );
    expect(sent("/profiles")).toHaveLength(0);
    fireEvent.click(screen.getByRole("button", { name: answer }));
    await waitFor(() => expect(closed()).toBe(1));
    const profile = await sent("/profiles")[0]?.json();
    expect(profile).toMatchObject({
      weight: kept,
      weight_measured_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(typeof profile.weight_confirmed_at === "string").toBe(isConfirmed);
  },
);

test("about a weight that no adult has, the pharmacist is not asked with a child's", async () => {
  await open(() => Response.json([]));
  fireEvent.change(screen.getByRole("textbox", { name: "Nom" }), { target: { value: "Thomas" } });
  type("Date de naissance", "1980-01-01");
  type("Unité de poids", "kg");
  fireEvent.change(screen.getByRole("textbox", { name: /Poids/ }), { target: { value: "6,2" } });
  fireEvent.click(button());
  expect(await screen.findByText(/^6,2 kg pour un adulte \?.* avec le bon poids\.$/)).toBeDefined();
});
