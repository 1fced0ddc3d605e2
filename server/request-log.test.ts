import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "./listen.ts";
import { createLog } from "./log.ts";
import { logRequestsTo, tellWhenAnswered } from "./request-log.ts";

test("a line tells method, route, status, duration and size, and nothing of what was said", async () => {
  const lines: Record<string, unknown>[] = [];
  const print = (printed: string) => {
    lines.push(
      ...printed
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    );
  };
  const tell = logRequestsTo(createLog({ format: "json", print }));
  const place = { kind: "rest", pattern: "/rest/v1/medications" } as const;
  const { port, close } = await listen(
    (incoming, outgoing) => {
      tellWhenAnswered(incoming, outgoing, { id: "0123456789abcdef", place, tell });
      if (incoming.url !== "/left") outgoing.writeHead(201).end("Doliprane");
    },
    { host: "127.0.0.1", port: 0 },
  );
  onTestFinished(close);
  const address = `http://127.0.0.1:${port}/rest/v1/medications?name=eq.Doliprane`;
  const headers = { authorization: "Bearer Doliprane", "user-agent": "Doliprane" };
  await fetch(address, { method: "POST", headers, body: '{"name":"Doliprane"}' });
  const leaving = connect(port, "127.0.0.1");
  leaving.write("GET /left HTTP/1.1\r\nhost: Doliprane\r\n\r\n", () =>
    setTimeout(() => leaving.destroy(), 50),
  );

  await expect.poll(() => lines.length).toBe(2);
  const [answered, left] = lines;
  expect(answered).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: "info",
    event: "request",
    method: "POST",
    route: "/rest/v1/medications",
    status: 201,
    milliseconds: expect.any(Number),
    bytes: expect.any(Number),
    id: "0123456789abcdef",
  });
  expect(answered?.bytes).toBeGreaterThan("Doliprane".length);
  expect(left, "whoever left got no status").not.toHaveProperty("status");
  expect(JSON.stringify(lines)).not.toContain("Doliprane");
});
