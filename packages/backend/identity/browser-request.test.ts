import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createClient } from "@supabase/supabase-js";
import { expect, onTestFinished, test } from "vitest";
import { isFromBrowser } from "./browser-request.ts";

/** What each program sends of its own accord, without what every one of them does. */
const PROGRAMS = {
  "Node 20": { "user-agent": "node", "accept-language": "*", "sec-fetch-mode": "cors" },
  "Node 24": { "user-agent": "node", "accept-language": "*", "sec-fetch-mode": "cors" },
  Deno: { "user-agent": "Deno/2.5.0", "accept-language": "*" },
  Bun: { "user-agent": "Bun/1.3.0" },
  curl: { "user-agent": "curl/8.14.1" },
  Python: { "user-agent": "python-httpx/0.28.1" },
  "a program that says nothing": {},
};

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36";
const BROWSERS = {
  "a page of Chrome": {
    "user-agent": CHROME,
    "sec-ch-ua": '"Chromium";v="148"',
    "sec-fetch-site": "same-origin",
    "sec-fetch-mode": "cors",
    "sec-fetch-dest": "empty",
  },
  "a page of Firefox that hides its name": {
    "user-agent": "node",
    "sec-fetch-site": "cross-site",
    "sec-fetch-mode": "cors",
    "sec-fetch-dest": "empty",
    origin: "https://elsewhere.example",
  },
  "a page over plain HTTP that only reads": { "user-agent": CHROME },
  "a page over plain HTTP that writes": { "user-agent": "x", origin: "http://192.168.1.7:3000" },
};

test.each(Object.entries(PROGRAMS))("%s is no browser", (_, headers) => {
  expect(isFromBrowser(new Headers(headers))).toBe(false);
});

test.each(Object.entries(BROWSERS))("%s is a browser", (_, headers) => {
  expect(isFromBrowser(new Headers(headers))).toBe(true);
});

test("supabase-js in the Node that runs this is no browser", async () => {
  const heard: Headers[] = [];
  const server = createServer((incoming, outgoing) => {
    heard.push(new Headers(incoming.headers as Record<string, string>));
    outgoing.end("[]");
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createClient(url, "sb_secret_x");
  await client.from("notes").select();
  await client.from("notes").insert({ text: "a" });
  await client.rpc("refresh");
  expect(heard.map(isFromBrowser)).toEqual([false, false, false]);
  expect(heard[0]?.has("sec-fetch-mode"), "which is no sign of one").toBe(true);
});
