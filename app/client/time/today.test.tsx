import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, test, vi } from "vitest";
import { useToday } from "./today.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Screen() {
  return <p>{useToday()}</p>;
}

test("the shown day changes at each midnight", () => {
  vi.setSystemTime(new Date(2026, 11, 31, 23, 59, 58));
  render(<Screen />);
  screen.getByText("2026-12-31");
  act(() => vi.advanceTimersByTime(1_999));
  screen.getByText("2026-12-31");
  act(() => vi.advanceTimersByTime(2));
  screen.getByText("2027-01-01");
  act(() => vi.advanceTimersByTime(24 * 3_600_000));
  screen.getByText("2027-01-02");
});

test("a computer that slept through midnight shows the new day when its page becomes visible", () => {
  vi.setSystemTime(new Date(2026, 1, 28, 22, 0));
  render(<Screen />);
  vi.setSystemTime(new Date(2026, 2, 1, 7, 0));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  screen.getByText("2026-03-01");
});
