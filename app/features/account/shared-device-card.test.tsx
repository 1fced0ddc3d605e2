import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { listenForInstallOffer } from "#app/client/offline/install.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { SharedDeviceCard } from "./shared-device-card.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  Reflect.deleteProperty(navigator, "standalone");
});

test("a device is shared until it is said not to be, for every account", async () => {
  await renderScreen(<SharedDeviceCard />, () => undefined);
  const shared = screen.getByRole("switch", { name: /Appareil partagé/ });
  expect(shared).toHaveProperty("checked", false);
  fireEvent.click(shared);
  expect(Object.keys(localStorage)).toContain("trousse-shared-device");
  await waitFor(() => expect(shared).toHaveProperty("checked", true));
  fireEvent.click(shared);
  expect(Object.keys(localStorage)).not.toContain("trousse-shared-device");
});

test("the pages are installed on a press, once the browser offers it, and it is offered once", async () => {
  listenForInstallOffer();
  await renderScreen(<SharedDeviceCard />, () => undefined);
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
    await renderScreen(<SharedDeviceCard />, () => undefined);
    expect(screen.queryByText(/sept jours sans visite/) !== null).toBe(isSaid);
  },
);
