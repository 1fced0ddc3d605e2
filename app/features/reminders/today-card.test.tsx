import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderScreen, rows } from "../../../testing/render-screen.tsx";
import { LevelProvider } from "../../client/capabilities.tsx";
import { TodayCard } from "./today-card.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ME = "00000000-0000-4000-8000-00000000aaaa";
const OTHER = "00000000-0000-4000-8000-00000000bbbb";
const NOON = new Date(2026, 10, 21, 12, 0);

interface Row {
  id: string;
  at: Date;
  name?: string;
  state?: string;
  snoozed_until?: string | null;
  expiry_date?: string;
  current_quantity?: number;
  intake?: { id: string; user_id: string; taken_at: string } | null;
}

/** A planned dose as the wire has it. */
function row({ id, at, name = "Levothyrox", state = "due", snoozed_until = null, ...rest }: Row) {
  const { expiry_date = "2030-05-31", current_quantity = 12, intake = null } = rest;
  return {
    id,
    medication_id: `box-${id}`,
    planned_at: at.toISOString(),
    expires_at: new Date(at.getTime() + 3 * 3_600_000).toISOString(),
    quantity: 1,
    state,
    snoozed_until,
    medications: { name, dosage: "75 µg", form: "Comprimé", expiry_date, current_quantity },
    medication_intake_logs: intake,
  };
}

const at = (hour: number, minute = 0) => new Date(2026, 10, 21, hour, minute);

async function openAtNoon(
  answer: (request: Request) => Response | undefined,
  level: "own" | "view" | "edit" = "own",
) {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
  return renderScreen(
    <LevelProvider level={level}>
      <TodayCard userId={ME} profileId={ME} />
    </LevelProvider>,
    answer,
  );
}

/** Answers the list, and leaves everything else to `deeds`. */
const having =
  (list: readonly Row[], deeds: (request: Request) => Response | undefined = () => undefined) =>
  (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/planned_doses")) return rows(list.map(row));
    if (pathname.endsWith("/list_dose_givers")) {
      return Response.json([{ planned_dose_id: "d", giver_name: "Paul" }]);
    }
    if (pathname.endsWith("/reminder_deliveries")) return rows([]);
    return deeds(request);
  };

test("as long as nobody knows what is planned, nothing is said to be", async () => {
  await openAtNoon(() => undefined);
  expect(screen.queryByText(/Aucune prise/)).toBeNull();
});

test("what cannot be known is said, and never shown as nothing to take", async () => {
  await openAtNoon(() => new Response("{}", { status: 500 }));
  expect(await screen.findByRole("button", { name: "Réessayer" })).toBeDefined();
  expect(screen.queryByText(/Aucune prise/)).toBeNull();
});

test("a day without doses says so", async () => {
  await openAtNoon(having([]));
  expect(await screen.findByText("Aucune prise prévue aujourd’hui.")).toBeDefined();
});

test("each state has its word and what can be answered to it", async () => {
  await openAtNoon(
    having([
      { id: "a", at: at(11), name: "Due" },
      { id: "b", at: at(20), name: "Planned", state: "planned" },
      { id: "c", at: at(7), name: "Missed", state: "missed" },
      { id: "e", at: at(8), name: "Skipped", state: "skipped" },
      {
        id: "d",
        at: at(9),
        name: "Taken",
        state: "taken",
        intake: { id: "i", user_id: OTHER, taken_at: at(9, 5).toISOString() },
      },
    ]),
  );
  const lines = await screen.findAllByRole("listitem");
  const said = lines.map((line) => line.textContent);
  expect(said).toEqual([
    expect.stringMatching(/^Missed.*Manquée.*Pris quand même$/),
    expect.stringMatching(/^Skipped.*Passée.*Pris quand même$/),
    expect.stringMatching(/^Taken.*Par Paul à 09:05.*Prise.*Annuler$/),
    expect.stringMatching(/^Due.*À prendre.*PrisPlus tardPasser$/),
    expect.stringMatching(/^Planned.*Prévue.*Déjà pris$/),
  ]);
  expect(screen.getByText(/lisez la notice/).textContent).toContain("pharmacien");
});

test("a window that closed while the page was open is missed", async () => {
  await openAtNoon(having([{ id: "a", at: at(8), state: "due" }]));
  expect(await screen.findByText("Manquée")).toBeDefined();
});

test("a box that has expired, or that holds too little, is named before it is used", async () => {
  await openAtNoon(
    having([
      { id: "a", at: at(11), expiry_date: "2026-11-20" },
      { id: "b", at: at(11), current_quantity: 0.5 },
    ]),
  );
  expect(await screen.findByText("Boîte expirée")).toBeDefined();
  expect(screen.getByText("Il n’en reste que 0,5")).toBeDefined();
});

test("who may only look answers nothing", async () => {
  await openAtNoon(having([{ id: "a", at: at(11) }]), "view");
  await screen.findByText("Levothyrox");
  expect(screen.queryByRole("button")).toBeNull();
});

test("who may edit takes back their own answers, and nobody else's", async () => {
  const taken = { at: at(9), state: "taken" };
  const taken_at = at(9).toISOString();
  await openAtNoon(
    having([
      { ...taken, id: "d", name: "Theirs", intake: { id: "i", user_id: OTHER, taken_at } },
      { ...taken, id: "e", name: "Mine", intake: { id: "j", user_id: ME, taken_at } },
    ]),
    "edit",
  );
  await screen.findByText("Theirs");
  expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    "Annuler la prise : Mine 75 µg, 09:00",
  ]);
});

test("all doses of one hour are taken in one press, each under an id of its own", async () => {
  const { requests } = await openAtNoon(
    having(
      [
        { id: "a", at: at(11), name: "Un" },
        { id: "b", at: at(11), name: "Deux" },
        { id: "c", at: at(11), name: "Reporté", snoozed_until: at(12, 30).toISOString() },
      ],
      () => undefined,
    ),
  );
  fireEvent.click(await screen.findByRole("button", { name: "Tout est pris (2) : 11:00" }));
  await waitFor(() => expect(screen.getAllByText("Prise")).toHaveLength(2));
  await waitFor(() =>
    expect(requests.some(({ url }) => url.endsWith("confirm_planned_doses"))).toBe(true),
  );
  const sent = await requests.find(({ url }) => url.endsWith("confirm_planned_doses"))?.json();
  expect(sent.doses).toEqual(["b", "a"]);
  expect(new Set(sent.intakes).size).toBe(2);
});

test("an answer that could not be kept is taken back and said", async () => {
  await openAtNoon(having([{ id: "a", at: at(11) }], () => new Response("{}", { status: 500 })));
  fireEvent.click(await screen.findByRole("button", { name: /^Pris :/ }));
  expect(await screen.findByText("Erreur lors de l'enregistrement de la prise")).toBeDefined();
  expect(await screen.findByRole("button", { name: /^Pris :/ })).toBeDefined();
});

test("a dose that somebody else gave meanwhile is said to be theirs", async () => {
  await openAtNoon(
    having([{ id: "a", at: at(11) }], () =>
      Response.json([{ id: "a", intake_id: "somebody else's" }]),
    ),
  );
  fireEvent.click(await screen.findByRole("button", { name: /^Pris :/ }));
  expect(
    await screen.findByText("Cette prise était déjà notée par quelqu’un d’autre."),
  ).toBeDefined();
});

test("later asks for how long", async () => {
  const { requests } = await openAtNoon(having([{ id: "a", at: at(11) }], () => Response.json([])));
  const later = await screen.findByRole("button", { name: /^Plus tard :/ });
  fireEvent.click(later);
  const line = within(screen.getByRole("listitem"));
  fireEvent.click(line.getByRole("button", { name: "Dans 30 minutes" }));
  expect(await screen.findByText("Rappel dans 30 minutes")).toBeDefined();
  const sent = await requests.find(({ url }) => url.endsWith("postpone_planned_doses"))?.json();
  expect(sent).toEqual({ doses: ["a"], minutes: 30 });
});
