import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { today } from "#app/client/time/today.ts";
import { type Backend, renderScreen } from "#testing/harness/render-screen.tsx";
import { ProfileCards } from "./profile-cards.tsx";

afterEach(cleanup);

const ID = "00000000-0000-4000-8000-00000000aaaa";

const details = {
  phone: null,
  allergies: ["Iode"],
  picked_allergies: [],
  unrecognized_allergies: [],
  weight_unit: "kg",
  height_unit: "cm",
  height: null,
  treating_doctor_name: "Dr Petit",
  treating_doctor_phone: null,
  treating_doctor_email: null,
  treating_doctor_address: null,
  treating_doctor_appointment_link: "https://www.example.org/rdv",
  default_pharmacy_id: null,
  updated_at: "2026-11-01T08:00:00.000001+00:00",
};
const claire = {
  id: ID,
  first_name: "Claire",
  last_name: "Moreau",
  is_primary: true,
  profile_type: "adult",
  date_of_birth: null,
  weight: 62.44,
  weight_measured_on: "2026-11-02",
  weight_confirmed_at: null,
  weight_confirmed_by: null,
  height: 168,
  default_pharmacy_id: null,
  created_at: "2026-11-01T08:00:00+00:00",
  updated_at: "2026-11-01T08:00:00.000001+00:00",
  profile_details: details,
  profile_conditions: [],
};

async function open(backend: Backend, mayEdit = true) {
  const { requests } = await renderScreen(
    <ProfileCards
      profileId={ID}
      email="claire@example.org"
      pharmacies={[{ id: "1", name: "Pharmacie du Pont", isNear: true }]}
      mayEdit={mayEdit}
    />,
    backend,
  );
  await screen.findByText("Informations personnelles");
  return { requests, writes: () => requests.filter(({ method }) => method === "PATCH") };
}

const edit = (title: string) => {
  fireEvent.click(screen.getByRole("button", { name: `Modifier : ${title}` }));
  return within(screen.getByRole("region", { name: title }));
};

test("who may only read sees everything and is offered nothing", async () => {
  await open(() => Response.json([claire]), false);
  screen.getByText("62,4 kg, le 2 novembre 2026");
  screen.getByText("Iode");
  expect(screen.queryByRole("button", { name: /Modifier/ })).toBeNull();
});

test("a link that somebody put past our forms is not put before people", async () => {
  const evil = { ...details, treating_doctor_appointment_link: "https://a.example@evil.example" };
  await open(() => Response.json([{ ...claire, profile_details: evil }]));
  screen.getByText("Dr Petit");
  expect(screen.queryByRole("link", { name: /Prendre rendez-vous/ })).toBeNull();
});

test("another unit is another way to show a weight: saved, it is what it was", async () => {
  const { writes } = await open(({ method }) =>
    Response.json(method === "PATCH" ? [{ id: ID, profile_id: ID }] : [claire]),
  );
  const body = edit("Informations physiques");
  fireEvent.change(body.getByLabelText("Unité de poids"), { target: { value: "lbs" } });
  expect(body.getByLabelText<HTMLInputElement>(/^Poids/).value).toBe("137,7");
  fireEvent.click(body.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  const [profile, units] = await Promise.all(writes().map((request) => request.json()));
  expect(profile).toEqual({ weight: 62.44, weight_measured_on: "2026-11-02", height: 168 });
  expect(units).toEqual({ weight_unit: "lbs", height_unit: "cm", height: 168 });
});

test.each(["62,5", "62.5"])("a weight typed as %s is saved as 62.5 kg", async (typed) => {
  const { writes } = await open(({ method }) =>
    Response.json(method === "PATCH" ? [{ id: ID, profile_id: ID }] : [claire]),
  );
  const body = edit("Informations physiques");
  const weight = body.getByRole<HTMLInputElement>("textbox", { name: /^Poids/ });
  expect([weight.type, weight.value]).toEqual(["text", "62,4"]);
  fireEvent.change(weight, { target: { value: typed } });
  fireEvent.click(body.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(writes()).not.toHaveLength(0));
  expect(await writes()[0]?.json()).toEqual({
    weight: 62.5,
    weight_measured_on: today(),
    height: 168,
  });
});

test("a weight with two readings is asked for again and stays as typed", async () => {
  const { writes } = await open(() => Response.json([claire]));
  const body = edit("Informations physiques");
  const weight = body.getByLabelText<HTMLInputElement>(/^Poids/);
  fireEvent.change(weight, { target: { value: "3,250" } });
  fireEvent.click(body.getByRole("button", { name: "Enregistrer" }));
  await body.findByText(/se lit de deux façons/);
  expect(weight.value).toBe("3,250");
  expect(writes()).toHaveLength(0);
});

test("a weight that hardly anybody has is asked about once more, and kept after a yes", async () => {
  const { writes } = await open(({ method }) =>
    Response.json(method === "PATCH" ? [{ id: ID, profile_id: ID }] : [claire]),
  );
  const body = edit("Informations physiques");
  const weight = body.getByLabelText<HTMLInputElement>(/^Poids/);
  fireEvent.change(weight, { target: { value: "395" } });
  fireEvent.click(body.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText(/^395 kg pour un adulte \? Vouliez-vous dire 39,5/);
  fireEvent.click(screen.getByRole("button", { name: "Corriger" }));
  expect(weight.value).toBe("395");
  expect(writes()).toHaveLength(0);
  fireEvent.click(body.getByRole("button", { name: "Enregistrer" }));
  fireEvent.click(await screen.findByRole("button", { name: /^Garder (?:395|6,2)\skg$/ }));
  await waitFor(() => expect(writes()).not.toHaveLength(0));
  expect(await writes()[0]?.json()).toEqual({
    weight: 395,
    weight_measured_on: today(),
    weight_confirmed_at: expect.any(String),
    height: 168,
  });
});

test("a weight far from the last one is asked about with both", async () => {
  await open(() => Response.json([claire]));
  const body = edit("Informations physiques");
  fireEvent.change(body.getByLabelText(/^Poids/), { target: { value: "42,5" } });
  fireEvent.click(body.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText(
    "42,5 kg, alors que la dernière mesure était de 62,4 kg : est-ce exact ?",
  );
});

test("a save that is refused says so and keeps what was typed", async () => {
  await open(({ method }) => Response.json(method === "PATCH" ? [] : [claire]));
  const person = edit("Informations personnelles");
  fireEvent.change(person.getByLabelText("Prénom"), { target: { value: "Clara" } });
  fireEvent.click(person.getByRole("button", { name: "Enregistrer" }));
  // Nobody was faster, and yet nothing was written: the level has been lowered meanwhile.
  await screen.findByText("Vos changements n’ont pas été gardés. Réessayez.");
  await screen.findByText("Vous n’avez pas le droit de faire cela.");
  expect(person.getByLabelText<HTMLInputElement>("Prénom").value).toBe("Clara");
});

test("an old weight is asked for again, and an unusual one says who confirmed it", async () => {
  const old = {
    ...claire,
    weight: 26,
    weight_measured_on: null,
    weight_confirmed_at: "2026-10-01T08:00:00+00:00",
    weight_confirmed_by: "Julien Moreau",
  };
  await open(() => Response.json([old]));
  screen.getByText("26 kg, date inconnue");
  screen.getByText("Poids inhabituel, confirmé par Julien Moreau le 1er octobre 2026.");
  screen.getByText("Poids ancien ou sans date : à peser de nouveau.");
});

test("conditions are a list, and those that are ticked are written one by one", async () => {
  const kidney = { condition: "kidney", state: "present", since: null, until: null };
  const liver = { ...kidney, condition: "liver", last_period_on: null, due_on: null };
  const sent: { method: string; url: string; body: unknown }[] = [];
  await open(async (request) => {
    const { method, url } = request;
    if (method === "GET") {
      const conditions = [{ ...kidney, last_period_on: null, due_on: null }, liver];
      return Response.json([{ ...claire, profile_conditions: conditions }]);
    }
    sent.push({ method, url, body: method === "DELETE" ? null : await request.clone().json() });
    return method === "POST"
      ? new Response(null, { status: 201 })
      : Response.json([{ condition: "liver" }]);
  });
  const region = edit("États de santé");
  fireEvent.click(region.getByRole("checkbox", { name: "Maladie du foie" }));
  fireEvent.click(region.getByRole("checkbox", { name: "Varicelle en ce moment" }));
  fireEvent.change(region.getByLabelText(/^Jusqu’au/), { target: { value: "2026-12-03" } });
  fireEvent.click(region.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText("États de santé mis à jour");
  const [removed, written] = [...sent].sort((one, other) => one.method.localeCompare(other.method));
  expect(removed).toMatchObject({ method: "DELETE", body: null });
  expect(removed?.url).toContain("condition=eq.liver");
  expect(written).toMatchObject({
    method: "POST",
    body: {
      profile_id: ID,
      condition: "chickenpox_now",
      state: "present",
      since: null,
      until: "2026-12-03",
      last_period_on: null,
      due_on: null,
    },
  });
  expect(sent).toHaveLength(2);
});

test("a condition that is refused keeps no other back, and the form stays", async () => {
  const sent: string[] = [];
  await open(async (request) => {
    if (request.method === "GET") return Response.json([claire]);
    const { condition } = (await request.clone().json()) as { condition: string };
    sent.push(condition);
    return condition === "kidney"
      ? Response.json({ code: "42501", message: "no" }, { status: 403 })
      : new Response(null, { status: 201 });
  });
  const region = edit("États de santé");
  fireEvent.click(region.getByRole("checkbox", { name: "Maladie des reins" }));
  fireEvent.click(region.getByRole("checkbox", { name: "Maladie du foie" }));
  fireEvent.click(region.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText(/^Tout n’a pas été enregistré/);
  expect(sent).toEqual(["kidney", "liver"]);
  expect(region.getByRole<HTMLInputElement>("checkbox", { name: "Maladie du foie" }).checked).toBe(
    true,
  );
});

test("a misspelt allergy is asked about when it is saved, and the name that was meant is stored", async () => {
  const { writes } = await open(({ method }) =>
    Response.json(method === "PATCH" ? [{ profile_id: ID }] : [claire]),
  );
  const region = edit("Allergies");
  const field = region.getByRole("combobox", { name: "Ajouter une allergie" });
  fireEvent.change(field, { target: { value: "ibu" } });
  await region.findByRole("option", { name: "ibuprofène" });
  fireEvent.change(field, { target: { value: "ibuprophène" } });
  fireEvent.click(region.getByRole("button", { name: "Enregistrer" }));
  await region.findByText("« ibuprophène » : vouliez-vous dire…");
  expect(writes()).toHaveLength(0);
  fireEvent.click(region.getByRole("button", { name: "ibuprofène" }));
  fireEvent.click(region.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(await writes()[0]?.json()).toEqual({
    allergies: ["Iode", "ibuprofène"],
    picked_allergies: ["ibuprofène"],
    unrecognized_allergies: [],
  });
});

test("a name chosen in the list is stored as picked, until it is removed", async () => {
  const { writes } = await open(({ method }) =>
    Response.json(method === "PATCH" ? [{ profile_id: ID }] : [claire]),
  );
  const region = edit("Allergies");
  const field = region.getByRole("combobox", { name: "Ajouter une allergie" });
  for (const [typed, name] of [
    ["arach", "Arachide"],
    ["ibu", "ibuprofène"],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.click(await region.findByRole("option", { name }));
  }
  fireEvent.click(region.getByRole("button", { name: "Retirer Arachide" }));
  fireEvent.click(region.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(await writes()[0]?.json()).toEqual({
    allergies: ["Iode", "ibuprofène"],
    picked_allergies: ["ibuprofène"],
    unrecognized_allergies: [],
  });
});

test("a name that somebody keeps as typed is stored as not recognised", async () => {
  const { writes } = await open(({ method }) =>
    Response.json(method === "PATCH" ? [{ profile_id: ID }] : [claire]),
  );
  const region = edit("Allergies");
  const field = region.getByRole("combobox", { name: "Ajouter une allergie" });
  fireEvent.change(field, { target: { value: "ibu" } });
  await region.findByRole("option", { name: "ibuprofène" });
  fireEvent.change(field, { target: { value: "ibuprophène" } });
  fireEvent.click(region.getByRole("button", { name: "Ajouter" }));
  fireEvent.click(await region.findByRole("button", { name: "Garder « ibuprophène »" }));
  fireEvent.click(region.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(await writes()[0]?.json()).toEqual({
    allergies: ["Iode", "ibuprophène"],
    picked_allergies: [],
    unrecognized_allergies: ["ibuprophène"],
  });
});

const WEIGHTS = ["2026-11-02", "2026-08-01", "2026-05-01", "2026-02-01", "2025-11-01"].map(
  (measured_on, nth) => ({ measured_on, weight: 62 - nth, confirmed_at: null }),
);
const withWeights: Backend = ({ method, url }) =>
  new URL(url).pathname.endsWith("/profile_weights")
    ? method === "GET"
      ? Response.json(WEIGHTS, { headers: { "content-range": "0-4/5" } })
      : Response.json([{ measured_on: "2026-08-01" }], { status: method === "POST" ? 201 : 200 })
    : Response.json([claire]);

test("recorded weights are listed, the latest first, and one is deleted", async () => {
  const { requests } = await open(withWeights);
  const region = within(await screen.findByRole("region", { name: "Poids notés" }));
  expect(region.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
    "62 kg, le 2 novembre 2026",
    "61 kg, le 1er août 2026",
    "60 kg, le 1er mai 2026",
    "59 kg, le 1er février 2026",
  ]);
  fireEvent.click(region.getByRole("button", { name: "Voir un poids plus ancien" }));
  region.getByText("58 kg, le 1er novembre 2025");
  fireEvent.click(region.getByRole("button", { name: "Supprimer : 61 kg, le 1er août 2026" }));
  await waitFor(() => expect(requests.some(({ method }) => method === "DELETE")).toBe(true));
  const deleted = requests.find(({ method }) => method === "DELETE");
  expect(new URL(deleted?.url ?? "").searchParams.get("measured_on")).toBe("eq.2026-08-01");
});

test("an unusual weight is asked about before it is added", async () => {
  const { requests } = await open(withWeights);
  const region = within(await screen.findByRole("region", { name: "Poids notés" }));
  fireEvent.click(region.getByRole("button", { name: "Ajouter un poids" }));
  fireEvent.click(region.getByRole("button", { name: "Enregistrer" }));
  await region.findByText("Indiquez le poids.");
  fireEvent.change(region.getByLabelText(/^Poids/), { target: { value: "6,2" } });
  fireEvent.change(region.getByLabelText(/^Pesé/), { target: { value: "2026-11-20" } });
  fireEvent.click(region.getByRole("button", { name: "Enregistrer" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(requests.some(({ method }) => method === "POST")).toBe(false);
  fireEvent.click(question.getByRole("button", { name: /^Garder (?:395|6,2)\skg$/ }));
  await waitFor(() => expect(requests.some(({ method }) => method === "POST")).toBe(true));
  const added = requests.find(({ method }) => method === "POST");
  expect(await added?.json()).toMatchObject({ measured_on: "2026-11-20", weight: 6.2 });
});
