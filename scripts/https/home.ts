import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { createAccount } from "#testing/builders/account.ts";
import { RunningServer } from "#testing/harness/running-server.ts";

// What stands at home: Trousse with one account, and Caddy in front. It prints e-mail, password and the port of Trousse, and ends with its input.

const [name = "", folder = ""] = process.argv.slice(2);
const root = join(import.meta.dirname, "../..");
const dataDir = join(folder, "data");

const account = {
  email: "claire@example.org",
  password: "Cerise-Bleue-42",
  firstName: "Claire",
  lastName: "Morel",
};

/** Before there is https: from then on the mailbox opens to nobody who comes by the proxy. */
async function signUp(): Promise<void> {
  await mkdir(dataDir);
  const server = await RunningServer.startMigrated(dataDir);
  const publishableKey = await server.publishableKey();
  const localToken = await server.localToken();
  await createAccount({ url: server.url, publishableKey, localToken, fetch }, account);
  await server.stop();
}

/** Ends once Caddy serves what it was configured to. It logs each step; of the others only errors are printed. */
function untilServing(log: Readable): Promise<void> {
  return new Promise((resolve) => {
    createInterface(log).on("line", (line) => {
      if (line.includes("serving initial configuration")) resolve();
      else if (/"level":"error"|^Error/.test(line)) console.error(line);
    });
  });
}

await signUp();
const server = await RunningServer.start(dataDir, {
  PUBLIC_URL: `https://${name}`,
  TRUSTED_PROXY: "loopback",
});
const caddy = spawn("caddy", ["run", "--config", "deploy/caddy/Caddyfile"], {
  cwd: root,
  env: {
    PATH: process.env.PATH,
    HOME: folder,
    ADDRESS: name,
    UPSTREAM: `127.0.0.1:${server.port}`,
    WWW: join(root, "deploy/caddy/www"),
    XDG_DATA_HOME: join(folder, "caddy"),
  },
  stdio: ["ignore", "ignore", "pipe"],
});
process.stdin.resume().once("end", () => {
  caddy.kill();
  void server.stop();
});
await untilServing(caddy.stderr);
console.log(JSON.stringify({ ...account, port: server.port }));
