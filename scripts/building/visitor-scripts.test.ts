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

/** Whether the path is the file of a group of route-groups.ts: that of the frame, or its name and a hash. */
const isGroup = (path: string, group: string) =>
  group === "member"
    ? path === manifest.routes["routes/member/layout"]?.module
    : new RegExp(`/${group}-[\\w-]{8}\\.js$`).test(path);

const groupsAmong = (paths: readonly string[], groups: readonly string[]) =>
  groups.filter((group) => paths.some((path) => isGroup(path, group)));

/** What pages of members share among themselves. */
const OF_MEMBERS = ["member", "dashboard", "member-inventory", "member-more"];

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
  "dashboard",
  "member-inventory",
  "member-facts",
  "member-forms",
  "member-more",
  "member-rules",
  "member-doses",
  "auth-member",
  "auth-more",
])("the modules of the group %s are a file of the build", async (group) => {
  const files = await readdir(join(build, "client/assets"));
  expect(files.filter((file) => isGroup(`/assets/${file}`, group))).toHaveLength(1);
});

test("the frame of a member's pages has no file of names alone", async () => {
  const frame = scriptsOf("routes/member/layout").filter((path) => isGroup(path, "member"));
  expect(await gzipKilobytes(frame)).toBeGreaterThan(30);
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
    expect(groupsAmong(scripts, ["auth", ...OF_MEMBERS, "auth-member"])).toEqual([]);
    expect(groupsAmong(scripts, ["base"])).toEqual(["base"]);
    expect(await gzipKilobytes(scripts)).toBeLessThanOrEqual(160);
  },
);

test.each(["login", "register", "recover"])(
  "the page %s downloads nothing that only signed-in pages share, and at most 230 kB of scripts",
  async (page) => {
    const scripts = scriptsOf(`routes/auth/${page}`);
    expect(groupsAmong(scripts, OF_MEMBERS)).toEqual([]);
    expect(groupsAmong(scripts, ["base", "auth-member"])).toEqual(["base", "auth-member"]);
    expect(await gzipKilobytes(scripts)).toBeLessThanOrEqual(230);
  },
);

test.each([
  ["dashboard", 7, 291],
  ["inventory", 8, 309],
  ["fill-cabinet", 8, 293],
  ["activity", 9, 310],
  ["alerts", 9, 308],
  ["illness", 14, 433],
  ["readiness", 7, 277],
  ["travel", 7, 277],
  ["profile", 9, 332],
  ["card", 7, 277],
  ["prescriptions", 9, 303],
  ["calendar", 7, 277],
  ["report", 7, 277],
  ["fridge", 7, 277],
  ["profile-manage", 12, 361],
  ["helper-pages", 7, 277],
  ["settings", 12, 364],
  ["my-data", 9, 307],
])(
  "the page %s of a member downloads at most %i scripts, of at most %i kB",
  async (page, files, kilobytes) => {
    const scripts = scriptsOf(page === "card" ? "member-card" : `routes/member/${page}`);
    expect(groupsAmong(scripts, ["site", "auth"])).toEqual([]);
    expect(scripts.length).toBeLessThanOrEqual(files);
    expect(await gzipKilobytes(scripts)).toBeLessThanOrEqual(kilobytes);
  },
);

test.each([
  ["dashboard", "member-inventory"],
  ["inventory", "dashboard"],
])("the page %s of a member downloads nothing that only other pages share", (page, ofTheOther) => {
  const scripts = scriptsOf(`routes/member/${page}`);
  expect(groupsAmong(scripts, ["member-more", ofTheOther, "auth-more"])).toEqual([]);
});
