import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { outbox } from "#app/client/offline/device-outbox.ts";
import { noteKnownDoses } from "#app/client/offline/notification-answers.ts";
import type { ReminderAnswer } from "#app/client/offline/reminder-answer.ts";
import { requestSignOut } from "#app/client/offline/sign-out-request.ts";
import "#testing/harness/outbox-senders.ts";
import { instant } from "#domain/calendar/instant.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { SignOutQuestion } from "./sign-out-question.tsx";

const ME = "00000000-0000-4000-8000-00000000aaaa";

let waiting: Map<string, ReminderAnswer>;

/** The worker's store, which signing out deletes. */
beforeEach(() => {
  waiting = new Map();
  const store = {
    keys: async () => [...waiting.keys()].map((url) => ({ url })),
    match: async ({ url }: { url: string }) =>
      waiting.has(url) ? Response.json(waiting.get(url)) : undefined,
    delete: async (path: string) => waiting.delete(`https://trousse.example${path}`),
  };
  vi.stubGlobal("caches", {
    has: async () => true,
    open: async () => store,
    keys: async () => ["waiting-answers"],
    delete: async () => waiting.clear(),
  });
  noteKnownDoses([
    {
      profileId: ME,
      dose: {
        id: "d",
        medicationId: "box",
        medicationName: "Doliprane",
        dosage: "500 mg",
        form: "Comprimé",
        quantity: 1,
        plannedAt: instant("2026-11-21T08:00:00Z"),
      },
    },
  ]);
  vi.spyOn(window.location, "replace").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A dose was taken on a notification without a network, and then somebody signs out. */
async function ask(respond: (request: Request) => Response) {
  const { requests } = await renderScreen(<SignOutQuestion />, respond);
  const answer = { token: "t", action: "take", at: new Date().toISOString() };
  waiting.set("https://trousse.example/waiting/take/t", { ...answer, account: ME, doses: ["d"] });
  await act(async () => void (await requestSignOut()));
  await screen.findByRole("dialog", { hidden: true });
  return requests;
}

const press = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));

const signedOut = () => waitFor(() => expect(window.location.replace).toHaveBeenCalled());

test("what was answered on a notification is kept until its account signs in again", async () => {
  await ask(() => Response.json({}));
  press(/^Garder/);
  await signedOut();
  expect(waiting.size).toBe(0);
  await outbox.reload();
  expect(outbox.actions()).toMatchObject([
    { kind: "take", owner: ME, state: "waiting", body: { doses: [{ id: "d" }] } },
  ]);
});

test("sent now, it is with the server before anybody is signed out", async () => {
  const requests = await ask(({ url }) =>
    url.endsWith("/confirm_planned_doses") ? Response.json([]) : Response.json({}),
  );
  press(/^Envoyer/);
  await signedOut();
  const sent = requests.map(({ url }) => new URL(url).pathname.split("/").at(-1));
  expect(sent.indexOf("confirm_planned_doses")).toBeGreaterThanOrEqual(0);
  expect(sent.indexOf("logout")).toBeGreaterThan(sent.indexOf("confirm_planned_doses"));
});
