import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetTouches, touch, useIdle, wasLeftAlone } from "./idle.ts";

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
  const left = useIdle(minutes, ended);
  return <p>{left === null ? "here" : `${left} s`}</p>;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.getByText(/here|\d+ s/).textContent;

test.each([15, 30, 60, 120])(
  "%d minutes without a touch are the end, announced a minute before",
  (minutes) => {
    render(<Page minutes={minutes} />);
    pass((minutes - 1) * MINUTE - 1000);
    expect(shown()).toBe("here");
    pass(2000);
    expect(shown()).toBe("59 s");
    pass(58_000);
    expect(ended).not.toHaveBeenCalled();
    pass(1000);
    expect(ended).toHaveBeenCalledTimes(1);
  },
);

test("every touch starts the time anew", () => {
  render(<Page minutes={15} />);
  pass(10 * MINUTE);
  window.dispatchEvent(new Event("pointerdown"));
  pass(10 * MINUTE);
  window.dispatchEvent(new KeyboardEvent("keydown"));
  pass(13 * MINUTE);
  expect(shown()).toBe("here");
});

test("while the question is asked only its answer counts", () => {
  render(<Page minutes={15} />);
  pass(14 * MINUTE + 30_000);
  expect(shown()).toBe("30 s");
  window.dispatchEvent(new Event("touchstart"));
  pass(1000);
  expect(shown()).toBe("29 s");
  touch();
  pass(1000);
  expect(shown()).toBe("here");
});

test("a touch in another tab is a touch", () => {
  render(<Page minutes={15} />);
  pass(14 * MINUTE);
  localStorage.setItem("trousse-last-touch", String(Date.now()));
  pass(14 * MINUTE);
  expect(ended).not.toHaveBeenCalled();
});

test("a clock that slept past the end ends it at once", () => {
  render(<Page minutes={15} />);
  vi.setSystemTime(Date.now() + 3 * 60 * MINUTE);
  pass(1000);
  expect(ended).toHaveBeenCalledTimes(1);
});

test("nobody is sent away before it is known when", () => {
  render(<Page minutes={undefined} />);
  pass(24 * 60 * MINUTE);
  expect(ended).not.toHaveBeenCalled();
});

test("a browser opened again knows whether it was left alone", () => {
  expect(wasLeftAlone()).toBe(false);
  render(<Page minutes={30} />);
  expect(wasLeftAlone(Date.now() + 30 * MINUTE - 1)).toBe(false);
  expect(wasLeftAlone(Date.now() + 30 * MINUTE)).toBe(true);
  forgetTouches();
  expect(wasLeftAlone(Date.now() + 30 * MINUTE)).toBe(false);
});

test("what stands in the storage and is no number is nothing", () => {
  localStorage.setItem("trousse-last-touch", "yesterday");
  localStorage.setItem("trousse-idle-minutes", "-3");
  expect(wasLeftAlone()).toBe(false);
});
