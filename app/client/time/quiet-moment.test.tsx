import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { quietMoment } from "./quiet-moment.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether a quiet moment has come. */
function waiting(options?: Parameters<typeof quietMoment>[0]) {
  const state = { isOver: false };
  void quietMoment(options).then(() => {
    state.isOver = true;
  });
  return state;
}

const press = () => window.dispatchEvent(new Event("pointerdown"));

test("it is quiet at once where nobody does anything", async () => {
  await vi.advanceTimersByTimeAsync(10_000);
  const moment = waiting();
  await vi.advanceTimersByTimeAsync(50);
  expect(moment.isOver).toBe(true);
});

test.each(["pointerdown", "touchmove", "wheel", "keydown", "input"])(
  "it is quiet a second after the last %s, however many there are",
  async (type) => {
    const moment = waiting();
    for (let second = 0; second < 5; second += 1) {
      window.dispatchEvent(new Event(type));
      await vi.advanceTimersByTimeAsync(900);
      expect(moment.isOver).toBe(false);
    }
    await vi.advanceTimersByTimeAsync(200);
    expect(moment.isOver).toBe(true);
  },
);

test("what must not be put off for ever is done after its longest wait", async () => {
  press();
  const moment = waiting({ atMost: 3000 });
  for (let waited = 0; waited < 2800; waited += 400) {
    press();
    expect(moment.isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(400);
  }
  press();
  await vi.advanceTimersByTimeAsync(300);
  expect(moment.isOver).toBe(true);
});

test("nobody waits any longer for what is no longer wanted", async () => {
  press();
  const stopped = new AbortController();
  const moment = waiting({ signal: stopped.signal });
  stopped.abort();
  await vi.advanceTimersByTimeAsync(50);
  expect(moment.isOver).toBe(true);
});
