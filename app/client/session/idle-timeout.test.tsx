import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deviceUse, setDeviceUse } from "./device-use.ts";
import {
  clearIdleState,
  forgetTouch,
  isAway,
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

function Page({
  minutes,
  endsByClock = false,
}: {
  minutes: number | undefined;
  endsByClock?: boolean;
}) {
  const left = useIdleTimeout(minutes, ended, { endsByClock });
  return <p>{left === null ? "here" : `${left} s`}</p>;
}

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.getByText(/here|\d+ s/).textContent;

test.each([15, 30, 60, 120])(
  "%d minutes without input end the session, with a warning a minute before",
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

test("every input restarts the timer", () => {
  render(<Page minutes={15} />);
  advanceTime(10 * MINUTE);
  window.dispatchEvent(new Event("pointerdown"));
  advanceTime(10 * MINUTE);
  window.dispatchEvent(new KeyboardEvent("keydown"));
  advanceTime(13 * MINUTE);
  expect(shown()).toBe("here");
});

test("during the warning only its button counts as activity", () => {
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

test("input in another tab counts", () => {
  render(<Page minutes={15} />);
  advanceTime(14 * MINUTE);
  localStorage.setItem("trousse-last-touch", String(Date.now()));
  advanceTime(14 * MINUTE);
  expect(ended).not.toHaveBeenCalled();
});

test("a device that slept past the limit ends the session at once", () => {
  render(<Page minutes={15} />);
  vi.setSystemTime(Date.now() + 3 * 60 * MINUTE);
  advanceTime(1000);
  expect(ended).toHaveBeenCalledTimes(1);
});

test("no session ends before the limit is known", () => {
  render(<Page minutes={undefined} />);
  advanceTime(24 * 60 * MINUTE);
  expect(ended).not.toHaveBeenCalled();
});

test("a browser opened again checks the time of the last input", () => {
  expect(isIdleTimeoutExceeded()).toBe(false);
  render(<Page minutes={30} />);
  expect(isIdleTimeoutExceeded(Date.now() + 30 * MINUTE - 1)).toBe(false);
  expect(isIdleTimeoutExceeded(Date.now() + 30 * MINUTE)).toBe(true);
  clearIdleState();
  expect(isIdleTimeoutExceeded(Date.now() + 30 * MINUTE)).toBe(false);
});

test("a stored value that is not a number is ignored", () => {
  localStorage.setItem("trousse-last-touch", "yesterday");
  localStorage.setItem("trousse-idle-minutes", "-3");
  expect(isIdleTimeoutExceeded()).toBe(false);
});

test("an own device never signs out, and is nobody's own once its session has ended", () => {
  setDeviceUse("own");
  render(<Page minutes={undefined} />);
  localStorage.setItem("trousse-idle-minutes", "15");
  recordInteraction();
  advanceTime(1000 * MINUTE);
  expect(shown()).toBe("here");
  expect(ended).not.toHaveBeenCalled();
  expect(isIdleTimeoutExceeded()).toBe(false);
  clearIdleState();
  expect(deviceUse()).toBe("timed");
  setDeviceUse("shared");
  clearIdleState();
  expect(deviceUse()).toBe("shared");
});

test.each([
  { minutesAgo: 0, away: false },
  { minutesAgo: 14, away: false },
  { minutesAgo: 15, away: true },
  // The clock was set back, by a little and by much.
  { minutesAgo: -0.5, away: false },
  { minutesAgo: -60, away: true },
])(
  "for the app lock an input $minutesAgo minutes ago means away: $away",
  ({ minutesAgo, away }) => {
    localStorage.setItem("trousse-idle-minutes", "15");
    recordInteraction(Date.now() - minutesAgo * MINUTE);
    expect(isAway()).toBe(away);
  },
);

test("for the app lock nobody is here where no input is known", () => {
  recordInteraction();
  forgetTouch();
  expect(isAway()).toBe(true);
});

test("a clock that is set back ends the time of a page that locks, and of no other", () => {
  render(<Page minutes={15} endsByClock />);
  advanceTime(5 * MINUTE);
  vi.setSystemTime(Date.now() - 60 * MINUTE);
  advanceTime(1000);
  expect(ended).toHaveBeenCalledTimes(1);
  cleanup();
  ended.mockClear();
  render(<Page minutes={15} />);
  advanceTime(5 * MINUTE);
  vi.setSystemTime(Date.now() - 60 * MINUTE);
  advanceTime(1000);
  expect(ended).not.toHaveBeenCalled();
});
