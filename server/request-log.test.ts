import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "./listen.ts";
import { createRequestLog } from "./request-log.ts";

test("a line tells time, method, path, status and duration, and nothing of what was said", async () => {
  let printed = "";
  const log = createRequestLog((lines) => {
    printed += lines;
  });
  const { port, close } = await listen(
    (incoming, outgoing) => {
      log(incoming, outgoing);
      outgoing.writeHead(201).end("Doliprane");
    },
    { host: "127.0.0.1", port: 0 },
  );
  onTestFinished(close);
  const address = `http://127.0.0.1:${port}/rest/v1/medications?name=eq.Doliprane`;
  const headers = { authorization: "Bearer Doliprane", "user-agent": "Doliprane" };
  await fetch(address, { method: "POST", headers, body: '{"name":"Doliprane"}' });
  await fetch(`http://127.0.0.1:${port}/${"x".repeat(500)}`);
  await wait(300);

  const [first, second, ...rest] = printed.split("\n");
  expect(first).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z POST \/rest\/v1\/medications 201 \d+ ms$/);
  expect(second?.length, "a long path is cut").toBeLessThan(200);
  expect(rest).toEqual([""]);
  expect(printed).not.toContain("Doliprane");
});
