import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  clearIdleState,
  isIdleTimeoutExceeded,
  recordInteraction,
  useIdleTimeout,
} from "./idle-timeout.ts";

const MINUTE = 60_000;
const ended = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T03:00:00Z") });
  localStorage.clear();
  ended.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page({ minutes }: { minutes: number | undefined }) {
  const left = useIdleTimeout(minutes, ended);
  return <p>{left === null ? "here" : `${left} s`}</p>;
}

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.getByText(/here|\d+ s/).textContent;

test.each([15, 30, 60, 120])(
  "%d minutes without a touch are the end, announced a minute before",
  (minutes) => {
    render(<Page minutes={minutes} />);
    advanceTime((minutes - 1) * MINUTE - 1000);
    expect(shown()).toBe("here");
    advanceTime(2000);
    expect(shown()).toBe("59 s");
    advanceTime(58_000);
    expect(ended).not.toHaveBeenCalled();
    advanceTime(1000);
    expect(ended).toHaveBeenCalledTimes(1);
  },
);

test("every touch starts the time anew", () => {
  render(<Page minutes={15} />);
  advanceTime(10 * MINUTE);
  window.dispatchEvent(new Event("pointerdown"));
  advanceTime(10 * MINUTE);
  window.dispatchEvent(new KeyboardEvent("keydown"));
  advanceTime(13 * MINUTE);
  expect(shown()).toBe("here");
});

test("while the question is asked only its answer counts", () => {
  render(<Page minutes={15} />);
  advanceTime(14 * MINUTE + 30_000);
  expect(shown()).toBe("30 s");
  window.dispatchEvent(new Event("touchstart"));
  advanceTime(1000);
  expect(shown()).toBe("29 s");
  recordInteraction();
  advanceTime(1000);
  expect(shown()).toBe("here");
});

test("a touch in another tab is a touch", () => {
  render(<Page minutes={15} />);
  advanceTime(14 * MINUTE);
  localStorage.setItem("trousse-last-touch", String(Date.now()));
  advanceTime(14 * MINUTE);
  expect(ended).not.toHaveBeenCalled();
});

test("a clock that slept past the end ends it at once", () => {
  render(<Page minutes={15} />);
  vi.setSystemTime(Date.now() + 3 * 60 * MINUTE);
  advanceTime(1000);
  expect(ended).toHaveBeenCalledTimes(1);
});

test("nobody is sent away before it is known when", () => {
  render(<Page minutes={undefined} />);
  advanceTime(24 * 60 * MINUTE);
  expect(ended).not.toHaveBeenCalled();
});

test("a browser opened again knows whether it was left alone", () => {
  expect(isIdleTimeoutExceeded()).toBe(false);
  render(<Page minutes={30} />);
  expect(isIdleTimeoutExceeded(Date.now() + 30 * MINUTE - 1)).toBe(false);
  expect(isIdleTimeoutExceeded(Date.now() + 30 * MINUTE)).toBe(true);
  clearIdleState();
  expect(isIdleTimeoutExceeded(Date.now() + 30 * MINUTE)).toBe(false);
});

test("what stands in the storage and is no number is nothing", () => {
  localStorage.setItem("trousse-last-touch", "yesterday");
  localStorage.setItem("trousse-idle-minutes", "-3");
  expect(isIdleTimeoutExceeded()).toBe(false);
});
