import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type Backend, rows } from "#testing/harness/render-screen.tsx";
import { at, having, ME, NOON, OTHER, openAtNoon, openOn } from "#testing/harness/today-card.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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

test("how the day's plan went is drawn, and said in a sentence beside the drawing", async () => {
  await openAtNoon(
    having([
      { id: "a", at: at(8), state: "skipped" },
      { id: "b", at: at(12) },
      { id: "c", at: at(20), state: "planned" },
    ]),
  );
  const figure = await screen.findByRole("figure");
  expect(figure.textContent).toContain("Prises notées ou passées : 1 sur 3");
  expect(figure.textContent).toMatch(/prochaine à 20:00/);
  expect(figure.querySelectorAll("svg")).toHaveLength(3);
  expect(figure.querySelector("[aria-hidden=true]")?.contains(figure.querySelector("svg"))).toBe(
    true,
  );
});

test("of a single dose nothing is drawn", async () => {
  await openAtNoon(having([{ id: "a", at: at(20), state: "planned" }]));
  expect(await screen.findByText("Prévue")).toBeDefined();
  expect(screen.queryByRole("figure")).toBeNull();
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
        intake: { id: "i", user_id: OTHER, taken_at: at(9, 5).toISOString(), quantity_taken: 2 },
      },
    ]),
  );
  const lines = await screen.findAllByRole("listitem");
  const said = lines.map((line) => line.textContent);
  expect(said).toEqual([
    expect.stringMatching(/^Missed.*Manquée.*Pris quand même$/),
    expect.stringMatching(/^Skipped.*Non prise.*Pris quand mêmeAnnuler$/),
    expect.stringMatching(/^Taken.*2 comprimés · À 09:05 · Donné par Paul.*Prise.*Annuler$/),
    expect.stringMatching(/^Due.*À prendre.*PrisPlus tardPasser$/),
    expect.stringMatching(/^Planned.*Prévue.*Déjà pris$/),
  ]);
  expect(screen.getByText(/lisez la notice/).textContent).toContain("pharmacien");
});

test("a window that closed while the page was open is missed", async () => {
  await openAtNoon(having([{ id: "a", at: at(8), state: "due" }]));
  expect(await screen.findByText("Manquée")).toBeDefined();
});

test("late in the evening a dose of just after midnight is that of tomorrow, and can be taken", async () => {
  await openOn(
    at(23, 45),
    having([
      { id: "a", at: at(23), state: "taken" },
      { id: "b", at: at(24), state: "planned" },
      { id: "c", at: at(24, 46), state: "planned" },
    ]),
  );
  expect(await screen.findByRole("region", { name: "Demain à 00:00" })).toBeDefined();
  expect(screen.queryByText(/ont leur réponse/)).toBeNull();
  expect(screen.getAllByRole("button", { name: /Déjà pris/ })).toHaveLength(1);
});

test("a box that has expired, or that holds too little, is named before it is used", async () => {
  await openAtNoon(
    having([
      { id: "a", at: at(11), expiry_date: "2026-11-20" },
      { id: "b", at: at(11), current_quantity: 0.5 },
    ]),
  );
  expect(await screen.findByText("Boîte périmée")).toBeDefined();
  expect(screen.getByText(/^Il n’en reste que ½\s/)).toBeDefined();
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
      {
        ...taken,
        id: "d",
        name: "Theirs",
        intake: { id: "i", user_id: OTHER, taken_at, quantity_taken: 1 },
      },
      {
        ...taken,
        id: "e",
        name: "Mine",
        intake: { id: "j", user_id: ME, taken_at, quantity_taken: 1 },
      },
    ]),
    "edit",
  );
  await screen.findByText("Theirs");
  expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    "Annuler la prise : Mine 75 µg, 09:00",
  ]);
});

/** The database's answer to `confirm_planned_doses`, which the screen waits for. */
async function confirm(request: Request): Promise<Response> {
  const { doses, intakes } = await request.clone().json();
  const answered_at = NOON.toISOString();
  return Response.json(
    doses.map((id: string, at: number) => ({ id, intake_id: intakes[at], answered_at })),
  );
}

test("all doses of one hour are taken in one press, each under an id of its own", async () => {
  const list = having([
    { id: "a", at: at(11), name: "Un" },
    { id: "b", at: at(11), name: "Deux" },
    { id: "c", at: at(11), name: "Reporté", snoozed_until: at(12, 30).toISOString() },
  ]);
  let isTaken = false;
  const { requests } = await openAtNoon((request) => {
    if (isTaken) return undefined;
    isTaken = request.url.endsWith("confirm_planned_doses");
    return isTaken ? confirm(request) : list(request);
  });
  fireEvent.click(await screen.findByRole("button", { name: "Tout est pris (2) : 11:00" }));
  await waitFor(() => expect(screen.getAllByText("Prise")).toHaveLength(2));
  await waitFor(() =>
    expect(requests.some(({ url }) => url.endsWith("confirm_planned_doses"))).toBe(true),
  );
  const sent = await requests.find(({ url }) => url.endsWith("confirm_planned_doses"))?.json();
  expect(sent).toMatchObject({ doses: ["b", "a"], profile: ME });
  expect(new Set(sent.intakes).size).toBe(2);
});

const failing = () => new Response("{}", { status: 500 });
const offline = () => {
  throw new TypeError("Failed to fetch");
};
const line = () => within(screen.getByRole("listitem"));
const press = async (name: RegExp) => fireEvent.click(await screen.findByRole("button", { name }));

const mine = {
  id: "a",
  at: at(9),
  state: "taken",
  intake: { id: "i", user_id: ME, taken_at: at(9).toISOString(), quantity_taken: 1 },
};

test.each([
  {
    action: "take",
    list: { id: "a", at: at(11) },
    presses: [/^Pris :/],
    said: /^« Pris », à 12:00/,
  },
  {
    action: "skip",
    list: { id: "a", at: at(11) },
    presses: [/^Passer :/],
    said: /^« Passer », à 12:00/,
  },
  {
    action: "later",
    list: { id: "a", at: at(11) },
    presses: [/^Plus tard :/, /^Dans 30 minutes/],
    said: /^« Plus tard », à 12:00/,
  },
  { action: "undo", list: mine, presses: [/^Annuler la prise/], said: /^« Annuler », à 12:00/ },
  {
    action: "unskip",
    list: { id: "a", at: at(11), state: "skipped" },
    presses: [/^Annuler « Passer »/],
    said: /^« Annuler », à 12:00/,
  },
])(
  "$action without a connection is said at its line until it is saved",
  async ({ list, presses, said }) => {
    let isAway = false;
    let isSaved = false;
    const { requests } = await openAtNoon((request) => {
      if (isAway) return offline();
      if (isSaved) return undefined;
      return having([list])(request);
    });
    const word = (await screen.findByText(/^(Prise|À prendre|Non prise)$/, { selector: "li *" }))
      .textContent;
    isAway = true;
    for (const name of presses) await press(name);
    expect(await line().findByText(said)).toBeDefined();
    // As before, with the word that was there before.
    expect(line().getByText(word ?? "")).toBeDefined();
    expect(await screen.findByText(/^Connexion perdue : cette liste date de/)).toBeDefined();
    expect(line().getByText(said)).toBeDefined();

    const sent = () =>
      requests.filter(({ method }) => method !== "GET" && method !== "HEAD").length;
    const before = sent();
    isAway = false;
    isSaved = true;
    await press(/^Réessayer : /);
    await waitFor(() => expect(sent()).toBe(before + 1));
    expect(line().queryByText(said)).toBeNull();
  },
);

test("a dose is not called taken before the database has it", async () => {
  await openAtNoon(having([{ id: "a", at: at(11) }]));
  await press(/^Pris :/);
  expect(await line().findByText("Enregistrement…")).toBeDefined();
  expect(screen.queryByText("Prise")).toBeNull();
  // What is on its way cannot be answered a second time.
  expect(line().queryByRole("button")).toBeNull();
});

test("an answer that nobody acknowledges is not waited for without end", async () => {
  await openAtNoon(having([{ id: "a", at: at(11) }]));
  await screen.findByRole("button", { name: /^Pris :/ });
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: NOON });
  fireEvent.click(screen.getByRole("button", { name: /^Pris :/ }));
  await act(() => vi.advanceTimersByTimeAsync(21_000));
  expect(line().getByText(/^« Pris », à 12:00/)).toBeDefined();
});

test("what is sent again is the same intake, at the hour of the first press", async () => {
  const { requests } = await openAtNoon(having([{ id: "a", at: at(11) }], failing));
  await press(/^Pris :/);
  await line().findByText(/^« Pris », à 12:00/);
  vi.setSystemTime(at(12, 40));
  await press(/^Réessayer : /);
  await line().findByText(/^« Pris », à 12:00/);
  const [first, second] = await Promise.all(
    requests
      .filter(({ url }) => url.endsWith("confirm_planned_doses"))
      .map((request) => request.json()),
  );
  expect(second.intakes).toEqual(first.intakes);
  expect([first.taken_at, second.taken_at]).toEqual([undefined, NOON.toISOString()]);
});

test("an answer that cannot succeed any more says why, and is closed", async () => {
  const gone = () => Response.json({ code: "PT409", message: "answered" }, { status: 409 });
  await openAtNoon(having([{ id: "a", at: at(11) }], gone));
  await press(/^Passer :/);
  expect(await line().findByText(/Quelqu’un a déjà répondu pour cette prise/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Réessayer/ })).toBeNull();
  await press(/^Fermer ce message/);
  await waitFor(() => expect(screen.queryByText(/^« Passer »/)).toBeNull());
});

test("a dose that went with the consent says so, and is kept to be sent again", async () => {
  await openAtNoon(
    having([{ id: "a", at: at(11) }], (request) =>
      request.url.endsWith("/is_health_consent_revoked")
        ? Response.json(true)
        : Response.json({ code: "PT404", message: "not found" }, { status: 404 }),
    ),
  );
  await press(/^Pris :/);
  expect(await line().findByText(/a retiré son accord pour les données de santé/)).toBeDefined();
  expect(line().getByRole("button", { name: /^Réessayer/ })).toBeDefined();
});

test("a dose that somebody else gave meanwhile is said to be theirs", async () => {
  await openAtNoon(
    having([{ id: "a", at: at(11) }], () =>
      Response.json([
        { id: "a", intake_id: "somebody else's", answered_at: at(11, 30).toISOString() },
      ]),
    ),
  );
  fireEvent.click(await screen.findByRole("button", { name: /^Pris :/ }));
  expect(
    await screen.findByText(
      "Quelqu’un d’autre l’a déjà donnée à 11:30. La vôtre, à 12:00, n’est pas comptée.",
    ),
  ).toBeDefined();
  // Their dose stands, and nobody is asked to take it again.
  expect(screen.queryByRole("button", { name: /^Pris :/ })).toBeNull();
});

test("later asks for how long", async () => {
  const { requests } = await openAtNoon(having([{ id: "a", at: at(11) }], () => Response.json([])));
  const later = await screen.findByRole("button", { name: /^Plus tard :/ });
  fireEvent.click(later);
  const line = within(screen.getByRole("listitem"));
  fireEvent.click(line.getByRole("button", { name: "Dans 30 minutes" }));
  expect(await screen.findByText("Rappel dans 30 minutes")).toBeDefined();
  const sent = await requests.find(({ url }) => url.endsWith("postpone_planned_doses"))?.json();
  expect(sent).toEqual({ doses: ["a"], minutes: 30, profile: ME });
});

const KNOWN_TREATMENT: Backend = ({ url }) => {
  if (url.includes("/list_boxes_in_reach?")) {
    return rows([
      {
        id: "anticoagulant",
        is_common: false,
        for_profile_id: ME,
        name: "Eliquis",
        dosage: "5 mg",
        form: "Comprimé",
        medication_references: {
          active_molecule: "Apixaban",
          prescription_required: "Oui",
          source: "BDPM",
        },
      },
    ]);
  }
  return /\/(medication_intake_logs|profiles)\?/.test(url) ? rows([]) : undefined;
};

test("a dose that is asked for beside a treatment that speaks against it says so, and can be answered", async () => {
  await openAtNoon(having([{ id: "a", at: at(11), name: "Advil" }], KNOWN_TREATMENT));
  const line = within(await screen.findByRole("listitem"));
  expect(await line.findByText(/Association déconseillée avec Eliquis \(apixaban\)/)).toBeDefined();
  expect(line.getByRole("button", { name: /Pris/ })).toBeDefined();
});

test("a dose that was taken is not warned of, nor one that nothing speaks against", async () => {
  const intake = { id: "i", user_id: ME, taken_at: at(9, 5).toISOString(), quantity_taken: 1 };
  await openAtNoon(
    having(
      [
        { id: "d", at: at(9), name: "Advil", state: "taken", intake },
        { id: "a", at: at(11), name: "Doliprane" },
        { id: "b", at: at(11, 30), name: "Advil" },
      ],
      KNOWN_TREATMENT,
    ),
  );
  // The one that is warned of is read, so the others were compared too.
  expect(await screen.findByText(/Association déconseillée/)).toBeDefined();
  expect(screen.getAllByText(/Association déconseillée/)).toHaveLength(1);
});
