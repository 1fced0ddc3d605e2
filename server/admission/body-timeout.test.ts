import { request } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../http/listen.ts";
import { limitBodyTime } from "./body-timeout.ts";

async function openServer() {
  const server = await listen(
    (incoming, outgoing) => {
      limitBodyTime(incoming, 100);
      incoming.resume().on("end", () => outgoing.end("here"));
    },
    { host: "127.0.0.1", port: 0 },
  );
  onTestFinished(server.close);
  return server;
}

/** Sends the first byte at once and the last one after a delay. */
function send(port: number, path: string, pause: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { "content-length": 2 };
    const asking = request({ port, host: "127.0.0.1", path, method: "POST", headers });
    asking.once("error", reject);
    asking.once("response", async (incoming) => resolve((await incoming.toArray()).join("")));
    asking.write("x");
    setTimeout(() => asking.end("x"), pause);
  });
}

test("a form whose body arrives too slowly has its connection closed", async () => {
  const { port } = await openServer();
  await expect(send(port, "/rest/v1/medications", 1000)).rejects.toThrow();
});

test.each([
  { path: "/rest/v1/medications", pause: 20, because: "a form on a slow line" },
  { path: "/functions/v1/import-data", pause: 250, because: "an archive" },
  { path: "/storage/v1/object/blog-images/a.webp", pause: 250, because: "a picture" },
])("$because is read to its end", async ({ path, pause }) => {
  const { port } = await openServer();
  expect(await send(port, path, pause)).toBe("here");
});
