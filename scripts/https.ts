import { execFileSync, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ensureBuild } from "./building/ensure-build.ts";

// A phone at home, with https by Caddy's own authority: Trousse and Caddy in one network namespace, as `npm start` and
// Debian's Caddy would run there, and in another one a phone that knows the home by its second name alone.
// npm run test:https, as root, where `ip`, `caddy` and `certutil` are installed.

const HOME = `trousse-home-${process.pid}`;
const PHONE = `trousse-phone-${process.pid}`;
const ADDRESS = "10.77.0.1";
const NAME = "trousse.local";

const run = (program: string, ...words: string[]) =>
  execFileSync(program, words, { stdio: ["ignore", "pipe", "pipe"] });
const ip = (words: string) => run("ip", ...words.split(" "));

function connect(): void {
  ip(`netns add ${HOME}`);
  ip(`netns add ${PHONE}`);
  ip(
    `link add home${process.pid} netns ${HOME} type veth peer name phone${process.pid} netns ${PHONE}`,
  );
  const ends = [
    [HOME, `home${process.pid}`, ADDRESS],
    [PHONE, `phone${process.pid}`, "10.77.0.2"],
  ] as const;
  for (const [space, link, address] of ends) {
    ip(`-n ${space} address add ${address}/24 dev ${link}`);
    ip(`-n ${space} link set ${link} up`);
    ip(`-n ${space} link set lo up`);
  }
}

/** The rest of its path is this process's own: a namespace has its own network, and the same files. */
function startIn(space: string, script: string, words: readonly string[], folder: string) {
  const file = join(import.meta.dirname, "https", script);
  return spawn("ip", ["netns", "exec", space, process.execPath, file, ...words], {
    // Chromium reads the certificates that it trusts from there.
    env: { ...process.env, HOME: folder },
    stdio: ["pipe", "pipe", "inherit"],
  });
}

async function firstLineOf(output: NodeJS.ReadableStream): Promise<string | undefined> {
  for await (const line of createInterface(output)) return line;
  return undefined;
}

const missing = ["ip", "caddy", "certutil"].filter((program) => {
  try {
    run("which", program);
    return false;
  } catch {
    return true;
  }
});
if (process.getuid?.() !== 0 || missing.length > 0) {
  console.error(`Network namespaces need root, and ip, caddy and certutil. Missing: ${missing}`);
  process.exit(1);
}

await ensureBuild(() => console.log("Building the pages, which takes a moment…"));
const folder = await mkdtemp(join(tmpdir(), "trousse-https-"));
const hosts = [HOME, PHONE].map((space) => `/etc/netns/${space}`);
try {
  connect();
  for (const place of hosts) {
    await mkdir(place, { recursive: true });
    await writeFile(join(place, "hosts"), `127.0.0.1 localhost\n${ADDRESS} ${NAME}\n`);
  }
  const home = startIn(HOME, "home.ts", [NAME, folder], folder);
  try {
    const account = await firstLineOf(home.stdout);
    if (account === undefined) throw new Error("The home did not start.");
    const phone = startIn(PHONE, "phone.ts", [NAME, ADDRESS, account], folder);
    phone.stdout.pipe(process.stdout);
    process.exitCode = await new Promise((resolve) =>
      phone.once("exit", (code) => resolve(code ?? 1)),
    );
  } finally {
    const ended = new Promise((resolve) => home.once("exit", resolve));
    home.stdin.end();
    await ended;
  }
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
} finally {
  for (const space of [HOME, PHONE]) {
    try {
      ip(`netns del ${space}`);
    } catch {
      // It was never made.
    }
  }
  for (const place of [...hosts, folder]) await rm(place, { recursive: true, force: true });
}
