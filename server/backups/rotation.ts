/** When a snapshot was made, as its name says. */
export interface SnapshotDate {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** Made at a start, before its migrations. */
  readonly isBeforeUpdate?: true;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const HOURS_KEPT = 24;
const DAYS_KEPT = 30;

/**
 * Selects the snapshots to delete: all but the last of each of the 24 latest hours and the last of each of the 30 latest
 * days for which there is one. Hours and days are counted in UTC, where none is skipped or repeated, and among the
 * snapshots, not back from now: a machine that was off for a year, or whose clock jumped, loses none. The last snapshot
 * before an update stays as long as one of its day may.
 */
export function outdatedSnapshots<Snapshot extends SnapshotDate>(
  snapshots: readonly Snapshot[],
): Snapshot[] {
  const newestFirst = snapshots.toSorted((one, other) => other.madeAt - one.madeAt);
  const days = lastOfEach(newestFirst, DAY, DAYS_KEPT);
  const oldestDay = dayOf(days.at(-1));
  const beforeUpdate = newestFirst.find(({ isBeforeUpdate }) => isBeforeUpdate);
  const retained = new Set([
    ...lastOfEach(newestFirst, HOUR, HOURS_KEPT),
    ...days,
    ...(beforeUpdate && dayOf(beforeUpdate) >= oldestDay ? [beforeUpdate] : []),
  ]);
  return newestFirst.filter((snapshot) => !retained.has(snapshot));
}

const dayOf = (snapshot: SnapshotDate | undefined) => Math.floor((snapshot?.madeAt ?? 0) / DAY);

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

const BEFORE_UPDATE = "-before-update";

/** `trousse-20261121T204501Z.backup`, or `trousse-20261121T204501Z-before-update.backup` */
export function snapshotName(madeAt: number, isBeforeUpdate = false): string {
  const stamp = new Date(madeAt).toISOString().replace(/[-:]|\.\d{3}/g, "");
  return `trousse-${stamp}${isBeforeUpdate ? BEFORE_UPDATE : ""}.backup`;
}

/** Undefined for a file of another name. */
export function parseSnapshotName(name: string): SnapshotDate | undefined {
  const parts = /^trousse-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(-before-update)?\.backup$/.exec(
    name,
  );
  if (!parts) return undefined;
  const [year = 0, month = 0, ...rest] = parts.slice(1, 7).map(Number);
  return {
    name,
    madeAt: Date.UTC(year, month - 1, ...(rest as [number, number, number, number])),
    ...(parts[7] && { isBeforeUpdate: true }),
  };
}
