import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { dirname, join, matchesGlob, relative, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import backendJson from "../packages/backend/package.json" with { type: "json" };

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFile(join(root, path), "utf8");

let dockerfile: string;
let compose: string;
let unit: string;
let ignored: (path: string) => boolean;

beforeAll(async () => {
  dockerfile = await read("Dockerfile");
  compose = await read("compose.yaml");
  unit = await read("deploy/trousse.service");
  const rules = (await read(".dockerignore")).split("\n").filter((line) => /^[^#]/.test(line));
  // As Docker has it: a rule holds for what is below it too, and the last one that speaks of a path decides.
  ignored = (path) => {
    const parts = path.split("/");
    const above = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
    const last = rules.findLast((rule) =>
      above.some((one) => rule === "*" || matchesGlob(one, rule.replace(/^!/, ""))),
    );
    return last !== undefined && !last.startsWith("!");
  };
});

/** The last stage: what is in the image. */
const imageOf = (text: string) => text.slice(text.lastIndexOf("\nFROM "));

test("the image runs as nobody, is watched, and writes in one folder alone", () => {
  const image = imageOf(dockerfile);
  expect(image).toMatch(/^USER 65532:65532$/m);
  expect(image.indexOf("USER")).toBeLessThan(image.indexOf("\nCMD"));
  expect(image.slice(image.indexOf("USER")), "nothing is done as root after it").not.toMatch(
    /^(USER root|RUN)/m,
  );
  expect(image).toMatch(/^HEALTHCHECK .*\n\s+CMD \["node", "-e", ".*\/healthz/m);
  expect(image.match(/^VOLUME .*$/gm)).toEqual(["VOLUME /data"]);
  expect(image).toMatch(/DATA_DIR=\/data/);
});

test("the image brings no tool of development, and every base by a version", () => {
  expect(imageOf(dockerfile)).toMatch(/^COPY --from=packages \/trousse\/node_modules/m);
  expect(dockerfile).toMatch(/^FROM \S+ AS packages$[\s\S]*?npm ci --omit=dev/m);
  expect(dockerfile).not.toMatch(/npm (i|install)\b/);
  const bases = dockerfile.match(/^FROM (?:--\S+ )*\S+/gm) ?? [];
  const images = [...bases, ...(compose.match(/^\s+image: \S+/gm) ?? [])];
  expect(images.length).toBeGreaterThan(3);
  for (const image of images) expect(image).toMatch(/:\d[\w.-]*$/);
});

test("the image is the same for both processors: pages are built once, and each compiled package has a file for either", async () => {
  const lock: { packages: Record<string, { cpu?: string[]; os?: string[]; dev?: boolean }> } =
    JSON.parse(await read("package-lock.json"));
  expect(`${dockerfile}${compose}`).not.toMatch(/amd64|arm64|x86_64|aarch64/);
  expect(dockerfile).toMatch(/^FROM --platform=\$BUILDPLATFORM \S+ AS pages$/m);
  expect(imageOf(dockerfile), "what is compiled is installed for the image's own").not.toContain(
    "--platform",
  );
  const compiled = Object.entries(lock.packages)
    .filter(([, { cpu, os, dev }]) => cpu && os?.includes("linux") && !dev)
    .map(([path]) => path);
  const twin = (path: string) => path.replace(/x64/, "arm64");
  const common = compiled.filter((path) => path.includes("x64"));
  expect(common).toContain("node_modules/@img/sharp-linux-x64");
  expect(common.filter((path) => !compiled.includes(twin(path)))).toEqual([]);
  for (const processor of ["x64", "arm64"])
    expect(existsSync(join(root, `node_modules/bcrypt/prebuilds/linux-${processor}`))).toBe(true);
});

test("the image can dump the database that is started beside it", () => {
  const client = /postgresql-client-(\d+)/.exec(dockerfile)?.[1];
  const image = imageOf(dockerfile);
  expect(image).toContain(`/usr/lib/postgresql/${client}/bin/pg_dump /usr/local/bin/pg_dump`);
  expect(image, "the library it is linked to").toMatch(/apt-get install .*\blibpq5\b/);
  const server = /image: postgres:(\d+)/.exec(compose)?.[1];
  expect(Number(client)).toBeGreaterThanOrEqual(Number(server));
});

test.each([
  "data/keys.json",
  "data",
  ".env",
  ".env.production",
  "deploy/trousse.env",
  "server/.env",
  "node_modules/zod/index.js",
  "build/server/index.js",
  ".git/config",
  "backups/2026-11-21.sql",
  "dump.sql",
  "server/app.test.ts",
  "app/ui/dialog/dialog.test.tsx",
  "testing/samples/family.ts",
])("%s does not get into the image", (path) => {
  expect(ignored(path)).toBe(true);
});

test("what the image is made of does get in", async () => {
  const copied = dockerfile
    .split("\n")
    .filter((line) => /^COPY (?!--from)/.test(line))
    .flatMap((line) => line.split(" ").slice(1, -1))
    .filter((path) => path !== ".");
  const sources = [...copied, "app/root.tsx", "public/icon.svg", "vite.config.ts", "tsconfig.json"];
  expect(sources.filter(ignored)).toEqual([]);
  for (const path of copied.filter((file) => file.includes("."))) await read(path);
});

test("a service can write nothing but its data, and gain no right", () => {
  const [shared = "", ...services] = compose.split(/^ {2}(?=\w+:\n)/m);
  expect(shared).toContain("read_only: true");
  expect(shared).toContain("cap_drop: [ALL]");
  expect(shared).toContain("no-new-privileges:true");
  expect(shared, "its log is rotated").toMatch(/logging: .*max-size: \d+m, max-file: "\d+"/);
  const running = services.filter((service) => !/^\w+-data/.test(service));
  expect(running.map((service) => service.split(":", 1)[0])).toEqual(["trousse", "postgres"]);
  for (const service of running) {
    expect(service).toContain("<<: *closed");
    expect(service).toMatch(/^ {4}user: "[1-9]\d*:[1-9]\d*"$/m);
    expect(service).toMatch(/^ {4}tmpfs: \[/m);
    expect(service).toMatch(/^ {4}env_file: deploy\/\w+\.env$/m);
    expect(service, "no secret stands in it").not.toMatch(/PASSWORD|environment:/);
    expect(service).not.toMatch(/privileged: true|cap_add|network_mode|docker\.sock/);
  }
  expect(compose).toMatch(/ports: \["127\.0\.0\.1:/);
  expect(compose).toContain("condition: service_healthy");
  expect(compose).toContain("pg_isready");
});

test("https needs one variable, and Caddy gains no more than its two ports", async () => {
  const https = await read("compose.https.yaml");
  const variables = new Set(
    [...https.replace(/^#.*$/gm, "").matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name),
  );
  expect([...variables]).toEqual(["ADDRESS"]);
  const caddy = https.slice(https.indexOf("\n  caddy:"), https.indexOf("\nvolumes:"));
  for (const line of [
    "read_only: true",
    "cap_drop: [ALL]",
    "cap_add: [NET_BIND_SERVICE]",
    'security_opt: ["no-new-privileges:true"]',
  ]) {
    expect(caddy).toContain(line);
  }
  expect(caddy).not.toMatch(/privileged: true|network_mode|docker\.sock/);
  const mounted = [...caddy.matchAll(/- \.\/(\S+?):/g)].map(([, path]) => path ?? "");
  expect(mounted.length).toBeGreaterThan(2);
  for (const path of mounted) expect(existsSync(join(root, path)), path).toBe(true);
  const caddyfile = await read("deploy/caddy/Caddyfile");
  const page = await read("deploy/caddy/www/certificate.html");
  expect(caddyfile).toContain("handle /certificate.crt");
  expect(page).toContain('href="/certificate.crt"');
  expect(page.match(/lang="\w+"/g)).toEqual(['lang="fr"', 'lang="en"', 'lang="es"']);
});

test("an example holds no secret, and what is made of it is not kept with the sources", async () => {
  for (const name of ["postgres", "trousse"]) {
    const example = await read(`deploy/${name}.env.example`);
    expect(example).not.toMatch(/^(\w*PASSWORD|\w*TOKEN|\w*SECRET\w*|SMTP_URL)=\S/m);
  }
  expect(await read(".gitignore")).toMatch(/^deploy\/\*\.env$/m);
});

test("a process that hangs is ended and restarted, in a container and under systemd", () => {
  expect(imageOf(dockerfile)).toMatch(/^CMD \["node", "server\/supervised.ts"\]$/m);
  expect(compose).not.toMatch(/command:|entrypoint:/);
  expect(unit).toMatch(/^ExecStart=\S+\/node server\/supervised\.ts$/m);
  // The server behind it receives the signal once, from its parent.
  expect(unit).toMatch(/^KillMode=mixed$/m);
});

test("the unit comes back after a fall, and may write nothing but its state", () => {
  for (const line of [
    "User=trousse",
    "Restart=always",
    "StateDirectory=trousse",
    "ProtectSystem=strict",
    "ProtectHome=true",
    "NoNewPrivileges=true",
    "CapabilityBoundingSet=",
    "PrivateTmp=true",
    "SystemCallFilter=@system-service",
  ]) {
    expect(unit.split("\n")).toContain(line);
  }
  expect(unit, "threads that look at passwords stand behind").toMatch(
    /^SystemCallFilter=~.*@resources.*\n(#.*\n)?SystemCallFilter=setpriority$/m,
  );
  expect(unit, "it compiles what it runs").not.toMatch(/^MemoryDenyWriteExecute/m);
});

const BACKEND = "@trousse/backend/";

/** Every package that a program reaches, through every file of ours. */
async function packagesOf(entries: readonly string[]): Promise<Map<string, string>> {
  const packages = new Map<string, string>();
  const seen = new Set<string>();
  const waiting = entries.map((entry) => join(root, entry));
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file) || file.endsWith(".json")) continue;
    seen.add(file);
    const text = await readFile(file, "utf8");
    const imports = text.matchAll(
      /^(?:import|export)\s(?!type\b)(?:[^;'"]*?\sfrom\s)?["']([^"']+)["']|\bimport\(["']([^"']+)["']\)/gm,
    );
    for (const [, still, late] of imports) {
      const name = still ?? late ?? "";
      if (name.startsWith(".")) waiting.push(resolve(dirname(file), name));
      else if (name.startsWith("#")) waiting.push(join(root, name.slice(1)));
      else if (name.startsWith(BACKEND)) {
        waiting.push(join(root, "packages/backend", `${name.slice(BACKEND.length)}.ts`));
      } else if (!isBuiltin(name)) packages.set(name, relative(root, file));
    }
  }
  expect(seen.size).toBeGreaterThan(entries.length);
  return packages;
}

test("the server and the commands of an operator run on what npm ci --omit=dev installs", async () => {
  const names = [
    "admin",
    "backup",
    "backup-key",
    "import-medicines",
    "reset",
    "restore",
    "restore-drill",
  ];
  const commands = names.map((name) => `scripts/${name}.ts`);
  const packages = await packagesOf(["server/main.ts", "server/supervised.ts", ...commands]);
  expect([...packages.keys()]).toEqual(expect.arrayContaining(["sharp", "zod", "prom-client"]));
  const isInstalled = (name: string) =>
    Object.keys({ ...packageJson.dependencies, ...backendJson.dependencies }).some(
      (known) => name === known || name.startsWith(`${known}/`),
    );
  const missing = [...packages].filter(([name]) => !isInstalled(name));
  expect(missing).toEqual([]);
});
