import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { CameraControls } from "./camera-controls.tsx";

afterEach(cleanup);

async function open(abilities: object, apply: () => Promise<void> = async () => {}) {
  const applyConstraints = vi.fn((_settings: object) => apply());
  const track = { getCapabilities: () => abilities, applyConstraints };
  await renderScreen(
    <CameraControls track={track as unknown as MediaStreamTrack} />,
    () => undefined,
  );
  return applyConstraints;
}

const light = () => screen.getByRole("button", { name: "Lampe" });

test("a camera with a light and a zoom gets both, and is told what was chosen", async () => {
  const applied = await open({ torch: true, zoom: { min: 1, max: 4, step: 0.1 } });
  fireEvent.click(light());
  await expect.poll(() => light().getAttribute("aria-pressed")).toBe("true");
  expect(applied).toHaveBeenLastCalledWith({ advanced: [{ torch: true }] });
  fireEvent.click(light());
  await expect.poll(() => light().getAttribute("aria-pressed")).toBe("false");
  fireEvent.change(screen.getByRole("slider", { name: "Zoom" }), { target: { value: "2.5" } });
  expect(applied).toHaveBeenLastCalledWith({ advanced: [{ zoom: 2.5 }] });
});

test("a camera without them gets neither", async () => {
  await open({ zoom: { min: 1, max: 1, step: 0 } });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("slider")).toBeNull();
});

test("a light that the camera refuses is not shown as lit", async () => {
  const applied = await open({ torch: true }, async () => {
    throw new Error("OverconstrainedError");
  });
  fireEvent.click(light());
  await expect.poll(() => applied.mock.calls.length).toBe(1);
  await Promise.allSettled(applied.mock.results.map(({ value }) => value));
  expect(light().getAttribute("aria-pressed")).toBe("false");
});
