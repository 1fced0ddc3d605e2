import "fake-indexeddb/auto";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { outbox } from "#app/client/offline/device-outbox.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { anIntakeRow } from "#testing/builders/intake-row.ts";
import { type Backend, renderScreen, rows } from "#testing/harness/render-screen.tsx";
import "../send-intakes.ts";
import { Activity } from "./activity.tsx";

afterEach(cleanup);

const LEA = "00000000-0000-4000-8000-00000000aaaa";
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

/** @returns the requests for doses; those for the names of their givers come besides. */
async function open(backend: Backend, names: object[] = []) {
  const { requests } = await renderScreen(
    <Activity
      profileId={LEA}
      person="Claire Moreau"
      correctionOf={() => null}
      onDelete={() => {}}
    />,
    (request) =>
      request.url.endsWith("/rpc/list_intake_givers") ? Response.json(names) : backend(request),
  );
  return {
    get requests() {
      return requests.filter(({ url }) => !url.endsWith("/rpc/list_intake_givers"));
    },
  };
}

const listed = () =>
  within(screen.getByRole("list", { name: "Activité" }))
    .getAllByRole("listitem")
    .map((item) => item.textContent ?? "");

test("while waiting it says so, and shows no empty state", async () => {
  await open(() => undefined);
  expect(screen.getByText("Chargement…")).toBeDefined();
  expect(screen.queryByText("Aucune activité trouvée")).toBeNull();
});

test("without a dose it says what would make one", async () => {
  await open(() => rows([]));
  expect(await screen.findByText("Aucune activité trouvée")).toBeDefined();
  expect(screen.getByText(/Notez une première prise/)).toBeDefined();
});

test("a failure says what to do, and trying again reads again", async () => {
  let isBroken = true;
  await open(() =>
    isBroken
      ? Response.json({ code: "XX000", message: "no" }, { status: 500 })
      : rows([anIntakeRow()]),
  );
  const retry = await screen.findByRole("button", { name: "Réessayer" });
  isBroken = false;
  fireEvent.click(retry);
  expect(await screen.findByRole("heading", { name: "1 prise" })).toBeDefined();
});

test("each dose says how much of what, when, how long ago, its note, and that it was taken", async () => {
  await open(() =>
    rows([
      anIntakeRow({ quantity_taken: 1.5, taken_at: ago(3.5), notes: "avec un repas" }),
      anIntakeRow({ medication_form: "Sirop", quantity_taken: 5, taken_at: ago(49) }),
    ]),
  );
  await screen.findByRole("heading", { name: "2 prises" });
  const [first = "", second = ""] = listed();
  expect(first).toContain("1\u00a0½ comprimé ");
  expect(first).toContain("Il y a plus de 3 h");
  expect(first).toContain("avec un repas");
  expect(first).toContain("Pris");
  expect(second).toMatch(/5\smL de sirop/);
  expect(second).toContain("Il y a 2 jours");
});

test("each dose says who gave it, on the screen and on paper", async () => {
  const doses = ["00000000-0000-4000-8000-00000000aaaa", "julien", "nameless", null].map(
    (user_id) => anIntakeRow({ user_id }),
  );
  const [mine, his, hers] = doses;
  await open(
    () => rows(doses),
    [
      { intake_id: mine?.id, giver_name: "Claire Moreau" },
      { intake_id: his?.id, giver_name: "Julien Lefèvre" },
      { intake_id: hers?.id, giver_name: null },
    ],
  );
  await screen.findByRole("heading", { name: "4 prises" });
  const [first = "", second = "", third = "", fourth = ""] = listed();
  expect(first).toMatch(/Donné par vousDonné par Claire Moreau/);
  expect(second).toContain("Donné par Julien Lefèvre");
  expect(third).toContain("Donné par une personne sans nom");
  expect(fourth).toContain("Donné par un compte supprimé ou inconnu");
});

test("search, medication and period narrow the list, and counters stay those of everything", async () => {
  await open(() =>
    rows([
      anIntakeRow({ medication_name: "Ibuprofène", medication_id: null, taken_at: ago(200) }),
      anIntakeRow({ medication_name: "Doliprane", taken_at: ago(24 * 6 + 1) }),
      anIntakeRow({ medication_name: "Doliprane", taken_at: ago(0) }),
    ]),
  );
  await screen.findByRole("heading", { name: "3 prises" });
  const counters = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(counters).toEqual(["3", "1", "2"]);

  fireEvent.change(screen.getByLabelText("Rechercher une prise"), {
    target: { value: "IBUPROFENE" },
  });
  await screen.findByRole("heading", { name: "1 prise" });
  fireEvent.click(screen.getByRole("button", { name: "Effacer" }));
  fireEvent.change(screen.getByLabelText("Période"), { target: { value: "week" } });
  await screen.findByRole("heading", { name: "2 prises" });
  fireEvent.change(screen.getByLabelText("Trier par"), { target: { value: "oldest" } });
  await waitFor(() => expect(listed()[0]).toContain("Il y a 6 jours"));
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(counters);
});

/** Sixty doses, `hours` apart, the oldest of them another medicine. */
function sixty(hours: number) {
  return Array.from({ length: 60 }, (_, nth) =>
    anIntakeRow({
      medication_name: nth === 59 ? "Zopiclone" : "Doliprane",
      taken_at: ago(nth * hours),
    }),
  );
}

/** Answers as many rows as asked for, and counts as PostgREST does. */
function serving(all: readonly { taken_at: string }[]): Backend {
  return ({ method, url }) => {
    const { searchParams } = new URL(url);
    const since = searchParams.get("taken_at")?.slice("gte.".length);
    const found = since ? all.filter((row) => Date.parse(row.taken_at) >= Date.parse(since)) : all;
    const page = found.slice(0, Number(searchParams.get("limit") ?? found.length));
    return new Response(method === "HEAD" ? null : JSON.stringify(page), {
      headers: { "content-range": `0-${page.length - 1}/${found.length}` },
    });
  };
}

const counters = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);

test("beyond the first fifty, a filter asks for every dose before it answers", async () => {
  const opened = await open(serving(sixty(24)));
  await screen.findByRole("heading", { name: "60 prises" });
  // The page is drawn with as many as a phone shows, and the others come after it.
  await waitFor(() => expect(listed()).toHaveLength(50));
  expect(opened.requests).toHaveLength(1);
  fireEvent.change(screen.getByLabelText("Rechercher une prise"), { target: { value: "zopi" } });
  await screen.findByRole("heading", { name: "1 prise" });
  expect(screen.getByText("59 masquées")).toBeDefined();
  expect(listed()[0]).toContain("Zopiclone");
});

test("focusing a filter loads every medicine into it", async () => {
  await open(serving(sixty(24)));
  const choice = await screen.findByLabelText("Médicament");
  expect(within(choice).queryByText("Zopiclone 1000 mg")).toBeNull();
  fireEvent.focus(choice);
  expect(await within(choice).findByText("Zopiclone 1000 mg")).toBeDefined();
});

test("the oldest come first from the whole history, not from its first page", async () => {
  await open(serving(sixty(24)));
  fireEvent.change(await screen.findByLabelText("Trier par"), { target: { value: "oldest" } });
  await waitFor(() => expect(listed()[0]).toContain("Zopiclone"));
});

test("more are shown fifty at a time", async () => {
  await open(serving(sixty(24)));
  fireEvent.click(await screen.findByRole("button", { name: "Afficher plus" }));
  await waitFor(() => expect(listed()).toHaveLength(60));
  expect(screen.queryByRole("button", { name: "Afficher plus" })).toBeNull();
});

test("a month of more than fifty doses is read before it is counted and drawn", async () => {
  const answer = serving(sixty(2));
  const monthIsHeld = Promise.withResolvers<void>();
  const opened = await open((request) => {
    const reply = answer(request);
    if (!reply || !request.url.includes("taken_at=gte")) return reply;
    return monthIsHeld.promise.then(() => reply);
  });
  await screen.findByRole("heading", { name: "60 prises" });
  expect(counters()).toEqual(["60", "", ""]);
  monthIsHeld.resolve();
  await waitFor(() => expect(counters()[2]).toBe("60"));
  expect(Number(counters()[1])).toBeLessThan(13);
  expect(screen.getByText(/^60 prises en 30 jours, \d+ au plus en un jour\.$/)).toBeDefined();
  expect(opened.requests).toHaveLength(2);
});

test("a month that is here already, or a period within it, asks for nothing more", async () => {
  const opened = await open(serving(sixty(24)));
  fireEvent.change(await screen.findByLabelText("Période"), { target: { value: "week" } });
  await screen.findByText("7 prises en 7 jours, 1 au plus en un jour.");
  expect(opened.requests).toHaveLength(1);
});

test("what cannot be read is unknown, not wrong, and can be asked for again", async () => {
  let isBroken = true;
  const answer = serving(sixty(2));
  await open((request) =>
    isBroken && request.url.includes("taken_at=gte")
      ? Response.json({ code: "XX000", message: "no" }, { status: 500 })
      : answer(request),
  );
  await waitFor(() => expect(counters()).toEqual(["60", "Inconnu", "Inconnu"]));
  expect(screen.getByText("Le graphique n’a pas pu être lu.")).toBeDefined();
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  await waitFor(() => expect(counters()[2]).toBe("60"));
});

test("the chart follows the medicine that is chosen, and says its figures day by day", async () => {
  await open(() =>
    rows([
      anIntakeRow({ medication_name: "Spasfon", medication_id: null, taken_at: ago(0) }),
      anIntakeRow({ medication_name: "Doliprane", taken_at: ago(0) }),
      anIntakeRow({ medication_name: "Doliprane", taken_at: ago(0) }),
    ]),
  );
  await screen.findByText("3 prises en 30 jours, 3 au plus en un jour.");
  const figures = screen.getByRole("table", { name: "Prises par jour", hidden: true });
  const days = within(figures).getAllByRole("row", { hidden: true });
  expect(days).toHaveLength(31);
  expect(days.at(-1)?.textContent).toMatch(/3$/);
  expect(days.at(-2)?.textContent).toMatch(/0$/);
  fireEvent.change(screen.getByLabelText("Rechercher une prise"), { target: { value: "doli" } });
  await screen.findByText("2 prises en 30 jours, 2 au plus en un jour.");
  fireEvent.change(screen.getByLabelText("Rechercher une prise"), { target: { value: "spas" } });
  await screen.findByText("1 prise en 30 jours.");
});

test("when the rest of the history cannot be read, the list says that it is cut", async () => {
  let isBroken = true;
  const answer = serving(sixty(24));
  await open((request) =>
    isBroken && request.url.includes("limit=1000")
      ? Response.json({ code: "XX000", message: "no" }, { status: 500 })
      : answer(request),
  );
  fireEvent.change(await screen.findByLabelText("Rechercher une prise"), {
    target: { value: "zopi" },
  });
  expect((await screen.findByRole("alert")).textContent).toContain("la liste est incomplète");
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByRole("heading", { name: "1 prise" })).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
});

/** As the dose form does, where the server is not reached. */
function noteHere(intakeId: string) {
  return outbox.put({
    owner: LEA,
    profileId: LEA,
    kind: "log",
    body: {
      intakeId,
      medicationId: "00000000-0000-4000-8000-000000000002",
      medicationName: "Efferalgan",
      dosage: "30 mg/mL",
      form: "Sirop",
      entry: { quantityTaken: 8, takenAt: instantAt(Date.now()), notes: "vomi" },
      confirmedWarnings: [],
    },
  });
}

test("a dose that waits on this device is listed and counted, and the server is asked nothing about it", async () => {
  await open(({ method }) =>
    method === "POST"
      ? Promise.reject(new TypeError("Failed to fetch"))
      : rows([anIntakeRow({ taken_at: ago(0.5) })]),
  );
  await screen.findByRole("heading", { name: "1 prise" });
  await noteHere("00000000-0000-4000-8000-0000000000d1");
  await screen.findByRole("heading", { name: "2 prises" });
  expect(counters()).toEqual(["2", expect.any(String), "2"]);
  await expect
    .poll(() => listed()[0])
    .toMatch(/Efferalgan.*8\smL.*Donné par vous.*noté ici, pas encore envoyé.*vomi/);
  expect(listed()[1]).not.toContain("noté ici");
  const removable = screen.getAllByRole("button", { name: /^Supprimer la prise/ });
  expect(removable.map((button) => button.getAttribute("aria-label"))).toEqual([
    expect.stringContaining("Doliprane"),
  ]);
});

test("where nothing else was ever noted, the dose that waits stands alone", async () => {
  await open(({ method }) =>
    method === "POST" ? Promise.reject(new TypeError("Failed to fetch")) : rows([]),
  );
  await screen.findByText("Aucune activité trouvée");
  await noteHere("00000000-0000-4000-8000-0000000000d2");
  await screen.findByRole("heading", { name: "1 prise" });
  expect(listed()).toHaveLength(1);
});

test("what is printed says whose doses they are", async () => {
  await open(() => rows([anIntakeRow()]));
  expect(await screen.findByText(/^Claire Moreau, imprimé le /)).toBeDefined();
});
