import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import "#testing/harness/outbox-senders.ts";
import { type Backend, rows } from "#testing/harness/render-screen.tsx";
import { at, having, NOON, OTHER, openAtNoon } from "#testing/harness/today-card.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const press = async (name: RegExp) => fireEvent.click(await screen.findByRole("button", { name }));

const failing = () => new Response("{}", { status: 500 });

test("of several doses that others gave meanwhile, each line names its own giver and hour", async () => {
  const given: Record<string, { id: string; user_id: string; taken_at: string; name: string }> = {
    a: { id: "i-a", user_id: OTHER, taken_at: at(11, 10).toISOString(), name: "Paul" },
    b: { id: "i-b", user_id: "another", taken_at: at(11, 20).toISOString(), name: "Zoé" },
  };
  let isAway = true;
  const doses = [
    { id: "a", at: at(11), name: "Un" },
    { id: "b", at: at(11), name: "Deux" },
  ];
  const respond = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/medication_intake_logs")) {
      return request.method === "GET" ? rows(Object.values(given)) : Response.json([]);
    }
    if (!pathname.endsWith("/confirm_planned_doses")) return Response.json([]);
    if (isAway) return failing();
    const { doses: asked } = await request.clone().json();
    // When the server heard of it, which says nothing of the hour; in an order of its own.
    const answered_at = at(12, 40).toISOString();
    return Response.json(
      asked.toReversed().map((id: string) => ({ id, intake_id: given[id]?.id, answered_at })),
    );
  };
  const givers = (ids: string[]) =>
    ids.map((id) => ({ planned_dose_id: id, giver_name: given[id]?.name }));
  await openAtNoon(having(doses, respond, givers));
  await press(/^Tout est pris/);
  const [again] = await screen.findAllByRole("button", { name: /^Réessayer : / });
  vi.setSystemTime(at(12, 40));
  isAway = false;
  if (again) fireEvent.click(again);
  const said = (name: string, time: string) =>
    `${name} l’a aussi donnée, à ${time}. La vôtre, à 12:00, est comptée en plus.`;
  expect(await screen.findByText(said("Paul", "11:10"))).toBeDefined();
  expect(screen.getByText(said("Zoé", "11:20"))).toBeDefined();
  const lines = screen.getAllByRole("listitem").map((line) => line.textContent);
  expect(lines).toEqual([
    expect.stringContaining("À 11:20 · Donné par Zoé"),
    expect.stringContaining("À 11:10 · Donné par Paul"),
  ]);
});

/** The one dose of 11:00, which Paul gave at 11:30, on a server whose clock is six minutes ahead. */
async function openOvertaken(): Promise<Request[]> {
  const date = new Date(NOON.getTime() + 6 * 60_000).toUTCString();
  const theirs = {
    id: "theirs",
    user_id: OTHER,
    taken_at: at(11, 30).toISOString(),
    quantity_taken: 1,
  };
  const respond: Backend = (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("/confirm_planned_doses")) {
      const answered_at = at(11, 40).toISOString();
      return Response.json([{ id: "a", intake_id: "theirs", answered_at }]);
    }
    if (!pathname.endsWith("/medication_intake_logs")) return undefined;
    const ids = searchParams.get("id") ?? "";
    if (request.method === "POST") return Response.json([{ id: "recorded" }]);
    if (request.method === "DELETE") return Response.json([{ id: ids.replace("eq.", "") }]);
    return ids === "in.(theirs)" ? Response.json([theirs]) : undefined;
  };
  const list = having([{ id: "a", at: at(11) }], respond);
  const { requests } = await openAtNoon(async (request) => {
    const answer = (await list(request)) ?? Response.json([]);
    answer.headers.set("date", date);
    return answer;
  });
  return requests;
}

const sentIntakes = (requests: readonly Request[], method: string) =>
  requests.filter((each) => each.method === method && each.url.includes("medication_intake_logs"));

test("what is recorded beside another giver's dose is at the hour of the press, and can be undone", async () => {
  const requests = await openOvertaken();
  await press(/^Pris :/);
  await press(/^J’ai donné une prise aussi/);
  await waitFor(() => expect(sentIntakes(requests, "POST")).toHaveLength(1));
  const recorded = await sentIntakes(requests, "POST")[0]?.json();
  expect(recorded).toMatchObject({ medication_id: "box-a", taken_at: at(12, 6).toISOString() });
  fireEvent.click(await screen.findByRole("button", { name: "Annuler" }));
  await waitFor(() => expect(sentIntakes(requests, "DELETE")).toHaveLength(1));
  const { searchParams } = new URL(sentIntakes(requests, "DELETE")[0]?.url ?? "");
  expect(searchParams.get("id")).toBe(`eq.${recorded.id}`);
  expect(await screen.findByText("Prise retirée")).toBeDefined();
});
