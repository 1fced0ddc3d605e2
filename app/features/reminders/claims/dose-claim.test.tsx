import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { instant } from "#domain/calendar/instant.ts";
import { type Backend, renderScreen, rows } from "#testing/harness/render-screen.tsx";
import type { PlannedDose } from "../dose.ts";
import { DoseClaim } from "./dose-claim.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ME = "00000000-0000-4000-8000-00000000aaaa";
const OTHER = "00000000-0000-4000-8000-00000000bbbb";

const DOSE: PlannedDose = {
  id: "dose",
  medicationId: "box",
  medicationName: "Amoxicilline",
  dosage: "250 mg",
  form: "Sirop",
  quantity: 5,
  plannedAt: instant("2026-11-21T11:00:00Z"),
  expiresAt: instant("2026-11-21T14:00:00Z"),
  state: "due",
  snoozedUntil: null,
  isClosedByPlan: false,
  expiresOn: day("2030-01-31"),
  currentQuantity: 60,
  taken: null,
};

const byJulien = {
  id: "his",
  profile_id: ME,
  planned_dose_id: "dose",
  user_id: OTHER,
  giver_name: "Julien",
  seconds_left: 125,
};

interface Told {
  /** The claims that the database has. */
  claims?: object[];
  /** The profile is shared with somebody. */
  isShared?: boolean;
  onClaim?: (request: Request) => Response | Promise<Response>;
}

function having({ claims = [], isShared = true, onClaim }: Told): Backend {
  return (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/profile_shares")) return rows(isShared ? [{ profile_id: ME }] : []);
    if (pathname.endsWith("/list_dose_claims")) return Response.json(claims);
    if (pathname.endsWith("/release_dose_claim")) return new Response(null, { status: 204 });
    return pathname.endsWith("/claim_dose") ? onClaim?.(request) : undefined;
  };
}

const open = (told: Told, mayClaim = true) =>
  renderScreen(
    <DoseClaim dose={DOSE} hour="12:00" userId={ME} profileId={ME} mayClaim={mayClaim} />,
    having(told),
  );

const offer = { name: "Je m’en occupe : Amoxicilline 250 mg, 12:00" };
const theirs = /^Julien s’en occupe, encore 3 minutes\. Rien n’est encore noté comme donné\.$/;

test("the claim that counts is shown, and who was first is told to the one who was not", async () => {
  await open({ onClaim: () => Response.json([byJulien]) });
  fireEvent.click(await screen.findByRole("button", offer));
  expect(await screen.findByText(theirs)).toBeDefined();
  expect(screen.getByText("Julien s’en occupe déjà.")).toBeDefined();
  expect(screen.queryByRole("button", offer)).toBeNull();
});

test("another carer's is replaced after a question, which names the claim that was seen", async () => {
  const asked: unknown[] = [];
  await open({
    claims: [byJulien],
    onClaim: async (request) => {
      asked.push(await request.clone().json());
      return Response.json([{ ...byJulien, id: "mine", user_id: ME, seconds_left: 600 }]);
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Prendre le relais" }));
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Non, laisser faire" }));
  expect(screen.queryByRole("button", { name: "Oui, je m’en occupe" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Prendre le relais" }));
  fireEvent.click(screen.getByRole("button", { name: "Oui, je m’en occupe" }));
  expect(await screen.findByText(/^Vous vous en occupez, encore 10 minutes\./)).toBeDefined();
  expect(asked).toEqual([{ profile: ME, planned_dose: "dose", in_place_of: "his" }]);
});

test("it ends on the screen when its seconds have passed, without an answer of the server", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  let isRead = false;
  const answer = having({ claims: [{ ...byJulien, seconds_left: 2 }] });
  await renderScreen(
    <DoseClaim dose={DOSE} hour="12:00" userId={ME} profileId={ME} mayClaim />,
    (request) => {
      const isList = request.url.endsWith("/list_dose_claims");
      if (isList && isRead) return undefined;
      if (isList) isRead = true;
      return answer(request);
    },
  );
  expect(await screen.findByText(/^Julien s’en occupe, encore 1 minute\./)).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.queryByText(/s’en occupe, encore/)).toBeNull();
  expect(screen.getByRole("button", offer)).toBeDefined();
});

test("one's own is given up", async () => {
  const { requests } = await open({ claims: [{ ...byJulien, id: "mine", user_id: ME }] });
  fireEvent.click(await screen.findByRole("button", { name: "Je ne m’en occupe plus" }));
  expect(await screen.findByRole("button", offer)).toBeDefined();
  const sent = requests.find(({ url }) => url.endsWith("/release_dose_claim"));
  expect(await sent?.json()).toEqual({ claim: "mine" });
});

test("who may only look sees who takes care of it, and claims nothing", async () => {
  await open({ claims: [byJulien] }, false);
  expect(await screen.findByText(theirs)).toBeDefined();
  expect(screen.queryByRole("button", { name: /occupe|relais/ })).toBeNull();
});

test("where nobody else sees the profile, nothing is offered or asked for", async () => {
  const { requests } = await open({ isShared: false });
  await waitFor(() => expect(requests.length).toBe(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(["/rest/v1/profile_shares"]);
  expect(screen.queryByRole("button", { name: /occupe|relais/ })).toBeNull();
});

test.each([
  { status: 409, code: "PT409", said: "Cette prise n’est plus à donner." },
  {
    status: 500,
    code: "XX000",
    said: "Les autres ne le voient pas : cela n’a pas été envoyé.",
  },
])("a claim that was refused with $code is none, and the screen says so", async (refused) => {
  const { status, code, said } = refused;
  await open({ onClaim: () => Response.json({ code, message: "x" }, { status }) });
  fireEvent.click(await screen.findByRole("button", offer));
  expect(await screen.findByText(said)).toBeDefined();
  expect(screen.getByRole("button", offer)).toBeDefined();
});
