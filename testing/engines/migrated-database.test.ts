import { expect, test } from "vitest";
import { engines } from "./engines.ts";

test.each(engines)(
  "on $name a copy is not changed by the one before it",
  async ({ openMigrated }) => {
    const lines = "select count(*)::int as lines from public.symptoms_medications";
    const first = await openMigrated();
    const [{ lines: before } = { lines: 0 }] = await first.transaction((tx) =>
      tx.query<{ lines: number }>(lines),
    );
    await first.transaction((tx) => tx.script("delete from public.symptoms_medications"));
    await first.close();
    const second = await openMigrated();
    expect(before).toBeGreaterThan(0);
    expect(await second.transaction((tx) => tx.query(lines))).toEqual([{ lines: before }]);
    await second.close();
  },
);
