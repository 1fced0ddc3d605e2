import { beforeEach, expect, test, vi } from "vitest";
import { answerFromShell, keepBuild, type ShellScope } from "./shell.ts";

const ORIGIN = "https://trousse.test";

let stores: Map<string, Map<string, Response>>;
let held: string[];
let asked: string[];
let serverBuild: string;
let server: (path: string) => Response | Promise<Response>;

beforeEach(() => {
  [stores, held, asked, serverBuild] = [new Map(), [], [], "new"];
  server = (path) =>
    new Response(
      path.startsWith("/assets/") ? path : `<script src="/assets/manifest-${serverBuild}.js">`,
    );
});

const pathOf = (input: unknown) =>
  new URL(input instanceof Request ? input.url : String(input), ORIGIN).pathname;

/** The worker of one build. A stored body is read more than once. */
function workerOf(build: string): ShellScope {
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return store;
  };
  return {
    caches: {
      open: async (name) =>
        ({
          match: async (path: string) => store(name).get(path)?.clone(),
          put: async (path: string, response: Response) => void open(name).set(path, response),
        }) as unknown as Cache,
      match: async (path, { cacheName } = {}) => {
        const among = [...stores].filter(([name]) => !cacheName || name === cacheName);
        return among
          .map(([, each]) => each.get(String(path)))
          .find(Boolean)
          ?.clone();
      },
      keys: async () => [...stores.keys()],
      delete: async (name) => stores.delete(name),
    },
    fetch: async (input) => {
      asked.push(pathOf(input));
      return server(pathOf(input));
    },
    origin: ORIGIN,
    shell: { build, files: [`/assets/manifest-${build}.js`, "/assets/root.js"] },
    heldLocks: async () => held,
  };
}

const store = (name: string) => stores.get(name) ?? new Map<string, Response>();

/** What a page gets that asks for an address; undefined where the worker leaves it to the browser. */
function ask(path: string, mode: RequestMode = "navigate", method = "GET", build = "new") {
  const url = new URL(path, ORIGIN).href;
  const answer = answerFromShell(workerOf(build), { method, mode, url });
  return answer?.(new Request(url));
}

const offline = () => Promise.reject(new TypeError("Failed to fetch"));

test.each([
  ["/rest/v1/medications", "cors", "GET"],
  ["/functions/v1/push-key", "cors", "POST"],
  ["/auth/v1/verify?token=a", "navigate", "GET"],
  ["/storage/v1/object/public/a.png", "no-cors", "GET"],
  ["/fr-fr/dashboard", "navigate", "POST"],
  ["/fr-fr/dashboard.data", "cors", "GET"],
  ["https://elsewhere.test/assets/root.js", "cors", "GET"],
] as const)("%s (%s, %s) is left to the browser", (path, mode, method) => {
  expect(ask(path, mode, method)).toBeUndefined();
});

test("a file of the build comes from the device, and from the network before it is kept", async () => {
  expect(await (await ask("/assets/root.js", "cors"))?.text()).toBe("/assets/root.js");
  await keepBuild(workerOf("new"), "fr-fr");
  server = offline;
  expect(await (await ask("/assets/root.js", "cors"))?.text()).toBe("/assets/root.js");
});

test("a place comes from the network, and from the device where that fails or the server is away", async () => {
  await keepBuild(workerOf("new"), "fr-fr");
  server = () => new Response("fresh");
  expect(await (await ask("/fr-fr/inventory?sort=name"))?.text()).toBe("fresh");
  for (const away of [offline, () => new Response("busy", { status: 503 })]) {
    server = away;
    expect(await (await ask("/fr-fr/inventory?sort=name"))?.text()).toContain("manifest-new.js");
  }
});

test("a network that does not answer is waited for three seconds", async () => {
  await keepBuild(workerOf("new"), "fr-fr");
  vi.useFakeTimers();
  try {
    server = () => new Promise<Response>(() => undefined);
    const page = ask("/fr-fr/dashboard");
    await vi.advanceTimersByTimeAsync(3000);
    expect(await (await page)?.text()).toContain("manifest-new.js");
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ["/fr-fr/blog", "Pas de réseau", "tel:15"],
  ["/us-en/dashboard", "No network", "tel:911"],
  ["/es-es", "Sin red", "tel:112"],
])("%s without a network and not kept says so and whom to call", async (path, title, call) => {
  server = offline;
  const page = await ask(path);
  const text = await page?.text();
  expect(page?.status).toBe(503);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).toContain(`href="${call}"`);
  expect(text).toContain(`href="${path.slice(0, 6)}/dashboard"`);
});

test("a document of one visit, or of another build, is not kept, and deletes nothing", async () => {
  await keepBuild(workerOf("old"), "fr-fr");
  expect([...store("build-old").keys()].filter((path) => path.startsWith("/fr-fr/"))).toEqual([]);
  const nonce = { "content-security-policy": "script-src 'nonce-abc'" };
  server = (path) =>
    new Response(path.startsWith("/assets/") ? path : "/assets/manifest-new.js", {
      headers: nonce,
    });
  await keepBuild(workerOf("new"), "fr-fr");
  expect([...store("build-new").keys()].filter((path) => path.startsWith("/fr-fr/"))).toEqual([]);
  expect([...stores.keys()]).toEqual(["build-old", "build-new"]);
});

test("a build is deleted once the next one is kept and no page uses it", async () => {
  serverBuild = "old";
  await keepBuild(workerOf("old"), "fr-fr");
  stores.set("waiting-answers", new Map());
  serverBuild = "new";
  held = ["trousse-build-old"];
  await keepBuild(workerOf("new"), "fr-fr");
  server = offline;
  const chunk = await ask("/assets/manifest-old.js", "cors");
  expect(await chunk?.text()).toBe("/assets/manifest-old.js");
  expect(await (await ask("/fr-fr/alerts"))?.text()).toContain("manifest-new.js");

  held = [];
  server = () => new Response(null, { status: 304 });
  expect(await keepBuild(workerOf("new"), "fr-fr")).toBe(true);
  expect([...stores.keys()]).toEqual(["waiting-answers", "build-new"]);
});

test("a new build that is not kept to the end leaves the former one to open", async () => {
  serverBuild = "old";
  await keepBuild(workerOf("old"), "fr-fr");
  server = (path) =>
    path === "/assets/root.js" || path.includes("new") ? new Response("") : offline();
  expect(await keepBuild(workerOf("new"), "fr-fr")).toBe(false);
  server = offline;
  expect(await (await ask("/fr-fr/dashboard"))?.text()).toContain("manifest-old.js");
});

test("a file that is kept is not asked for again, nor by the next build", async () => {
  await keepBuild(workerOf("new"), "fr-fr");
  asked = [];
  await keepBuild(workerOf("newer"), "fr-fr");
  expect(asked.filter((path) => path.startsWith("/assets/"))).toEqual([
    "/assets/manifest-newer.js",
  ]);
});

test("a device without room keeps nothing", async () => {
  const worker = workerOf("new");
  const full = async () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  stores.set("build-old", new Map());
  const open = async () => ({ match: async () => undefined, put: full }) as unknown as Cache;
  expect(await keepBuild({ ...worker, caches: { ...worker.caches, open } }, "fr-fr")).toBe(false);
  expect([...stores.keys()]).toEqual([]);
});
