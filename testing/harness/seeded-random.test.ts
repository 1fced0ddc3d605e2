import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { random, randomBuffer, seededRandom } from "./seeded-random.ts";

const file = new URL("./seeded-random.ts", import.meta.url).href;

const firstNumbers = (seed: string) =>
  execFileSync(
    process.execPath,
    [
      "--disable-warning=ExperimentalWarning",
      "--input-type=module",
      "-e",
      `const { random } = await import(${JSON.stringify(file)}); console.log(random(), random());`,
    ],
    { encoding: "utf8", env: { ...process.env, TEST_SEED: seed } },
  );

test("one seed gives the same numbers again, and the run prints it", () => {
  const [once, again, other] = [firstNumbers("7"), firstNumbers("7"), firstNumbers("8")];
  expect(once).toMatch(/^TEST_SEED=7\n0\.\d+ 0\.\d+\n$/);
  expect(again).toBe(once);
  expect(other).not.toBe(once);
});

test("numbers are from 0 to 1, and lie everywhere between", () => {
  const next = seededRandom(1);
  const numbers = Array.from({ length: 1000 }, next);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.05);
  expect(random()).not.toBe(random());
  expect(randomBuffer(100)).toHaveLength(100);
});
