// JavaScript, because Node keeps what it compiles from here on: read as TypeScript each time, the process that watches over
// the server would hold Node's compiler of TypeScript, which is as large as all else in it.
import { enableCompileCache } from "node:module";
import { join } from "node:path";

enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/start"));
await import("./start.ts");
