import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => document.head.replaceChildren());

const link = (href: string) => {
  const element = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
  document.head.append(element);
  return element;
};

const readBuild = async () => (await import("./kept-build.ts")).buildOfPage;

test("the build of a page is remembered when the link that names it is gone", async () => {
  link("/fr-fr/manifest.webmanifest");
  link("/assets/manifest-BvRk9kiK.js");
  const named = link("/assets/manifest-676d1527.js");
  const buildOfPage = await readBuild();
  expect(buildOfPage()).toBe("676d1527");
  named.remove();
  expect(buildOfPage()).toBe("676d1527");
});

test("a page under development is of no build", async () => {
  expect((await readBuild())()).toBeUndefined();
});
