import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { listenForInstallOffer } from "#app/client/offline/install.ts";
import { deviceUse } from "#app/client/session/device-use.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { DeviceCard } from "./device-card.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  Reflect.deleteProperty(navigator, "standalone");
});

test("a device is one's own, left after a while, or shared, as its person says", async () => {
  await renderScreen(<DeviceCard />, () => undefined);
  const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
  expect(choice(/Me déconnecter/).checked).toBe(true);
  for (const [name, use] of [
    [/Appareil partagé/, "shared"],
    [/Le mien/, "own"],
    [/Me déconnecter/, "timed"],
  ] as const) {
    fireEvent.click(choice(name));
    await waitFor(() => expect(choice(name).checked).toBe(true));
    expect(deviceUse()).toBe(use);
  }
  // What an earlier version stored still counts.
  localStorage.setItem("trousse-shared-device", "1");
  expect(deviceUse()).toBe("shared");
});

test("the pages are installed on a press, once the browser offers it, and it is offered once", async () => {
  listenForInstallOffer();
  await renderScreen(<DeviceCard />, () => undefined);
  expect(screen.queryByRole("button")).toBeNull();
  const prompt = vi.fn(async () => undefined);
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  window.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  fireEvent.click(await screen.findByRole("button", { name: "Installer sur cet appareil" }));
  expect(prompt).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
});

test.each([
  { standalone: false, isSaid: true },
  { standalone: true, isSaid: false },
])(
  "Safari on a phone, opened from the home screen $standalone, says its limit: $isSaid",
  async ({ standalone, isSaid }) => {
    Object.assign(navigator, { standalone });
    await renderScreen(<DeviceCard />, () => undefined);
    expect(screen.queryByText(/sept jours sans visite/) !== null).toBe(isSaid);
  },
);
