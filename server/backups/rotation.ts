/** When a snapshot was made, as its name says. */
export interface SnapshotDate {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const HOURS_KEPT = 24;
const DAYS_KEPT = 30;

/**
 * Selects the snapshots to delete: all but the last of each of the 24 latest hours and the last of each of the 30 latest
 * days for which there is one. Hours and days are counted in UTC, where none is skipped or repeated, and among the
 * snapshots, not back from now: a machine that was off for a year, or whose clock jumped, loses none.
 */
export function outdatedSnapshots<Snapshot extends SnapshotDate>(
  snapshots: readonly Snapshot[],
): Snapshot[] {
  const newestFirst = snapshots.toSorted((one, other) => other.madeAt - one.madeAt);
  const retained = new Set([
    ...lastOfEach(newestFirst, HOUR, HOURS_KEPT),
    ...lastOfEach(newestFirst, DAY, DAYS_KEPT),
  ]);
  return newestFirst.filter((snapshot) => !retained.has(snapshot));
}

function lastOfEach<Snapshot extends SnapshotDate>(
  newestFirst: readonly Snapshot[],
  span: number,
  spans: number,
): Snapshot[] {
  const last = new Map<number, Snapshot>();
  for (const snapshot of newestFirst) {
    const period = Math.floor(snapshot.madeAt / span);
    if (last.has(period)) continue;
    if (last.size === spans) break;
    last.set(period, snapshot);
  }
  return [...last.values()];
}

/** `trousse-20261121T204501Z.backup` */
export function snapshotName(madeAt: number): string {
  const stamp = new Date(madeAt).toISOString().replace(/[-:]|\.\d{3}/g, "");
  return `trousse-${stamp}.backup`;
}

/** Undefined for a file of another name. */
export function parseSnapshotName(name: string): SnapshotDate | undefined {
  const [, ...parts] = /^trousse-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/.exec(name) ?? [];
  if (parts.length === 0) return undefined;
  const [year = 0, month = 0, ...rest] = parts.map(Number);
  return { name, madeAt: Date.UTC(year, month - 1, ...(rest as [number, number, number, number])) };
}
