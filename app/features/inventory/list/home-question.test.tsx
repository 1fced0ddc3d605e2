import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/client/queries/query-client.ts";
import { aMedicationRow } from "#testing/builders/medication-row.ts";
import { renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { HomeQuestion } from "./home-question.tsx";
import { useHomeCandidates } from "./use-home-candidates.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  queryClient.clear();
});

const CLAIRE = "00000000-0000-4000-8000-00000000aaaa";
const LEA = "00000000-0000-4000-8000-00000000bbbb";
const REFERENCE = "00000000-0000-4000-8000-00000000cccc";
const PEOPLE = [
  { id: CLAIRE, level: "own" as const, name: "Claire" },
  { id: LEA, level: "own" as const, name: "Léa" },
];

const aCandidate = (id: string, name: string, facts: object = {}) => ({
  id,
  name,
  dosage: "500 mg",
  for_profile_id: LEA,
  medication_references: { prescription_required: "Non" },
  medication_reminders: [],
  ...facts,
});

function AskedAbout() {
  const { boxes, isKnown } = useHomeCandidates(CLAIRE, CLAIRE, true);
  return (
    <>
      <HomeQuestion userId={CLAIRE} boxes={boxes} people={PEOPLE} />
      {isKnown && <p>La liste</p>}
    </>
  );
}

async function open({
  isAnswered = false,
  boxes = [aMedicationRow({ reference_id: REFERENCE })],
  candidates = [aCandidate("a", "Doliprane"), aCandidate("b", "Smecta"), aCandidate("c", "Advil")],
  answer = () => Response.json([]),
}: {
  isAnswered?: boolean;
  boxes?: object[];
  candidates?: object[] | Promise<Response>;
  answer?: () => Response;
} = {}) {
  let stored = isAnswered;
  const sent: unknown[] = [];
  const { requests } = await renderScreen(<AskedAbout />, (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/user_preferences")) {
      return Response.json({ home_question_answered: stored, language: "fr", updated_at: "x" });
    }
    if (pathname.endsWith("/list_boxes")) return rows(boxes);
    if (pathname.endsWith("/medications")) {
      return Array.isArray(candidates) ? rows(candidates) : candidates;
    }
    return request.json().then((body) => {
      sent.push(body);
      const response = answer();
      stored = response.ok;
      return response;
    });
  });
  const asked = (path: string) =>
    requests.filter(({ url }) => new URL(url).pathname.endsWith(path));
  return { sent, asked };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("the boxes are named with their owner, single ones are left out, and one request answers", async () => {
  const { sent } = await open();
  await screen.findByRole("heading", { name: "Ces 3 boîtes sont-elles pour toute la maison ?" });
  expect(screen.getByText("Doliprane 500 mg · Léa")).toBeDefined();
  expect(screen.getByText("Voir les boîtes (3 sur 3)").closest("details")?.open).toBe(true);
  fireEvent.click(screen.getByRole("checkbox", { name: "Smecta 500 mg · Léa" }));
  expect(screen.getByText("Voir les boîtes (2 sur 3)")).toBeDefined();
  press("Oui, pour toute la maison");
  expect(await screen.findByText("2 boîtes sont maintenant pour toute la maison.")).toBeDefined();
  expect(sent).toEqual([{ box_ids: ["a", "c"] }]);
  await waitFor(() => expect(screen.queryByRole("heading")).toBeNull());
});

test("the list waits until it is known whether the question stands above it", async () => {
  let answerBoxes: (response: Response) => void = () => undefined;
  const later = new Promise<Response>((resolve) => {
    answerBoxes = resolve;
  });
  const { asked } = await open({ candidates: later });
  await waitFor(() => expect(asked("/medications")).toHaveLength(1));
  expect(screen.queryByText("La liste")).toBeNull();
  answerBoxes(rows([aCandidate("a", "Doliprane")]));
  await screen.findByText("La liste");
  expect(screen.getByRole("heading")).toBeDefined();
});

test("the list waits no longer than a second and a half", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open({ candidates: new Promise<Response>(() => undefined) });
  await act(() => vi.advanceTimersByTimeAsync(1400));
  expect(screen.queryByText("La liste")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText("La liste")).toBeDefined();
  expect(screen.queryByRole("heading")).toBeNull();
});

test("no is sent without a box, and the question goes", async () => {
  const { sent } = await open({ candidates: [aCandidate("a", "Doliprane")] });
  await screen.findByRole("heading", {
    name: "La boîte « Doliprane 500 mg · Léa » est-elle pour toute la maison ?",
  });
  press("Non, laisser comme elle est");
  await waitFor(() => expect(screen.queryByRole("heading")).toBeNull());
  expect(sent).toEqual([{ box_ids: [] }]);
});

test("boxes that were refused are named", async () => {
  await open({ answer: () => Response.json(["b"]) });
  await screen.findByRole("heading");
  press("Oui, pour toute la maison");
  expect(
    await screen.findByText("Smecta reste à une seule personne : des rappels y ont été ajoutés."),
  ).toBeDefined();
});

test("an answer that could not be saved is said, and the question stays", async () => {
  const { sent } = await open({
    answer: () => Response.json({ message: "no", code: "XX000" }, { status: 500 }),
  });
  await screen.findByRole("heading");
  press("Oui, pour toute la maison");
  expect(await screen.findByText("Votre réponse n’a pas pu être enregistrée.")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(screen.getByRole("heading")).toBeDefined();
});

test("boxes with a prescription or a schedule are not asked about", async () => {
  await open({
    candidates: [
      aCandidate("a", "Doliprane"),
      aCandidate("b", "Amoxicilline", {
        medication_references: { prescription_required: "Oui ou non, selon la présentation" },
      }),
      aCandidate("c", "Spasfon", { medication_reminders: [{ id: "x" }] }),
    ],
  });
  await screen.findByRole("heading", {
    name: "La boîte « Doliprane 500 mg · Léa » est-elle pour toute la maison ?",
  });
  expect(screen.queryByRole("checkbox"), "the question names the only one").toBeNull();
});

test.each([
  ["an answer was given", { isAnswered: true }],
  [
    "every box is common",
    { boxes: [aMedicationRow({ reference_id: REFERENCE, is_common: true })] },
  ],
  ["every box was typed by hand", { boxes: [aMedicationRow()] }],
])("nothing is asked for where %s", async (_, given) => {
  const { asked } = await open(given);
  await waitFor(() => {
    expect(asked("/user_preferences")).toHaveLength(1);
    expect(asked("/list_boxes")).toHaveLength(1);
  });
  await screen.findByText("La liste");
  expect(screen.queryByRole("heading")).toBeNull();
  expect(asked("/medications")).toEqual([]);
});
