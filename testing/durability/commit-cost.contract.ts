import { expect, test } from "vitest";
import { recordTestResult } from "../harness/test-result-rows.ts";
import { measureCommitCost } from "./commit-cost.ts";
import { sampleSize } from "./sample-size.ts";

const COMMITS = sampleSize(2000, 20);

test(`each of ${COMMITS} commits one after the other is on the disk before it is acknowledged`, {
  timeout: 300_000,
}, async () => {
  const { careful, fast } = await measureCommitCost(COMMITS);
  const ratio = (what: "write" | "read") => (careful[what] / fast[what]).toFixed(2);
  recordTestResult({
    row: "D4",
    what: "power loss, PGlite: what is synced, no power was cut",
    target:
      "1 fdatasync of the log for each acknowledged commit; careful mode measured; reads as fast as without",
    measured: `${careful.syncs.toFixed(2)} for each of ${COMMITS} commits (fast mode: ${fast.syncs}); a write ${careful.write.toFixed(2)} ms, ${ratio("write")} × fast; a read ${careful.read.toFixed(2)} ms, ${ratio("read")} × fast`,
    held: careful.syncs >= 1 && careful.read / fast.read < 1.5,
  });
  expect(careful.syncs).toBeGreaterThanOrEqual(1);
  expect(fast.syncs).toBe(0);
});
