import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const project = {
  SUPABASE_URL: "https://project.supabase.co",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_of_a_project",
  CAPTCHA_PROVIDER: "turnstile",
  CAPTCHA_SITE_KEY: "site",
};
const tokenOf = (role: string) =>
  ["e30", Buffer.from(JSON.stringify({ role })).toString("base64url"), "signature"].join(".");

test("a project consists of its address, its publishable key and its captcha", () => {
  expect(readConfig(project).project).toEqual({
    url: "https://project.supabase.co",
    publishableKey: "sb_publishable_of_a_project",
    captcha: { provider: "turnstile", siteKey: "site" },
  });
  const elder = { ...project, SUPABASE_PUBLISHABLE_KEY: tokenOf("anon") };
  expect(readConfig(elder).project?.publishableKey).toBe(tokenOf("anon"));
});

test("a project that an installation moves into is not one to render pages for", () => {
  const { SUPABASE_URL } = project;
  const target = {
    SUPABASE_URL,
    SUPABASE_SECRET_KEY: "secret",
    DATABASE_URL: "postgres://me@db/x",
  };
  expect(readConfig(target).project).toBeUndefined();
});

test.each([
  { change: { SUPABASE_URL: "" }, says: "SUPABASE_URL must be set" },
  { change: { SUPABASE_PUBLISHABLE_KEY: "" }, says: "SUPABASE_PUBLISHABLE_KEY must be set" },
  { change: { SUPABASE_URL: "http://project.example" }, says: "must be an address" },
  { change: { SUPABASE_URL: "https://project.example/rest" }, says: "must be an address" },
  {
    change: { SUPABASE_PUBLISHABLE_KEY: "sb_secret_that_opens_everything" },
    says: "every page shows it",
  },
  { change: { SUPABASE_PUBLISHABLE_KEY: tokenOf("service_role") }, says: "every page shows it" },
  { change: { DATABASE_URL: "postgres://me@db/trousse" }, says: "exclude each other" },
  { change: { CAPTCHA_PROVIDER: "altcha" }, says: "needs CAPTCHA_PROVIDER" },
  { change: { CAPTCHA_SITE_KEY: "" }, says: "CAPTCHA_SITE_KEY" },
])("$change is refused in one sentence", ({ change, says }) => {
  expect(() => readConfig({ ...project, ...change })).toThrow(says);
});
