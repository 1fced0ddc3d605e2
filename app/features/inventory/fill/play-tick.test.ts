import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** What the loudspeaker would hear: seconds at which a tone starts and stops. */
let tones: { from: number; to: number }[];
let resumed: number;

function stubAudio({ state = "running", resume = async () => undefined, start = () => undefined }) {
  vi.stubGlobal(
    "AudioContext",
    class {
      state = state;
      currentTime = 3;
      destination = {};
      resume = () => {
        resumed += 1;
        return resume();
      };
      createGain = () => ({
        gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
        connect: (to: unknown) => to,
      });
      createOscillator = () => {
        const tone = { from: Number.NaN, to: Number.NaN };
        return {
          frequency: { value: 0 },
          connect: (to: unknown) => to,
          start: (at: number) => {
            start();
            tone.from = at;
            tones.push(tone);
          },
          stop: (at: number) => {
            tone.to = at;
          },
        };
      };
    },
  );
}

/** The context of the page is opened once, so each test has a page of its own. */
const load = async () => (await import("./play-tick.ts")).playTick;

beforeEach(() => {
  vi.resetModules();
  tones = [];
  resumed = 0;
});
afterEach(() => vi.unstubAllGlobals());

test("a tick is one tone of less than a tenth of a second", async () => {
  stubAudio({});
  const playTick = await load();
  expect(tones).toEqual([]);
  playTick();
  expect(tones).toHaveLength(1);
  expect((tones[0]?.to ?? 0) - (tones[0]?.from ?? 0)).toBeCloseTo(0.09);
  playTick();
  expect(tones).toHaveLength(2);
  expect(resumed).toBe(0);
});

test("a suspended sound is resumed", async () => {
  stubAudio({ state: "suspended" });
  (await load())();
  expect(resumed).toBe(1);
  expect(tones).toHaveLength(1);
});

test("a browser that refuses to resume stays silent", async () => {
  stubAudio({ state: "suspended", resume: () => Promise.reject(new Error("not allowed")) });
  const playTick = await load();
  expect(() => playTick()).not.toThrow();
  // An unhandled rejection would fail the run.
  await Promise.resolve();
});

test("a tone that cannot start is no failure of the scan", async () => {
  stubAudio({
    start: () => {
      throw new DOMException("no device", "InvalidStateError");
    },
  });
  const playTick = await load();
  expect(() => playTick()).not.toThrow();
  expect(tones).toEqual([]);
});

test("a browser without sound stays silent", async () => {
  vi.stubGlobal("AudioContext", undefined);
  const playTick = await load();
  expect(() => playTick()).not.toThrow();
});
