import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, createServer as createSocketServer } from "node:net";
import { setImmediate, setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#testing/harness/free-port.ts";
import { OperatorError } from "../lifecycle/operator-error.ts";
import { listen, requirePort } from "./listen.ts";

test("localhost is reachable by both of its numbers", async () => {
  const { port, close } = await listen((_, outgoing) => outgoing.end("here"), {
    host: "localhost",
    port: 0,
  });
  onTestFinished(close);
  const hasIPv6 = await canBind("::1");
  for (const host of hasIPv6 ? ["127.0.0.1", "[::1]"] : ["127.0.0.1"]) {
    expect(await (await fetch(`http://${host}:${port}`)).text()).toBe("here");
  }
});

test("a taken port is refused in one sentence that says what to type", async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const attempt = listen(() => {}, { host: "localhost", port });
  await expect(attempt).rejects.toThrow(OperatorError);
  await expect(attempt).rejects.toThrow(`Port ${port} is taken by another program`);
});

test("a port that another of ours listens on is refused, to try and to open", async () => {
  const { port, close } = await listen(() => {}, { host: "127.0.0.1", port: 0 });
  onTestFinished(close);
  for (const host of ["127.0.0.1", "localhost", "0.0.0.0"]) {
    const says = `Port ${port} is taken by another program`;
    await expect(requirePort({ host, port }), host).rejects.toThrow(says);
    await expect(
      listen(() => {}, { host, port }),
      host,
    ).rejects.toThrow(says);
  }
});

test("a port that is only tried takes nobody in, and can be opened afterwards", async () => {
  const place = { host: "127.0.0.1", port: await freePort() };
  const asking = setInterval(() => void ask(), 0);
  onTestFinished(() => clearInterval(asking));
  let isOpen = false;
  const answers: string[] = [];
  async function ask() {
    const socket = connect(place);
    const answer = await Promise.race([
      once(socket, "connect").then(() => "taken in"),
      once(socket, "error").then(([{ code }]) => code),
    ]).catch(({ code }) => code);
    socket.destroy();
    if (!isOpen) answers.push(answer);
  }
  for (let times = 0; times < 50; times += 1) await requirePort(place);
  await wait(20);
  isOpen = true;
  expect(answers.length).toBeGreaterThan(10);
  expect(new Set(answers)).toEqual(new Set(["ECONNREFUSED"]));
  const { close } = await listen((_, outgoing) => outgoing.end("here"), place);
  onTestFinished(close);
  expect(await (await fetch(`http://127.0.0.1:${place.port}`)).text()).toBe("here");
});

const BURST = 320;

/** Each asks, and none waits for an answer. */
const COME = `
  const { connect } = require("node:net");
  const [, port, count] = process.argv;
  let left = Number(count);
  const ask = () => connect(Number(port), "127.0.0.1", function () {
    this.write("GET / HTTP/1.1\\r\\nhost: a\\r\\n\\r\\n", () => --left || process.exit());
  });
  for (let i = 0; i < count; i += 1) ask();
`;

test.runIf(process.platform === "linux")(
  "connections that arrived while the event loop was blocked are accepted within a few turns, not one per turn",
  async () => {
    let asked = 0;
    const { port, close } = await listen(
      (_, outgoing) => {
        asked += 1;
        outgoing.end("here");
      },
      { host: "127.0.0.1", port: 0 },
    );
    onTestFinished(close);
    const words = ["-e", COME, String(port), String(BURST)];
    spawnSync(process.execPath, words, { timeout: 20_000, killSignal: "SIGKILL" });
    let turns = 0;
    while (asked < BURST) {
      await setImmediate();
      turns += 1;
    }
    expect(turns).toBeLessThan(BURST / 4);
  },
);

test("a host that is not this machine's is refused in one sentence", async () => {
  const attempt = listen(() => {}, { host: "192.0.2.1", port: 0 });
  await expect(attempt).rejects.toThrow(/^HOST must be .* which 192\.0\.2\.1 is not\.$/);
});

test("closing lets the request under way finish and takes no new one", async () => {
  const { port, close } = await listen(
    async (_, outgoing) => {
      await wait(100);
      outgoing.end("finished");
    },
    { host: "127.0.0.1", port: 0 },
  );
  const underWay = fetch(`http://127.0.0.1:${port}`).then((answer) => answer.text());
  await wait(30);
  const closed = close();
  await wait(30);
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  await closed;
  expect(await underWay).toBe("finished");
});

test("closing waits for nobody who has asked nothing", async () => {
  const { port, close } = await listen((_, outgoing) => outgoing.end("here"), {
    host: "127.0.0.1",
    port: 0,
  });
  const opened = connect(port, "127.0.0.1");
  await new Promise((resolve) => opened.once("connect", resolve));
  await (await fetch(`http://127.0.0.1:${port}`)).text();
  const start = performance.now();
  await close();
  // After ten seconds every connection is closed.
  expect(performance.now() - start).toBeLessThan(10_000);
});

test.each([
  { sent: "this is not HTTP\r\n\r\n", expected: "400 Bad request", because: "not a request" },
  {
    sent: `GET / HTTP/1.1\r\nhost: a\r\nx: ${"x".repeat(20_000)}\r\n\r\n`,
    expected: "431 Too long",
    because: "a head longer than 16 kB",
  },
])("$because is answered $expected, with the headers that matter", async ({ sent, expected }) => {
  const { port, close } = await listen(() => {}, { host: "127.0.0.1", port: 0 });
  onTestFinished(close);
  const socket = connect(port, "127.0.0.1");
  socket.write(sent);
  const answer = Buffer.concat(await socket.toArray()).toString();
  expect(answer).toContain(`HTTP/1.1 ${expected}\r\n`);
  expect(answer).toContain("x-content-type-options: nosniff");
});

test.each([
  { sent: "GET / HTTP/1.1\r\nhost: a\r\nx: ", because: "a head that never ends" },
  {
    sent: "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\nx",
    because: "a body that never ends",
  },
])(
  "$because is answered 408 and its connection ended, while others are served",
  async ({ sent }) => {
    const { port, close } = await listen(
      (incoming, outgoing) => incoming.resume().on("end", () => outgoing.end("here")),
      { host: "127.0.0.1", port: 0 },
      { timeouts: { headersTimeout: 150, requestTimeout: 200, connectionsCheckingInterval: 40 } },
    );
    onTestFinished(close);
    const socket = connect(port, "127.0.0.1");
    socket.write(sent);
    const dripping = setInterval(() => socket.writable && socket.write("x"), 20);
    onTestFinished(() => clearInterval(dripping));
    socket.on("error", () => undefined);
    const pieces: Buffer[] = [];
    socket.on("data", (piece) => pieces.push(piece));
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe("here");
    await new Promise((resolve) => socket.once("close", resolve));
    expect(Buffer.concat(pieces).toString()).toMatch(/^(HTTP\/1\.1 408 Too slow\r\n|$)/);
  },
);

function canBind(host: string): Promise<boolean> {
  const probe = createSocketServer();
  return new Promise((resolve) => {
    probe.once("error", () => resolve(false));
    probe.listen(0, host, () => probe.close(() => resolve(true)));
  });
}
