import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { now } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { newCustomAlert } from "#domain/alerts/custom-alert-draft.ts";
import { wallTimeOf } from "#domain/calendar/wall-time.ts";
import { type Backend, renderScreen } from "#testing/harness/render-screen.tsx";
import { CreateAlertDialog } from "./create-alert-dialog.tsx";

afterEach(cleanup);

const PROFILE = "00000000-0000-4000-8000-00000000bbbb";
const USER = "00000000-0000-4000-8000-00000000aaaa";
const BOX = { id: "00000000-0000-4000-8000-000000000001", name: "Smecta", dosage: "3 g" };
const CREATED: Backend = () => new Response(null, { status: 201 });

async function open(backend: Backend = CREATED) {
  let closed = 0;
  const { requests } = await renderScreen(
    <CreateAlertDialog
      open
      profileId={PROFILE}
      medications={[BOX]}
      onClose={() => {
        closed += 1;
      }}
    />,
    backend,
  );
  await screen.findByRole("dialog", { name: "Créer une alerte" });
  const sent = () => requests.filter(({ method }) => method === "POST");
  return { requests, sent, closed: () => closed };
}

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
}

function submit() {
  fireEvent.click(screen.getByRole("button", { name: "Créer l’alerte" }));
}

test("a title alone is enough: the next full hour, medium priority, no medicine", async () => {
  const proposed = newCustomAlert(wallTimeOf(now(), browserZone));
  const { sent, closed } = await open();
  type("Titre", "  Renouveler l’ordonnance ");
  submit();
  await waitFor(() => expect(closed()).toBe(1));
  expect(await sent()[0]?.json()).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    user_id: USER,
    profile_id: PROFILE,
    medication_id: null,
    repeats: "once",
    ends_on: null,
    title: "Renouveler l’ordonnance",
    message: null,
    alert_date: proposed.day,
    alert_time: proposed.time,
    priority: "medium",
  });
  expect(await screen.findByText("Alerte créée")).toBeDefined();
});

test("it can be about a box, on a day and an hour of its own", async () => {
  const { sent, closed } = await open();
  type("Titre", "Ouvrir un flacon neuf");
  type("Date", "2099-12-03");
  type("Heure", "18:30");
  type("Priorité", "high");
  type("Médicament", BOX.id);
  type("Message", "Le précédent date d’un mois");
  submit();
  await waitFor(() => expect(closed()).toBe(1));
  expect(await sent()[0]?.json()).toMatchObject({
    medication_id: BOX.id,
    message: "Le précédent date d’un mois",
    alert_date: "2099-12-03",
    alert_time: "18:30",
    priority: "high",
  });
});

test.each([
  { field: "Titre", typed: "   ", sentence: "Indiquez un titre." },
  { field: "Titre", typed: "x".repeat(201), sentence: "Ce texte est trop long." },
  { field: "Date", typed: "2020-01-01", sentence: "Ce moment est déjà passé." },
  { field: "Date", typed: "", sentence: "Ce champ est obligatoire." },
  { field: "Heure", typed: "", sentence: "Ce champ est obligatoire." },
  { field: "Message", typed: "x".repeat(1001), sentence: "Ce texte est trop long." },
])("$field refuses what does not hold, and takes the focus", async ({ field, typed, sentence }) => {
  const { sent } = await open();
  type("Titre", "Renouveler");
  type(field, typed);
  submit();
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(field, { exact: false }));
  expect(sent().map(({ url }) => url)).toEqual([]);
});

test("a lost connection says so, keeps what was typed, and a second try names the same row", async () => {
  let isDown = true;
  const { requests, sent, closed } = await open(({ method }) => {
    if (isDown) return new Response(null, { status: 502 });
    // The first try had arrived after all.
    return method === "POST"
      ? Response.json({ message: "duplicate key", code: "23505" }, { status: 409 })
      : Response.json({ id: "00000000-0000-4000-8000-00000000cccc" });
  });
  type("Titre", "Renouveler");
  submit();
  expect(await screen.findByText("L’alerte n’a pas été créée. Réessayez.")).toBeDefined();
  expect(screen.getByText(/^Connexion perdue/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Titre").value).toBe("Renouveler");
  isDown = false;
  type("Titre", "Renouveler le traitement");
  submit();
  await waitFor(() => expect(closed()).toBe(1));
  const ids = await Promise.all(sent().map(async (request) => (await request.json()).id));
  expect(new Set(ids).size).toBe(1);
  const [corrected] = requests.filter(({ method }) => method === "PATCH");
  expect(corrected?.url).toContain(`id=eq.${ids[0]}`);
  expect(await corrected?.json()).toMatchObject({ title: "Renouveler le traitement" });
});

test("an alert that repeats may have a last day, which one that rings once does not ask for", async () => {
  const { sent } = await open();
  type("Titre", "Pilulier");
  expect(screen.queryByLabelText(/^Dernier jour/)).toBeNull();
  type("Répéter", "weekly");
  type("Dernier jour", "2020-01-01");
  submit();
  expect(await screen.findByText("Ce jour est avant celui de l’alerte.")).toBeDefined();
  type("Dernier jour", "2099-12-31");
  submit();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await sent()[0]?.json()).toMatchObject({ repeats: "weekly", ends_on: "2099-12-31" });
});
