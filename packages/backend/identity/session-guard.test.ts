import { expect, test } from "vitest";
import type { Engine } from "../database/engine.ts";
import { createSessionGuard } from "./session-guard.ts";

/** A fake database whose answers and their times the test controls. */
function gate(kind: Engine["kind"] = "pglite") {
  const asked: ((isThere: boolean) => void)[] = [];
  const clock = { now: 0 };
  const engine: Pick<Engine, "asRole" | "kind"> = {
    kind,
    asRole: <Row>() =>
      new Promise<Row[]>((resolve) => {
        asked.push((live) => resolve([{ live } as Row]));
      }),
  };
  return { asked, clock, sessions: createSessionGuard(engine as Engine, () => clock.now) };
}

const claims = { session_id: "s", sub: "u" };

test("a session seen alive is not looked up again for two seconds", async () => {
  const { asked, clock, sessions } = gate();
  const first = sessions.isLive(claims);
  asked[0]?.(true);
  expect(await first).toBe(true);
  clock.now = 1999;
  expect(await sessions.isLive(claims)).toBe(true);
  expect(asked).toHaveLength(1);
  clock.now = 2000;
  const second = sessions.isLive(claims);
  asked[1]?.(false);
  expect(await second).toBe(false);
});

test("on PostgreSQL, where another process may have ended it, a session is looked up every time", async () => {
  const { asked, sessions } = gate("postgres");
  for (const [turn, isLive] of [true, true, false].entries()) {
    const answer = sessions.isLive(claims);
    asked[turn]?.(isLive);
    expect(await answer).toBe(isLive);
  }
});

test("a session is alive for its own person only", async () => {
  const { asked, sessions } = gate();
  const own = sessions.isLive(claims);
  asked[0]?.(true);
  await own;
  const foreign = sessions.isLive({ ...claims, sub: "somebody else" });
  asked[1]?.(false);
  expect(await foreign).toBe(false);
});

test("a session not found is looked up every time", async () => {
  const { asked, sessions } = gate();
  for (const turn of [0, 1]) {
    const answer = sessions.isLive(claims);
    asked[turn]?.(false);
    expect(await answer).toBe(false);
  }
});

test("once a session was ended here, nothing remembered counts", async () => {
  const { asked, sessions } = gate();
  const first = sessions.isLive(claims);
  asked[0]?.(true);
  await first;
  sessions.clearCache();
  const second = sessions.isLive(claims);
  asked[1]?.(false);
  expect(await second).toBe(false);
});

test("an answer that was on its way when a session ended is not remembered", async () => {
  const { asked, sessions } = gate();
  const first = sessions.isLive(claims);
  sessions.clearCache();
  asked[0]?.(true);
  expect(await first).toBe(true);
  const second = sessions.isLive(claims);
  asked[1]?.(false);
  expect(await second).toBe(false);
});

test("the oldest of very many is looked up again", async () => {
  const { asked, sessions } = gate();
  for (let person = 0; person <= 5000; person++) {
    const answer = sessions.isLive({ session_id: `s${person}`, sub: "u" });
    asked[person]?.(true);
    await answer;
  }
  await sessions.isLive({ session_id: "s5000", sub: "u" });
  expect(asked).toHaveLength(5001);
  const oldest = sessions.isLive({ session_id: "s0", sub: "u" });
  asked[5001]?.(false);
  expect(await oldest).toBe(false);
});
