import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../queries/query-client.ts";
import type { LiveClient } from "./channels.ts";
import { startLive } from "./live.ts";
import { pollInterval } from "./live-state.ts";

type Subscriber = (status: string, problem?: Error) => void;
type Hearer = (message: { payload: unknown; meta?: { replayed: boolean } }) => void;
interface Config {
  readonly broadcast?: { readonly replay?: { readonly since: number } };
}

/** The official client without a server: a test plays the server's part. */
class FakeClient {
  readonly open = new Map<
    string,
    { subscriber: Subscriber; hearers: Map<string, Hearer>; joins: number }
  >();
  readonly joins = new Map<string, number>();
  readonly disconnect = vi.fn(async () => "ok" as const);

  readonly replayedFrom = new Map<string, number | undefined>();

  channel(topic: string, { config }: { config?: Config } = {}) {
    this.replayedFrom.set(topic, config?.broadcast?.replay?.since);
    const hearers = new Map<string, Hearer>();
    const channel = {
      topic,
      on: (_type: string, { event }: { event: string }, hearer: Hearer) => {
        hearers.set(event, hearer);
        return channel;
      },
      subscribe: (subscriber: Subscriber) => {
        this.joins.set(topic, (this.joins.get(topic) ?? 0) + 1);
        this.open.set(topic, { subscriber, hearers, joins: 0 });
        return channel;
      },
    };
    return channel;
  }

  async removeChannel({ topic }: { topic: string }) {
    this.open.delete(topic);
    return "ok" as const;
  }

  say(topic: string, status: string, problem?: Error) {
    this.open.get(topic)?.subscriber(status, problem);
  }

  send(topic: string, event: string, payload: unknown, replayed = false) {
    this.open.get(topic)?.hearers.get(event)?.({ payload, meta: { replayed } });
  }
}

let client: FakeClient;
let topics: string[];
let isWhole: boolean;
let stop: () => void;
let openedAt: number | null;
let refetched: string[];
const MINUTE = 60_000;

beforeEach(async () => {
  vi.useFakeTimers();
  client = new FakeClient();
  topics = ["person:me", "profile:me"];
  isWhole = true;
  refetched = [];
  openedAt = null;
  vi.spyOn(queryClient, "invalidateQueries").mockImplementation(async (filters) => {
    refetched.push(String(filters?.queryKey?.[0]));
  });
  stop = startLive("me", {
    connect: async () => client as unknown as LiveClient,
    topics: async () => ({ topics, isWhole }),
    drain: async () => undefined,
    openedAt: () => openedAt,
  });
  await vi.advanceTimersByTimeAsync(4000);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  queryClient.clear();
});

const joinAll = () => {
  for (const topic of topics) client.say(topic, "SUBSCRIBED");
};
const gathered = async () => {
  await vi.advanceTimersByTimeAsync(100);
  return refetched.splice(0).sort();
};

test("joins the topics of the account, and then asks for everything once", async () => {
  expect([...client.open.keys()]).toEqual(topics);
  joinAll();
  const asked = await gathered();
  expect(asked).toContain("doses");
  expect(asked).toContain("shares");
  expect(new Set(asked).size).toBe(asked.length);
});

/** Joins with messages replayed since the page was opened. */
async function openAgain(topic: string): Promise<void> {
  openedAt = 1_000_000;
  topics = ["person:me", topic];
  client.send("person:me", "changed", { noun: "shares" });
  await vi.advanceTimersByTimeAsync(100);
}

test("a page that was just opened is replayed what it may have missed, and asks for nothing else", async () => {
  joinAll();
  await gathered();
  await openAgain("profile:lea");
  await gathered();
  expect(client.replayedFrom.get("person:me")).toBeUndefined();
  expect(client.replayedFrom.get("profile:lea")).toBe(1_000_000);
  client.say("profile:lea", "SUBSCRIBED");
  expect(await gathered()).toEqual([]);
  client.send("profile:lea", "changed", { noun: "alerts" }, true);
  expect(await gathered()).toEqual(["alerts", "home"]);
});

test("it asks for everything where more was sent than is replayed", async () => {
  joinAll();
  await openAgain("profile:lea");
  await gathered();
  client.say("profile:lea", "SUBSCRIBED");
  for (let sent = 1; sent < 25; sent += 1) {
    client.send("profile:lea", "changed", { noun: "preferences" }, true);
  }
  expect(await gathered()).toEqual(["own-preferences"]);
  client.send("profile:lea", "changed", { noun: "preferences" }, true);
  expect((await gathered()).length).toBeGreaterThan(5);
});

test("it asks for everything when the client has joined again by itself", async () => {
  joinAll();
  await openAgain("profile:lea");
  await gathered();
  client.say("profile:lea", "SUBSCRIBED");
  client.say("profile:lea", "TIMED_OUT");
  expect(await gathered()).toEqual([]);
  client.say("profile:lea", "SUBSCRIBED");
  expect((await gathered()).length).toBeGreaterThan(5);
});

test("asks for what a message names, once for several messages", async () => {
  joinAll();
  await gathered();
  client.send("profile:me", "changed", { noun: "alerts" });
  client.send("person:me", "changed", { noun: "alerts" });
  expect(await gathered()).toEqual(["alerts", "home"]);
  client.send("profile:me", "changed", { noun: "a noun of a newer server" });
  expect((await gathered()).length).toBeGreaterThan(5);
});

test("asks for everything within seconds when messages may have been missed", async () => {
  joinAll();
  await gathered();
  client.send("profile:me", "resync", {});
  await vi.advanceTimersByTimeAsync(3100);
  expect((await gathered()).length).toBeGreaterThan(5);
});

test("joins a closed channel again, at growing intervals, and asks for everything then", async () => {
  joinAll();
  await gathered();
  client.say("profile:me", "CLOSED");
  expect(client.joins.get("profile:me")).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(client.joins.get("profile:me")).toBe(2);
  client.say("profile:me", "CLOSED");
  await vi.advanceTimersByTimeAsync(4000);
  expect(client.joins.get("profile:me")).toBe(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(client.joins.get("profile:me")).toBe(3);
  client.say("profile:me", "SUBSCRIBED");
  expect((await gathered()).length).toBeGreaterThan(5);
});

test("leaves a refused topic, and asks for it again once something about shares has changed", async () => {
  client.say("person:me", "SUBSCRIBED");
  client.say("profile:me", "CHANNEL_ERROR", new Error("Unauthorized: You do not have permissions"));
  expect(client.open.has("profile:me")).toBe(false);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(client.joins.get("profile:me")).toBe(1);
  client.send("person:me", "changed", { noun: "access" });
  await vi.advanceTimersByTimeAsync(100);
  expect(client.joins.get("profile:me")).toBe(2);
});

test("an account whose right was taken back is asked about no dose of it any more", async () => {
  joinAll();
  await gathered();
  client.send("person:me", "changed", { noun: "shares" });
  expect(await gathered()).toContain("intakes");
});

test("joins a profile that is shared meanwhile, and leaves one that no longer is", async () => {
  joinAll();
  topics = ["person:me", "profile:lea"];
  client.send("person:me", "changed", { noun: "shares" });
  await vi.advanceTimersByTimeAsync(100);
  expect([...client.open.keys()]).toEqual(["person:me", "profile:lea"]);
});

test("queries ask rarely while every channel is joined, and often again when one is lost", async () => {
  const asked = vi.fn(async () => "answer");
  const observer = new QueryObserver(queryClient, {
    queryKey: ["polled"],
    queryFn: asked,
    refetchInterval: pollInterval(MINUTE),
  });
  const unsubscribe = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(MINUTE + 100);
  expect(asked).toHaveBeenCalledTimes(2);
  joinAll();
  await vi.advanceTimersByTimeAsync(4 * MINUTE);
  expect(asked).toHaveBeenCalledTimes(2);
  client.say("profile:me", "TIMED_OUT");
  await vi.advanceTimersByTimeAsync(MINUTE + 100);
  expect(asked).toHaveBeenCalledTimes(3);
  unsubscribe();
});

test("queries ask often where more is seen than a socket can hear of", async () => {
  isWhole = false;
  client.send("person:me", "changed", { noun: "shares" });
  await gathered();
  const asked = vi.fn(async () => "answer");
  const observer = new QueryObserver(queryClient, {
    queryKey: ["polled"],
    queryFn: asked,
    refetchInterval: pollInterval(MINUTE),
  });
  const unsubscribe = observer.subscribe(() => undefined);
  joinAll();
  await vi.advanceTimersByTimeAsync(MINUTE + 100);
  expect(asked).toHaveBeenCalledTimes(2);
  // What is heard is asked for at once all the same.
  refetched = [];
  client.send("profile:me", "changed", { noun: "claims" });
  expect(await gathered()).toEqual(["claims"]);
  unsubscribe();
});

test("stops with the session", async () => {
  joinAll();
  stop();
  expect(client.disconnect).toHaveBeenCalled();
  client.send("profile:me", "changed", { noun: "alerts" });
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(client.joins.get("profile:me")).toBe(1);
});
