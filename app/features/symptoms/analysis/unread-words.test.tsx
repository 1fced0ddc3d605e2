import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { symptomRow } from "#testing/builders/symptom-rows.ts";
import {
  box,
  DOLIPRANE,
  house,
  LISTED,
  names,
  of,
  openAnalysis,
  words,
} from "#testing/harness/open-analysis.tsx";
import { rows } from "#testing/harness/render-screen.tsx";
import { scenarioSymptom } from "#testing/samples/symptom-scenario-lists.ts";

afterEach(cleanup);

/** What may be called, in its order, then what stands below it. */
const calls = () =>
  screen
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"))
    .filter((href) => /^(?:tel|sms):/.test(href ?? ""));
/** The line that stays in view, then the block. */
const WHOM_TO_CALL = [
  "tel:15",
  "tel:112",
  "tel:15",
  "tel:112",
  "sms:114",
  "tel:0145425959",
  "tel:3114",
];
const stands = (above: Element, below: Element) =>
  above.compareDocumentPosition(below) === Node.DOCUMENT_POSITION_FOLLOWING;

test.each([
  { chosen: [words("des grattouillis au coude")], because: "it is all that was said" },
  {
    chosen: [of("headache"), words("des grattouillis au coude")],
    because: "a known symptom changes nothing",
  },
])(
  "words no list knows are answered by whom to call, and nothing to buy: $because",
  async ({ chosen }) => {
    await openAnalysis(chosen, house([DOLIPRANE]));
    const unknown = await screen.findByText("Inconnu");
    expect(calls()).toEqual(WHOM_TO_CALL);
    for (const link of screen.getAllByRole("link", { name: /^(?:Appeler|Écrire)/ })) {
      expect(stands(link, unknown), link.textContent).toBe(true);
    }
    expect(screen.getByText(/Notre liste ne connaît pas ces mots/)).toBeDefined();
    expect(screen.getByText("des grattouillis au coude")).toBeDefined();
    expect(names()).toEqual([]);
    expect(screen.queryByText(/€|24-48h|ommand|pharmacien ou|produit naturel/i)).toBeNull();
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.queryByRole("button", { name: /^Je l’ai pris/ })).toBeNull();
  },
);

test("words near to despair have who listens above their answer, and all the rest of it", async () => {
  await openAnalysis([of("headache"), words("me pesa todo")], house([DOLIPRANE]));
  const unknown = await screen.findByText("Inconnu");
  const line = screen.getByRole("note");
  expect(within(line).getByRole("link").getAttribute("href")).toBe("tel:3114");
  expect(stands(line, unknown)).toBe(true);
  expect(screen.getByText(/Notre liste ne connaît pas ces mots/)).toBeDefined();
});

test("words of a page are shown as they were written", async () => {
  await openAnalysis([words("bizarre & <b>étrange</b>")], house([]));
  expect(await screen.findByText("bizarre & <b>étrange</b>")).toBeDefined();
});

test("words that are still to be read have the numbers above them already", async () => {
  await openAnalysis([words("des grattouillis au coude")], () => undefined);
  await screen.findByText("Chargement…");
  expect(calls()).toEqual(WHOM_TO_CALL);
  expect(screen.queryByText("Inconnu")).toBeNull();
});

test("what cannot be read at all is told below the numbers", async () => {
  await openAnalysis([of("headache")], () => new Response(null, { status: 500 }));
  const again = await screen.findByRole("button", { name: "Réessayer" });
  expect(calls()).toEqual(WHOM_TO_CALL);
  expect(stands(screen.getByRole("link", { name: /^Appeler le 3114/ }), again)).toBe(true);
});

test("words asked for before the list had come are read by it, and till then nobody calls them unknown", async () => {
  const list = Promise.withResolvers<Response>();
  const answer = house([DOLIPRANE]);
  await openAnalysis([words("MAL DE TETE"), of("headache")], (request) =>
    request.url.includes("/symptoms_medications?") ? list.promise : answer(request),
  );
  await screen.findByText("Chargement…");
  expect(screen.queryByText(/inconnu ne veut pas dire anodin/)).toBeNull();
  list.resolve(rows([LISTED]));
  await waitFor(() => expect(names()).toEqual(["Doliprane 1000 mg", "Ibuprofène"]));
  expect(screen.getAllByRole("heading", { name: "Mal de tête" })).toHaveLength(1);
});

test("where the list cannot be had nothing is called unknown, and it is asked for again", async () => {
  let isDown = true;
  const answer = house([DOLIPRANE]);
  await openAnalysis([words("mal de tête")], (request) =>
    isDown && request.url.includes("/symptoms_medications?")
      ? new Response(null, { status: 500 })
      : answer(request),
  );
  const again = await screen.findByRole("button", { name: "Réessayer" });
  expect(screen.queryByText(/inconnu ne veut pas dire anodin/)).toBeNull();
  isDown = false;
  fireEvent.click(again);
  await waitFor(() => expect(names()).toEqual(["Doliprane 1000 mg", "Ibuprofène"]));
});

/** The home with the lines that a child's fever and a diarrhoea may be. */
const listing =
  (keys: readonly string[], boxes: readonly object[]): ReturnType<typeof house> =>
  (request) =>
    request.url.includes("/symptoms_medications?")
      ? rows(keys.map((key) => symptomRow(scenarioSymptom(key))))
      : house(boxes)(request);

test("a word of several lines is asked about first, and a press answers for the line that is meant", async () => {
  await openAnalysis([words("mal de")], listing(["headache", "sore-throat"], [DOLIPRANE]));
  const line = await screen.findByRole("button", { name: /^Mal de gorge/ });
  screen.getByRole("heading", { name: "Précisez « mal de »" });
  const [, , call] = screen.getAllByRole("link", { name: /^Appeler/ });
  if (!call) throw new Error("Nobody to call");
  expect(stands(line, call)).toBe(true);
  expect(names()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: /^Mal de tête/ }));
  await waitFor(() => expect(names()[0]).toBe("Doliprane 1000 mg"));
  expect(screen.getByRole("heading", { name: "Mal de tête" })).toBeDefined();
  expect(screen.queryByRole("heading", { name: /Précisez/ })).toBeNull();
  expect(document.activeElement?.contains(screen.getByRole("article", { name: /Doliprane/ }))).toBe(
    true,
  );
});

test("a sentence around a line has whom to call above the question, and its words stay facts", async () => {
  const ibuprofen = box("Nurofen", "400 mg");
  await openAnalysis(
    [words("mal de tête bizarre enceinte de huit mois")],
    listing(["headache"], [DOLIPRANE, ibuprofen]),
  );
  const line = await screen.findByRole("button", { name: /^Mal de tête/ });
  expect(stands(screen.getByRole("link", { name: /^Appeler le 3114/ }), line)).toBe(true);
  fireEvent.click(line);
  await waitFor(() => expect(names()).toContain("Doliprane 1000 mg"));
  expect(names()).not.toContain("Nurofen 400 mg");
  expect(screen.getAllByText(/grossesse/i).length).toBeGreaterThan(0);
});
