import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ui as fr } from "#app/locale/fr/ui.ts";
import { renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { ShareDosesButton } from "./share-doses-button.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PROFILE = "00000000-0000-4000-8000-00000000aaaa";
const AN_HOUR = 3_600_000;

const dose = (hoursAgo: number, more: object = {}) => ({
  intake_id: `00000000-0000-4000-8000-${String(hoursAgo).padStart(12, "0")}`,
  substance_id: "paracetamol",
  milligrams: 168,
  weighed_as: null,
  taken_at: new Date(Date.now() - hoursAgo * AN_HOUR).toISOString(),
  medication_id: "00000000-0000-4000-8000-00000000bbbb",
  product_name: "Doliprane",
  dosage: "2,4 %",
  form: "Sirop",
  quantity: 7,
  giver_id: "00000000-0000-4000-8000-00000000cccc",
  giver_name: "Julien O'Neil",
  active_molecule: null,
  ...more,
});

async function press(ledger: readonly object[], share?: (data: ShareData) => Promise<void>) {
  const copied: string[] = [];
  vi.stubGlobal("navigator", {
    ...(share && { share }),
    language: "fr-FR",
    onLine: true,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  await renderScreen(<ShareDosesButton profileId={PROFILE} person="Léa" />, ({ url }) =>
    url.includes("substance_ledger") ? Response.json(ledger) : rows([]),
  );
  fireEvent.click(await screen.findByRole("button", { name: "Envoyer en texte" }));
  return copied;
}

test("the doses since yesterday are a text, the oldest first, with who gave them", async () => {
  const copied = await press([
    dose(0, { quantity: 5, giver_name: null }),
    // A combination stands twice in the ledger and once in the text.
    dose(0, { quantity: 5, giver_name: null, substance_id: "codeine" }),
    dose(1),
    dose(60, { product_name: "Il y a longtemps" }),
  ]);
  await screen.findByText("Texte copié");
  const [text = ""] = copied;
  const lines = text.replaceAll("\u00a0", " ").replaceAll("\u202f", " ").split("\n");
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^Léa : prises depuis hier, \d+ \S+ \d{4}$/);
  expect(lines[1]).toMatch(/^- .+ · Doliprane 2,4 % · 7 mL de sirop · Donné par Julien O'Neil$/);
  expect(lines[2]).toMatch(/ · 5 mL de sirop · /);
  expect(lines[3]).toMatch(
    /^D’après Trousse, le .+ Une prise que personne n’a notée n’y est pas\.$/,
  );
});

test("without a dose the text says that none was recorded, and nothing more", async () => {
  const copied = await press([dose(60)]);
  await screen.findByText("Texte copié");
  expect(copied[0]?.split("\n")[1]).toBe("Aucune prise notée.");
});

test("a list of applications that was closed is no failure, and one that refuses is a copy", async () => {
  const shared: ShareData[] = [];
  const closed = await press([dose(1)], async (data) => {
    shared.push(data);
    throw new DOMException("closed", "AbortError");
  });
  await vi.waitFor(() => expect(shared).toHaveLength(1));
  expect(closed).toEqual([]);
  cleanup();
  const refused = await press([dose(1)], async () => {
    throw new DOMException("too late", "NotAllowedError");
  });
  await screen.findByText("Texte copié");
  expect(refused).toHaveLength(1);
});

test("doses that cannot be read are no text", async () => {
  await renderScreen(<ShareDosesButton profileId={PROFILE} person="Léa" />, () =>
    Response.json({ code: "42501", message: "no" }, { status: 403 }),
  );
  fireEvent.click(await screen.findByRole("button", { name: "Envoyer en texte" }));
  await screen.findByText(fr.failure.forbidden);
});
