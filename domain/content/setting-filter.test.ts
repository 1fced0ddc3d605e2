import { expect, test } from "vitest";
import type { Setting } from "./setting.ts";
import { ALL_SETTINGS, filterSettings, groupSettings } from "./setting-filter.ts";

const setting = (change: Partial<Setting>): Setting => ({
  language: "fr",
  key: "site_title",
  value: "",
  type: "text",
  category: "seo",
  description: "",
  ...change,
});

const all = [
  setting({ value: "Trousse" }),
  setting({ language: "en", value: "Trousse" }),
  setting({ key: "contact_email", category: "contact", description: "Où écrire" }),
  setting({ key: "brand_color", category: "branding", value: "#1F5C48" }),
];

test.each([
  { choice: {}, keys: ["site_title", "site_title", "contact_email", "brand_color"] },
  { choice: { search: " TROUSSE " }, keys: ["site_title", "site_title"] },
  { choice: { search: "#1f5c48" }, keys: ["brand_color"] },
  { choice: { search: "où" }, keys: ["contact_email"] },
  { choice: { search: "email" }, keys: ["contact_email"] },
  { choice: { search: "absent" }, keys: [] },
  { choice: { language: "en" as const }, keys: ["site_title"] },
  { choice: { category: "branding" as const }, keys: ["brand_color"] },
  { choice: { language: "en" as const, category: "branding" as const }, keys: [] },
])("$choice leaves $keys", ({ choice, keys }) => {
  expect(filterSettings(all, { ...ALL_SETTINGS, ...choice }).map(({ key }) => key)).toEqual(keys);
});

test("settings stand by category in its order, and the languages of a key together", () => {
  const groups = groupSettings(all);
  expect(groups.map(({ category }) => category)).toEqual(["seo", "branding", "contact"]);
  expect(groups[0]?.keys).toEqual([{ key: "site_title", settings: all.slice(0, 2) }]);
});

test("a key stands in one place, whatever its languages say", () => {
  const groups = groupSettings([setting({}), setting({ language: "en", category: "legal" })]);
  expect(groups.map(({ keys }) => keys.map(({ settings }) => settings.length))).toEqual([[2]]);
});
