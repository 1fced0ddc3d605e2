import { expect, onTestFinished, test } from "vitest";
import { openEmbedded } from "../../testing/engines/pglite-template.ts";
import type { ByteStore } from "./storage/byte-store.ts";
import { startTestBackend } from "./testing/test-backend.ts";

test("old messages are deleted though the store of files does not answer, which is reported", async () => {
  const engine = await openEmbedded();
  onTestFinished(() => engine.close());
  await engine.transaction((tx) =>
    tx.query(
      `insert into realtime.messages (topic, extension, event, private, inserted_at)
       values ('everybody', 'broadcast', 'old', true, now() at time zone 'UTC' - interval '80 hours')`,
    ),
  );
  const store: ByteStore = {
    write: async () => undefined,
    read: async () => undefined,
    remove: async () => undefined,
    olderThan() {
      throw new Error("503 of bucket doliprane");
    },
  };
  const { backend, problems, close } = await startTestBackend(engine, {
    storage: { store, buckets: [] },
  });
  await backend.cleanUp();
  expect(problems.splice(0).map(String)).toEqual([
    "BackendProblem: Error at deleting files without a row",
  ]);
  const left = await engine.transaction((tx) =>
    tx.query("select 1 from realtime.messages where event = 'old'"),
  );
  expect(left).toEqual([]);
  await close();
});
