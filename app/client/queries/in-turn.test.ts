import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";

test("at most three are done together, all are done, and a failure holds up nobody", async () => {
  let together = 0;
  let most = 0;
  const done = await Promise.allSettled(
    Array.from({ length: 10 }, (_, nth) =>
      inTurn(async () => {
        together += 1;
        most = Math.max(most, together);
        await Promise.resolve();
        together -= 1;
        if (nth === 2) throw new Error("no");
        return nth;
      }),
    ),
  );
  expect(most).toBe(3);
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(9);
});
