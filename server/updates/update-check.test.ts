import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { isNewer, releaseOf } from "./newer-version.ts";
import { startUpdateCheck } from "./update-check.ts";

let server: Server | undefined;
const asked: string[] = [];

afterEach(() => {
  asked.length = 0;
  server?.close();
});

/** @returns its address */
async function aPlaceThatAnswers(status: number, body: string): Promise<string> {
  server = createServer((request, response) => {
    asked.push(JSON.stringify([request.url, request.headers]));
    response.writeHead(status, { "content-type": "application/json", location: "/elsewhere" });
    response.end(body);
  });
  await new Promise<void>((open) => server?.listen(0, "127.0.0.1", open));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest.json`;
}

async function stateAfter(url: string) {
  const check = startUpdateCheck(url, "0.9.1");
  expect(check.state()).toEqual({ is: "pending" });
  await vi.waitFor(() => expect(check.state().is).not.toBe("pending"));
  await check.stop();
  return check.state();
}

test("a newer release is offered with its notes", async () => {
  const notes = "https://git.example/trousse/releases/v0.10.0";
  const url = await aPlaceThatAnswers(
    200,
    JSON.stringify({ tag_name: "v0.10.0", html_url: notes, body: "Notes" }),
  );
  expect(await stateAfter(url)).toEqual({ is: "available", version: "0.10.0", notesUrl: notes });
  expect(asked, "nothing of the installation is sent").toHaveLength(1);
  expect(asked.join()).not.toMatch(/0\.9\.1|cookie|authorization|referer/i);
});

test.each([
  { because: "it is the same", status: 200, body: { tag_name: "v0.9.1" }, is: "current" },
  { because: "it is older", status: 200, body: { tag_name: "0.9.0" }, is: "current" },
  { because: "it is no release", status: 200, body: { tag_name: "1.0.0-rc.1" }, is: "failed" },
  { because: "it is another answer", status: 200, body: { version: 3 }, is: "failed" },
  { because: "there is none", status: 404, body: { tag_name: "v9.0.0" }, is: "failed" },
  { because: "it leads elsewhere", status: 302, body: { tag_name: "v9.0.0" }, is: "failed" },
])("nothing is offered when $because", async ({ status, body, is }) => {
  expect(await stateAfter(await aPlaceThatAnswers(status, JSON.stringify(body)))).toEqual({ is });
});

test("a link that is not https is left out", async () => {
  const body = { tag_name: "v1.0.0", html_url: "javascript:alert(1)" };
  expect(await stateAfter(await aPlaceThatAnswers(200, JSON.stringify(body)))).toEqual({
    is: "available",
    version: "1.0.0",
    notesUrl: null,
  });
});

test("without a place nobody is asked", async () => {
  const check = startUpdateCheck(undefined);
  expect(check.state()).toEqual({ is: "off" });
  await check.stop();
});

test.each([
  { offered: "0.10.0", current: "0.9.9", newer: true },
  { offered: "1.0.0", current: "0.9.9", newer: true },
  { offered: "0.9.9", current: "0.9.9", newer: false },
  { offered: "0.8.10", current: "0.9.0", newer: false },
])("$offered after $current: $newer", ({ offered, current, newer }) => {
  expect(isNewer(offered, current)).toBe(newer);
});

test("a tag is a release with three numbers", () => {
  expect(["v1.2.3", "1.2.3", "1.2", "v1.2.3-rc.1", "latest"].map(releaseOf)).toEqual([
    "1.2.3",
    "1.2.3",
    undefined,
    undefined,
    undefined,
  ]);
});
