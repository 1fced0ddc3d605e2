import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readScriptManifest, type ScriptManifest, scriptsOfRoute } from "./built-scripts.ts";
import { ensureBuild } from "./ensure-build.ts";

const build = join(import.meta.dirname, "../../build");
const LONG = 180_000;

let manifest: ScriptManifest;
beforeAll(async () => {
  await ensureBuild();
  manifest = await readScriptManifest(join(build, "client/assets"));
}, LONG);

const scriptsOf = (route: string) => scriptsOfRoute(manifest, route);

/** Whether the path is the file of a group of route-groups.ts: its name and a hash. */
const isGroup = (path: string, group: string) => new RegExp(`/${group}-[\\w-]{8}\\.js$`).test(path);

const groupsAmong = (paths: readonly string[], groups: readonly string[]) =>
  groups.filter((group) => paths.some((path) => isGroup(path, group)));

async function gzipKilobytes(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    paths.map(async (path) => (await stat(join(build, `client${path}.gz`))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

test.each([
  "base",
  "site",
  "auth",
  "member",
  "member-facts",
  "member-forms",
  "member-more",
  "member-rules",
  "member-doses",
  "auth-member",
  "auth-more",
])("the modules of the group %s are a file of the build", async (group) => {
  const files = await readdir(join(build, "client/assets"));
  expect(files.filter((file) => isGroup(`/${file}`, group))).toHaveLength(1);
});

test.each([
  "home",
  "faq",
  "blog",
  "article",
  "about",
  "legal",
  "terms",
  "privacy",
  "sitemap",
  "contact",
])(
  "a visitor of the page %s downloads no code of signed-in pages, and at most 160 kB of scripts",
  async (page) => {
    const scripts = scriptsOf(`routes/site/${page}`);
    expect(groupsAmong(scripts, ["auth", "member", "member-more", "auth-member"])).toEqual([]);
    expect(groupsAmong(scripts, ["base"])).toEqual(["base"]);
    expect(await gzipKilobytes(scripts)).toBeLessThanOrEqual(160);
  },
);

test.each(["login", "register", "recover"])(
  "the page %s downloads nothing that only signed-in pages share, and at most 230 kB of scripts",
  async (page) => {
    const scripts = scriptsOf(`routes/auth/${page}`);
    expect(groupsAmong(scripts, ["member", "member-more"])).toEqual([]);
    expect(groupsAmong(scripts, ["base", "auth-member"])).toEqual(["base", "auth-member"]);
    expect(await gzipKilobytes(scripts)).toBeLessThanOrEqual(230);
  },
);

test.each([
  ["dashboard", 9, 302],
  ["inventory", 9, 314],
  ["fill-cabinet", 9, 297],
  ["activity", 10, 314],
  ["alerts", 10, 312],
  ["illness", 14, 421],
  ["readiness", 9, 296],
  ["travel", 9, 296],
  ["profile", 11, 351],
  ["card", 9, 296],
  ["prescriptions", 10, 307],
  ["calendar", 9, 296],
  ["report", 9, 296],
  ["fridge", 9, 296],
  ["profile-manage", 13, 365],
  ["helper-pages", 9, 296],
  ["settings", 13, 368],
  ["my-data", 10, 311],
])(
  "the page %s of a member downloads at most %i scripts, of at most %i kB",
  async (page, files, kilobytes) => {
    const scripts = scriptsOf(page === "card" ? "member-card" : `routes/member/${page}`);
    expect(groupsAmong(scripts, ["site", "auth"])).toEqual([]);
    expect(scripts.length).toBeLessThanOrEqual(files);
    expect(await gzipKilobytes(scripts)).toBeLessThanOrEqual(kilobytes);
  },
);

test.each(["dashboard", "inventory"])(
  "the page %s of a member downloads nothing that only other pages share",
  (page) => {
    const scripts = scriptsOf(`routes/member/${page}`);
    expect(groupsAmong(scripts, ["member-more", "auth-more"])).toEqual([]);
  },
);
