import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";

/**
 * What stands in for vitest while a mutant runs: the tests of a file in their order, up to the first that fails. It
 * knows the expectations that the tests of symptoms and molecules ask for, and complains of any other.
 */

interface QuickTest {
  readonly name: string;
  run(): unknown;
}

const tests: QuickTest[] = [];

/**
 * The name of the first test that fails, null where all hold. Empties the list.
 * @param about tests with this in their name are tried before the others
 */
export async function firstFailure(about: string): Promise<string | null> {
  const waiting = tests.splice(0);
  const near = waiting.filter(({ name }) => name.includes(about));
  const far = waiting.filter(({ name }) => !name.includes(about));
  for (const { name, run } of [...near, ...far]) {
    try {
      await run();
    } catch {
      return name;
    }
  }
  return null;
}

export function test(name: string, run: () => unknown): void {
  tests.push({ name, run });
}

test.each =
  (cases: readonly unknown[]) =>
  (name: string, run: (...given: never[]) => unknown): void => {
    for (const each of cases) {
      const given = (Array.isArray(each) ? each : [each]) as never[];
      test(`${name} (${String(JSON.stringify(given)).slice(0, 60)})`, () => run(...given));
    }
  };

export function describe(_name: string, run: () => void): void {
  run();
}

class Matching {
  readonly matches: (value: unknown) => boolean;
  constructor(matches: (value: unknown) => boolean) {
    this.matches = matches;
  }
}

const holdsAll = (wanted: readonly unknown[]) => (value: unknown) =>
  Array.isArray(value) && wanted.every((each) => value.some((other) => same(other, each)));

const same = (value: unknown, wanted: unknown) =>
  wanted instanceof Matching
    ? wanted.matches(value)
    : isDeepStrictEqual(plain(value), plain(wanted));

/** As vitest compares: a field that is undefined is none. */
const plain = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

const holds = (value: unknown, wanted: unknown): boolean => {
  if (typeof value === "string") return value.includes(String(wanted));
  return [...(value as Iterable<unknown>)].some((each) => Object.is(each, wanted));
};

/** As vitest compares: an object has each field that is asked for, a list as many entries. */
function holdsFields(value: unknown, wanted: unknown): boolean {
  if (wanted instanceof Matching || typeof wanted !== "object" || wanted === null) {
    return same(value, wanted);
  }
  if (Array.isArray(wanted)) {
    const isAsLong = Array.isArray(value) && value.length === wanted.length;
    return isAsLong && wanted.every((each, at) => holdsFields(value[at], each));
  }
  const given = Object(value) as Readonly<Record<string, unknown>>;
  return Object.entries(wanted).every(([field, each]) => holdsFields(given[field], each));
}

export function expect(value: unknown, _message?: string) {
  const toThrow = (wanted?: unknown) => {
    assert(typeof value === "function");
    assert.throws(
      value as () => unknown,
      typeof wanted === "function" ? (wanted as never) : undefined,
    );
  };
  return {
    toBe: (wanted: unknown) => assert(Object.is(value, wanted)),
    toEqual: (wanted: unknown) => assert(same(value, wanted)),
    toContain: (wanted: unknown) => assert(holds(value, wanted)),
    toBeNull: () => assert(value === null),
    toBeUndefined: () => assert(value === undefined),
    toBeDefined: () => assert(value !== undefined),
    toBeGreaterThan: (least: number) => assert(Number(value) > least),
    toBeGreaterThanOrEqual: (least: number) => assert(Number(value) >= least),
    toBeLessThan: (limit: number) => assert(Number(value) < limit),
    toBeLessThanOrEqual: (most: number) => assert(Number(value) <= most),
    toMatchObject: (wanted: object) => assert(holdsFields(value, wanted)),
    toHaveLength: (length: number) => assert((value as unknown[]).length === length),
    toMatch: (pattern: RegExp) => assert(pattern.test(String(value))),
    toThrow,
    not: {
      toBe: (wanted: unknown) => assert(!Object.is(value, wanted)),
      toEqual: (wanted: unknown) => assert(!same(value, wanted)),
      toContain: (wanted: unknown) => assert(!holds(value, wanted)),
      toBeNull: () => assert(value !== null),
      toBeUndefined: () => assert(value !== undefined),
    },
  };
}

expect.arrayContaining = (wanted: readonly unknown[]) => new Matching(holdsAll(wanted));
expect.stringMatching = (pattern: RegExp) =>
  new Matching((value) => typeof value === "string" && pattern.test(value));
