import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import "#testing/harness/outbox-senders.ts";
import type { Backend } from "#testing/harness/render-screen.tsx";
import { at, having, ME, NOON, OTHER, openAtNoon } from "#testing/harness/today-card.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const press = async (name: RegExp) => fireEvent.click(await screen.findByRole("button", { name }));

interface World {
  /** The doses that are planned no more, which the page lists still. */
  readonly gone: readonly string[];
  /** The doses that somebody else gave. */
  readonly given?: readonly string[];
}

/** Three doses of 11:00. The database takes all of a request or none. */
async function openThree({ gone, given = [] }: World) {
  const taken = new Map(given.map((id) => [id, { id: `theirs ${id}`, user_id: OTHER }]));
  const listed = () =>
    ["a", "b", "c"].map((id) => {
      const intake = given.includes(id) ? undefined : taken.get(id);
      const dose = { id, at: at(11), name: { a: "Un", b: "Deux", c: "Trois" }[id] ?? id };
      const taken_at = NOON.toISOString();
      return intake
        ? { ...dose, state: "taken", intake: { ...intake, taken_at, quantity_taken: 1 } }
        : dose;
    });
  const respond: Backend = async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("/is_health_consent_revoked")) return Response.json(false);
    if (pathname.endsWith("/medication_intake_logs")) {
      if (request.method === "POST") return Response.json([{ id: "recorded" }]);
      const asked = searchParams.get("id") ?? "";
      const intakes = [...taken.values()].filter(({ id }) => asked.includes(id));
      return Response.json(intakes.map((each) => ({ ...each, taken_at: at(11, 5) })));
    }
    if (!pathname.endsWith("/confirm_planned_doses")) return Response.json([]);
    const { doses, intakes } = await request.clone().json();
    if (doses.some((id: string) => gone.includes(id))) {
      return Response.json({ code: "PT404", message: "not found" }, { status: 404 });
    }
    return Response.json(
      doses.map((id: string, nth: number) => {
        const intake = taken.get(id) ?? { id: intakes[nth], user_id: ME };
        taken.set(id, intake);
        return { id, intake_id: intake.id, answered_at: NOON.toISOString() };
      }),
    );
  };
  const { requests } = await openAtNoon((request) => having(listed(), respond)(request));
  return requests;
}

const confirmed = (requests: readonly Request[]) =>
  Promise.all(
    requests
      .filter(({ url }) => url.endsWith("/confirm_planned_doses"))
      .map(async (request) => (await request.clone().json()).doses),
  );

const line = (name: RegExp) =>
  within(
    screen.getAllByRole("listitem").find(({ textContent }) => name.test(textContent ?? "")) ??
      document.body,
  );

test("one dose that is planned no more does not hold the others of its hour", async () => {
  const requests = await openThree({ gone: ["b"] });
  await press(/^Tout est pris/);
  expect(await screen.findByText("2 prises notées")).toBeDefined();
  await waitFor(() => expect(screen.getAllByText("Prise")).toHaveLength(2));
  const asked = await confirmed(requests);
  expect(asked.map((doses) => doses.toSorted().join(""))).toEqual([
    "abc",
    ...asked.slice(1).map((doses) => doses.join("")),
  ]);
  expect(asked.slice(1).flat().toSorted()).toEqual(["a", "b", "c"]);
  expect(screen.getAllByText(/Cette prise n’est plus prévue/)).toHaveLength(1);
  expect(line(/^Deux/).getByText(/Cette prise n’est plus prévue/)).toBeDefined();
});

test("a dose that is planned no more can be recorded all the same, at the hour of the press", async () => {
  const requests = await openThree({ gone: ["b"] });
  await press(/^Tout est pris/);
  const again = await line(/^Deux/).findByRole("button", { name: /^Noter quand même/ });
  vi.setSystemTime(at(12, 20));
  fireEvent.click(again);
  const posted = () =>
    requests.filter(
      ({ url, method }) => method === "POST" && url.includes("/medication_intake_logs"),
    );
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(await posted()[0]?.json()).toMatchObject({
    medication_id: "box-b",
    quantity_taken: 1,
    taken_at: NOON.toISOString(),
    confirmed_warnings: [],
  });
  expect(screen.queryByText(/Cette prise n’est plus prévue/)).toBeNull();
});

test("of three doses one is gone, and somebody else gave another: each line says its own", async () => {
  await openThree({ gone: ["b"], given: ["c"] });
  await press(/^Tout est pris/);
  expect(await line(/^Trois/).findByText(/l’a déjà donnée à 11:05/)).toBeDefined();
  expect(line(/^Deux/).getByText(/Cette prise n’est plus prévue/)).toBeDefined();
  expect(line(/^Un/).queryByRole("alert")).toBeNull();
  // One is decided, the other one is left.
  await press(/^C’est la même prise/);
  await waitFor(() => expect(screen.queryByText(/l’a déjà donnée/)).toBeNull());
  await press(/^Fermer ce message/);
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("where all of them are gone, nothing is said to be noted", async () => {
  await openThree({ gone: ["a", "b", "c"] });
  await press(/^Tout est pris/);
  expect(await screen.findByText(/La prise n’a pas été notée/)).toBeDefined();
  expect(screen.getAllByText(/Cette prise n’est plus prévue/)).toHaveLength(3);
});
