import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createIsCompromised } from "./compromised-passwords.ts";

const LEAKED = "Doliprane-1000";
const digestOf = (text: string) => createHash("sha1").update(text).digest("hex").toUpperCase();
const LINE = `${digestOf(LEAKED).slice(5)}:42`;
const OTHER = `${"0".repeat(34)}1:7`;

const asked: IncomingMessage[] = [];
const problems: unknown[] = [];
let answer: (response: ServerResponse) => void;
const server = createServer((request, response) => {
  asked.push(request);
  answer(response);
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`;
});
beforeEach(() => {
  asked.length = 0;
  problems.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Nothing of this machine's pace decides, except where silence is the case. */
const PATIENT = 20_000;

const ask = (password: string, timeoutMs = PATIENT) =>
  createIsCompromised({ url, timeoutMs, report: (problem) => problems.push(problem) })(password);

test("five digits of a digest leave this machine, and nothing else of the password", async () => {
  answer = (response) => response.end(LINE);
  await ask(LEAKED);
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET /range/${digestOf(LEAKED).slice(0, 5)}`,
  ]);
  expect(asked[0]?.headers["add-padding"]).toBe("true");
  expect(JSON.stringify(asked[0]?.rawHeaders)).not.toContain("Doliprane");
});

test.each([
  { body: `${OTHER}\r\n${LINE}\r\n`, expected: true, because: "it is on the list" },
  { body: LINE.toLowerCase(), expected: true, because: "small letters are the same number" },
  { body: OTHER, expected: false, because: "only others are" },
  { body: LINE.replace(":42", ":0"), expected: false, because: "a count of 0 is padding" },
  { body: LINE.replace(":42", ":00"), expected: false, because: "so is this" },
  { body: `x${LINE}`, expected: false, because: "that is no line" },
  { body: "", expected: false, because: "the list is empty" },
])("a list can say $expected: $because", async ({ body, expected }) => {
  answer = (response) => response.end(body);
  expect(await ask(LEAKED)).toBe(expected);
  expect(problems).toEqual([]);
});

test.each<{ because: string; how: typeof answer; timeoutMs?: number }>([
  { because: "it says nothing", how: () => undefined, timeoutMs: 100 },
  {
    because: "it stops in the middle",
    how: (response) => void response.write(`${OTHER}\n`),
    timeoutMs: 100,
  },
  { because: "it hangs up", how: (response) => void response.destroy() },
  { because: "it broke", how: (response) => void response.writeHead(503).end(LINE) },
  {
    because: "it sends us elsewhere",
    how: (response) => void response.writeHead(302, { location: `${url}elsewhere` }).end(),
  },
  { because: "it never ends", how: (response) => void response.end(`${OTHER}\n`.repeat(10_000)) },
])("a list that fails stops nobody, and is reported: $because", async ({ how, timeoutMs }) => {
  answer = how;
  expect(await ask(LEAKED, timeoutMs)).toBe(false);
  expect(problems).toHaveLength(1);
  expect(asked.map((request) => request.url)).not.toContain("/range/elsewhere");
});

test("an unreachable list rejects no password and is reported", async () => {
  const gone = createIsCompromised({
    url: "http://127.0.0.1:1/",
    report: (problem) => problems.push(problem),
  });
  expect(await gone(LEAKED)).toBe(false);
  expect(problems).toHaveLength(1);
});
