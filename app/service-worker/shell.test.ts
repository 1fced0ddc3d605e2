import { beforeEach, expect, test, vi } from "vitest";
import { everyScreen } from "../../e2e/fixtures/screen-paths.ts";
import { answerFromShell, keepBuild, PLACES, type ShellScope } from "./shell.ts";

const ORIGIN = "https://trousse.test";

let stores: Map<string, Map<string, Response>>;
let held: string[];
let asked: string[];
let work: Promise<unknown>[];
let clock: number;
let serverBuild: string;
let server: (path: string) => Response | Promise<Response>;

beforeEach(() => {
  [stores, held, asked, work, serverBuild] = [new Map(), [], [], [], "new"];
  clock = Date.UTC(2026, 10, 25);
  server = (path) =>
    new Response(
      path.startsWith("/assets/") ? path : `<script src="/assets/manifest-${serverBuild}.js">`,
      dated(),
    );
});

const dated = (status = 200) => ({ status, headers: { date: new Date(clock).toUTCString() } });

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
    now: () => clock,
  };
}

const store = (name: string) => stores.get(name) ?? new Map<string, Response>();

/** What a page gets that asks for an address; undefined where the worker leaves it to the browser. */
function ask(path: string, mode: RequestMode = "navigate", method = "GET", build = "new") {
  const url = new URL(path, ORIGIN).href;
  const answer = answerFromShell(workerOf(build), { method, mode, url });
  return answer?.(new Request(url), (more) => work.push(more));
}

/** As a press on the button of the browser does. */
function reload(path: string) {
  const url = new URL(path, ORIGIN).href;
  const answer = answerFromShell(workerOf("new"), { method: "GET", mode: "navigate", url });
  return answer?.(new Request(url, { cache: "no-cache" }), (more) => work.push(more));
}

const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();

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

test("a place that the server confirmed within a day opens from the device, and the next time as it is now", async () => {
  await keepBuild(workerOf("new"), "fr-fr");
  asked = [];
  server = (path) => new Response(`${path} changed: /manifest-new.js`, dated());
  expect(await textOf(ask("/fr-fr/inventory?sort=name"))).toContain('manifest-new.js">');
  await Promise.all(work);
  expect(asked).toEqual(["/fr-fr/inventory"]);
  expect(await textOf(ask("/fr-fr/inventory"))).toContain("/fr-fr/inventory changed");
});

test("a document of a newer build replaces none of this one", async () => {
  await keepBuild(workerOf("new"), "fr-fr");
  serverBuild = "newer";
  for (const time of [1, 2]) {
    expect(await textOf(ask("/fr-fr/dashboard")), `${time}`).toContain("manifest-new.js");
    await Promise.all(work);
  }
});

test("a place that was confirmed longer ago, or is opened anew, comes from the network, and else from the device", async () => {
  await keepBuild(workerOf("new"), "fr-fr");
  const opened = [() => reload("/fr-fr/inventory"), () => ask("/fr-fr/inventory?sort=name")];
  for (const open of opened) {
    server = () => new Response("fresh");
    expect(await textOf(open())).toBe("fresh");
    for (const away of [offline, () => new Response("busy", { status: 503 })]) {
      server = away;
      expect(await textOf(open())).toContain("manifest-new.js");
    }
    clock += 24 * 3_600_000;
  }
});

test("a confirmation without a new document counts", async () => {
  await keepBuild(workerOf("new"), "fr-fr");
  clock += 20 * 3_600_000;
  server = () => new Response(null, dated(304));
  await ask("/fr-fr/alerts");
  await Promise.all(work);
  clock += 20 * 3_600_000;
  server = () => new Response("fresh");
  expect(await textOf(ask("/fr-fr/alerts"))).toContain("manifest-new.js");
});

test("a network that does not answer is waited for three seconds", async () => {
  await keepBuild(workerOf("new"), "fr-fr");
  clock += 24 * 3_600_000;
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

test("every page of a member is kept, and no page of the back-office", async () => {
  const screens = await everyScreen();
  const ofMembers = screens.filter(({ area }) => area === "member").map(({ route }) => route);
  expect([...PLACES].sort()).toEqual(ofMembers.sort());
});
