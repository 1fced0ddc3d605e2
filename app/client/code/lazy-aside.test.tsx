import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazyAside } from "./lazy-aside.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Note = () => <p>note</p>;

function show(load: () => Promise<typeof Note>) {
  const Aside = lazyAside(load);
  render(
    <>
      <p>page</p>
      <Suspense>
        <Aside />
      </Suspense>
    </>,
  );
}

const settle = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("the page stands without code that cannot be fetched, and has it after a later try", async () => {
  const load = vi
    .fn<() => Promise<typeof Note>>()
    .mockRejectedValueOnce(new TypeError("no network"));
  load.mockRejectedValueOnce(new TypeError("no network")).mockResolvedValue(Note);
  show(load);
  await settle(1_999);
  expect(screen.getByText("page")).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
  await settle(1);
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.queryByText("note")).toBeNull();
  await settle(4_000);
  expect(screen.getByText("note")).toBeDefined();
  expect(load).toHaveBeenCalledTimes(3);
});

test("it is fetched as soon as the connection is back", async () => {
  const load = vi
    .fn<() => Promise<typeof Note>>()
    .mockRejectedValueOnce(new TypeError("no network"));
  load.mockResolvedValue(Note);
  show(load);
  await settle(100);
  expect(screen.queryByText("note")).toBeNull();
  dispatchEvent(new Event("online"));
  await settle(0);
  await settle(0);
  expect(screen.getByText("note")).toBeDefined();
  await settle(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});
