import { expect, test, vi } from "vitest";
import { HeldLockKey } from "./held-lock-key.ts";

const KEY = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt"]);

test("the key of a page that went is there for the next one, for half a minute", () => {
  let now = 1_000_000;
  const held = new HeldLockKey(() => now);
  const taken = () => {
    const answer = vi.fn();
    held.hear({ lockKey: "take" }, answer);
    return answer.mock.calls;
  };
  expect(taken()).toEqual([[null]]);
  held.hear({ lockKey: "hold", key: KEY }, () => undefined);
  now += 29_999;
  expect(taken()).toEqual([[KEY]]);
  now += 1;
  expect(taken()).toEqual([[null]]);
  now -= 10_000;
  expect(taken()).toEqual([[null]]);

  held.hear({ lockKey: "hold", key: KEY }, () => undefined);
  now -= 3_600_000;
  expect(taken()).toEqual([[null]]);

  held.hear({ lockKey: "hold", key: KEY }, () => undefined);
  held.hear({ lockKey: "drop" }, () => undefined);
  expect(taken()).toEqual([[null]]);
});

test("other messages of a page are none of its business", () => {
  const answer = vi.fn();
  const held = new HeldLockKey(() => 0);
  for (const message of [
    undefined,
    null,
    "forget",
    { keepPagesOf: "fr-fr" },
    { lockKey: "hold" },
  ]) {
    held.hear(message, answer);
  }
  expect(answer).not.toHaveBeenCalled();
});
