import type { Mailer } from "@trousse/backend/mail/mailer";
import { expect, test } from "vitest";
import type { DeliveryResult } from "#supabase/functions/_shared/delivery-result.ts";
import type { ServerDeps } from "#supabase/functions/_shared/deps.ts";
import { createChannelStates, watchMails, watchPush } from "./channel-states.ts";

const AT_SEVEN = "2026-11-26T07:00:00.000Z";
const AT_EIGHT = "2026-11-26T08:00:00.000Z";

test("the last mail that was accepted and the last that failed are remembered apart", async () => {
  let now = Date.parse(AT_SEVEN);
  let isAway = true;
  const states = createChannelStates(() => now);
  const mailer = watchMails(
    {
      async send() {
        if (isAway) throw new Error("the server is away");
      },
    } as Mailer,
    states,
  );
  const mail = {} as Parameters<Mailer["send"]>[0];
  expect(states.of("email")).toEqual({ deliveredAt: null, failedAt: null });
  await expect(mailer.send(mail)).rejects.toThrow("away");
  expect(states.of("email")).toEqual({ deliveredAt: null, failedAt: AT_SEVEN });
  isAway = false;
  now = Date.parse(AT_EIGHT);
  await mailer.send(mail);
  expect(states.of("email")).toEqual({ deliveredAt: AT_EIGHT, failedAt: AT_SEVEN });
  expect(states.of("push")).toEqual({ deliveredAt: null, failedAt: null });
});

test.each<{ result: DeliveryResult; state: object }>([
  { result: { kind: "delivered" }, state: { deliveredAt: AT_SEVEN, failedAt: null } },
  { result: { kind: "retry", reason: "503" }, state: { deliveredAt: null, failedAt: AT_SEVEN } },
  { result: { kind: "wrong", reason: "400" }, state: { deliveredAt: null, failedAt: AT_SEVEN } },
  { result: { kind: "gone", reason: "410" }, state: { deliveredAt: null, failedAt: null } },
])("a push message that is $result.kind", async ({ result, state }) => {
  const states = createChannelStates(() => Date.parse(AT_SEVEN));
  const sendPush: ServerDeps["sendPush"] = async () => result;
  const deps = watchPush({ sendPush } as ServerDeps, states);
  const message = [] as unknown as Parameters<ServerDeps["sendPush"]>;
  expect(await deps.sendPush(...message)).toBe(result);
  expect(states.of("push")).toEqual(state);
});
