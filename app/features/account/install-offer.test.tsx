import "fake-indexeddb/auto";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { outbox } from "#app/client/offline/device-outbox.ts";
import { listenForInstallOffer } from "#app/client/offline/install.ts";
import { setDeviceUse } from "#app/client/session/device-use.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { InstallOffer } from "./install-offer.tsx";

const ME = "claire";
const actions = vi.spyOn(outbox, "actions");
vi.mock("#app/client/offline/person.ts", () => ({ storedPerson: () => ME }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  // No offer of a former test is left.
  window.dispatchEvent(new Event("appinstalled"));
  Reflect.deleteProperty(navigator, "standalone");
});

/** What this device has recorded, in these states. */
function record(...states: string[]) {
  const recorded = states.map((state, n) => ({ id: `${n}`, owner: ME, state }));
  actions.mockReturnValue(recorded as never);
}

async function show() {
  listenForInstallOffer();
  await renderScreen(<InstallOffer />, () => undefined);
}

function offerByBrowser() {
  const prompt = vi.fn(async () => undefined);
  window.dispatchEvent(
    Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }),
  );
  return prompt;
}

const INSTALL = { name: "Installer sur cet appareil" };

test("it is offered once something was recorded here, and asked for on a press", async () => {
  record("sent");
  await show();
  expect(screen.queryByRole("region")).toBeNull();
  const prompt = offerByBrowser();
  fireEvent.click(await screen.findByRole("button", INSTALL));
  expect(prompt).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
});

test("who answers is not asked again", async () => {
  record("sent");
  await show();
  offerByBrowser();
  fireEvent.click(await screen.findByRole("button", { name: "Pas maintenant" }));
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  cleanup();
  await show();
  offerByBrowser();
  expect(screen.queryByRole("region")).toBeNull();
});

test.each([
  { because: "nothing was recorded", states: [], use: "own" },
  { because: "something waits here", states: ["sent", "held"], use: "own" },
  { because: "something could not be saved", states: ["sent", "undecided"], use: "own" },
  { because: "the device is shared", states: ["sent"], use: "shared" },
] as const)("it is not offered where $because", async ({ states, use }) => {
  record(...states);
  setDeviceUse(use);
  await show();
  offerByBrowser();
  expect(screen.queryByRole("region")).toBeNull();
});

test("Safari on a phone says how, and what it deletes otherwise", async () => {
  record("sent");
  Object.assign(navigator, { standalone: false });
  await show();
  expect(await screen.findByText(/sept jours sans visite/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "J’ai compris" }));
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
});
