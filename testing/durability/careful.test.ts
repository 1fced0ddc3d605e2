import { expect, test } from "vitest";
import { measureCareful } from "./careful.ts";

test("careful or fast, writes and reads come to their end", async () => {
  const { careful, fast } = await measureCareful(20);
  for (const { write, read } of [careful, fast]) {
    expect(write).toBeGreaterThan(0);
    expect(read).toBeGreaterThan(0);
  }
});
