import { expect, test } from "vitest";
import { SETTING_CASES } from "../../testing/samples/setting-cases.ts";
import { checkSetting, checkValue, type SettingDraft, shownValue, wrongValue } from "./setting.ts";

test.each(SETTING_CASES)("a $type may be $value: $wrong", ({ type, value, wrong }) => {
  expect(wrongValue(type, value)).toBe(wrong);
});

const draft: SettingDraft = {
  language: "fr",
  key: "site_title",
  value: "Trousse",
  type: "text",
  category: "seo",
  description: "",
};

test.each<{ typed: Partial<SettingDraft>; wrong: object }>([
  { typed: { key: " " }, wrong: { key: "required" } },
  { typed: { key: "titre du site" }, wrong: { key: "not-a-key" } },
  { typed: { key: "a".repeat(101) }, wrong: { key: "not-a-key" } },
  { typed: { language: "de" }, wrong: { language: "not-a-choice" } },
  { typed: { type: "html" }, wrong: { type: "not-a-choice" } },
  { typed: { category: "" }, wrong: { category: "not-a-choice" } },
  { typed: { description: "a".repeat(501) }, wrong: { description: "too-long" } },
  { typed: { type: "number", value: "1,500" }, wrong: { value: "not-a-number" } },
  { typed: { type: "number", value: "1.500" }, wrong: { value: "not-a-number" } },
  { typed: { type: "color", value: "vert" }, wrong: { value: "not-a-color" } },
])("$typed is refused", ({ typed, wrong }) => {
  expect(checkSetting({ ...draft, ...typed })).toEqual({ ok: false, wrong });
});

test.each<{ typed: Partial<SettingDraft>; kept: object }>([
  { typed: { key: " Site_Title " }, kept: { key: "site_title" } },
  { typed: { value: "  Trousse " }, kept: { value: "Trousse" } },
  { typed: { type: "number", value: "12,5" }, kept: { value: "12.5" } },
  { typed: { type: "number", value: " 1 000,50 " }, kept: { value: "1000.50" } },
  { typed: { type: "number", value: " " }, kept: { value: "" } },
  { typed: { type: "color", value: "#1F5C48" }, kept: { value: "#1f5c48" } },
  { typed: { type: "email", value: "Contact@Exemple.fr" }, kept: { value: "contact@exemple.fr" } },
])("$typed is kept as $kept", ({ typed, kept }) => {
  expect(checkSetting({ ...draft, ...typed })).toMatchObject({ ok: true, value: kept });
});

test("a number is shown as its reader writes it, and read back the same", () => {
  const number = { type: "number", value: "1.234" } as const;
  expect(shownValue(number, "fr")).toBe("1,2340");
  expect(shownValue({ ...number, value: "12.50" }, "fr")).toBe("12,50");
  expect(shownValue({ ...number, value: "12.50" }, "en")).toBe("12.50");
  expect(shownValue({ type: "text", value: "v1.2" }, "fr")).toBe("v1.2");
});

test("a value alone is held to its type", () => {
  expect(checkValue("boolean", "peut-être")).toEqual({
    ok: false,
    wrong: { value: "not-a-boolean" },
  });
  expect(checkValue("boolean", " true ")).toEqual({ ok: true, value: { value: "true" } });
});
