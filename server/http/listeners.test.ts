import { createServer, type ListenOptions, Server } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openListeners } from "./listeners.ts";

const place = { host: "127.0.0.1", port: 0 };

/** As on a system that does not let a port be shared. */
class Alone extends Server {
  override listen(...words: never[]): this {
    const [options] = words as unknown as [ListenOptions];
    if (!options.reusePort) return super.listen(options);
    const problem = Object.assign(new Error("listen ENOTSUP"), { code: "ENOTSUP" });
    process.nextTick(() => this.emit("error", problem));
    return this;
  }
}

async function doorsOf(server: Server) {
  const listeners = await openListeners(server, place);
  onTestFinished(() => {
    for (const listener of listeners) listener.close();
  });
  return listeners;
}

test.runIf(process.platform === "linux")(
  "a port has several listening sockets where the system allows it",
  async () => {
    expect(await doorsOf(createServer())).toHaveLength(32);
  },
);

test("where a port cannot be shared, it has one", async () => {
  const [first, ...others] = await doorsOf(new Alone());
  expect(first?.listening).toBe(true);
  expect(others).toEqual([]);
});
