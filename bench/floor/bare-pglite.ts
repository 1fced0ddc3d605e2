import { createServer } from "node:http";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The smallest server on a folder of PGlite (PGDATA): opens it, asks it one thing for each request, and says the answer. */
const database = await PGlite.create({
  fs: new NodeFS(process.env.PGDATA ?? ""),
  startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=64MB"],
});

createServer(async (_, outgoing) => {
  const { rows } = await database.query("select count(*)::int from public.site_metadata");
  outgoing.end(`${JSON.stringify(rows)}\n`);
}).listen(Number(process.env.PORT), "127.0.0.1");

process.once("SIGTERM", async () => {
  await database.close();
  process.exit();
});
