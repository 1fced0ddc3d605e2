import { expect, test } from "vitest";
import {
  outdatedSnapshots,
  parseSnapshotName,
  type SnapshotDate,
  snapshotName,
} from "./rotation.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const noon = Date.UTC(2026, 10, 21, 12);

const snapshots = (count: number, from: number, step: number): SnapshotDate[] =>
  Array.from({ length: count }, (_, n) => ({ name: `${n}`, madeAt: from + n * step }));

/** As the server does it: after each snapshot, outdated ones are deleted. */
function retained(made: readonly SnapshotDate[]): SnapshotDate[] {
  const left = new Set<SnapshotDate>();
  for (const snapshot of made) {
    left.add(snapshot);
    for (const old of outdatedSnapshots([...left])) left.delete(old);
  }
  return [...left];
}

test("of a year of hourly snapshots, the last 24 and the last of each of 30 days remain", () => {
  const left = retained(snapshots(365 * 24, noon - 365 * DAY, HOUR));
  const newest = Math.max(...left.map(({ madeAt }) => madeAt));
  const hours = left.filter(({ madeAt }) => madeAt > newest - 24 * HOUR);
  expect(hours).toHaveLength(24);
  const days = new Set(left.map(({ madeAt }) => Math.floor(madeAt / DAY)));
  expect(days.size).toBe(30);
  // Today and yesterday count as hours and as days.
  expect(left).toHaveLength(24 + 28);
});

test.each([
  { change: "spring", at: Date.UTC(2026, 2, 29, 1) },
  { change: "autumn", at: Date.UTC(2026, 9, 25, 1) },
])("the day on which clocks change in $change counts as any other", ({ at }) => {
  const left = retained(snapshots(40 * 24, at - 20 * DAY, HOUR));
  expect(new Set(left.map(({ madeAt }) => Math.floor(madeAt / DAY))).size).toBe(30);
});

test("of two snapshots in one hour, the later one remains", () => {
  const two = [
    { name: "first", madeAt: noon },
    { name: "second", madeAt: noon + HOUR / 2 },
  ];
  expect(outdatedSnapshots(two).map(({ name }) => name)).toEqual(["first"]);
});

test("the last snapshot before an update stays for as long as its day, and no longer", () => {
  const update = { name: "update", madeAt: noon, isBeforeUpdate: true } as const;
  const earlier = { name: "earlier", madeAt: noon - HOUR, isBeforeUpdate: true } as const;
  const after = (days: number) =>
    retained([earlier, update, ...snapshots(days * 24, noon + HOUR / 2, HOUR)]);
  expect(after(2)).toContain(update);
  expect(after(2), "only the last of them").not.toContain(earlier);
  expect(after(29)).toContain(update);
  expect(after(31)).not.toContain(update);
});

test("a machine that was off for a year loses nothing when it is switched on", () => {
  const old = retained(snapshots(60 * 24, noon - 425 * DAY, HOUR));
  const gone = outdatedSnapshots([...old, { name: "new", madeAt: noon }]);
  expect(gone.length).toBeLessThanOrEqual(2);
});

test("a clock that jumped ahead and came back costs no snapshot made since", () => {
  const ahead = { name: "ahead", madeAt: noon + 365 * DAY };
  const left = retained([ahead, ...snapshots(24, noon, HOUR)]);
  expect(left).toContain(ahead);
  expect(left.length).toBeGreaterThanOrEqual(24);
});

test("none is deleted when there is none or one", () => {
  expect(outdatedSnapshots([])).toEqual([]);
  expect(outdatedSnapshots([{ name: "only", madeAt: noon }])).toEqual([]);
});

test("a name gives its time back, and other files are ignored", () => {
  expect(snapshotName(noon)).toBe("trousse-20261121T120000Z.backup");
  expect(parseSnapshotName(snapshotName(noon))?.madeAt).toBe(noon);
  for (const name of ["thesis.txt", `${snapshotName(noon)}.unfinished`, "trousse-2026.backup"]) {
    expect(parseSnapshotName(name)).toBeUndefined();
  }
});
