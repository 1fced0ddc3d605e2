import type { SettingType, ValueWrong } from "#domain/content/setting.ts";

/** One value that the form and the database must both take or both refuse. */
interface SettingCase {
  readonly type: SettingType;
  readonly value: string;
  readonly wrong?: ValueWrong;
}

/** The table that the rule and the database are both held to. Values are as they are stored. */
export const SETTING_CASES: readonly SettingCase[] = [
  { type: "text", value: "" },
  { type: "text", value: "Trousse" },
  { type: "text", value: "deux\nlignes", wrong: "one-line" },
  { type: "text", value: "é".repeat(10_000) },
  { type: "text", value: "é".repeat(10_001), wrong: "too-long" },
  { type: "textarea", value: "deux\nlignes" },
  { type: "textarea", value: "💊".repeat(10_000) },
  { type: "textarea", value: "💊".repeat(10_001), wrong: "too-long" },
  { type: "number", value: "" },
  { type: "number", value: "-12.5" },
  { type: "number", value: "0" },
  { type: "number", value: "12,5", wrong: "not-a-number" },
  { type: "number", value: "1e3", wrong: "not-a-number" },
  { type: "number", value: "NaN", wrong: "not-a-number" },
  { type: "number", value: "12\n", wrong: "one-line" },
  { type: "boolean", value: "true" },
  { type: "boolean", value: "false" },
  { type: "boolean", value: "", wrong: "not-a-boolean" },
  { type: "boolean", value: "oui", wrong: "not-a-boolean" },
  { type: "boolean", value: "TRUE", wrong: "not-a-boolean" },
  { type: "url", value: "" },
  { type: "url", value: "https://exemple.fr" },
  { type: "url", value: "http://exemple.fr:8080/a?b=c#d" },
  { type: "url", value: "exemple.fr", wrong: "not-a-url" },
  { type: "url", value: "javascript:alert(1)", wrong: "not-a-url" },
  { type: "url", value: "https://", wrong: "not-a-url" },
  { type: "url", value: "https://banque.fr@exemple.fr/", wrong: "not-a-url" },
  { type: "url", value: "https://exemple.fr/deux mots", wrong: "not-a-url" },
  { type: "email", value: "" },
  { type: "email", value: "contact@exemple.fr" },
  { type: "email", value: "contact+site@sous.exemple.fr" },
  { type: "email", value: "contact", wrong: "not-an-email" },
  { type: "email", value: "contact@exemple", wrong: "not-an-email" },
  { type: "email", value: "a@b.fr, c@d.fr", wrong: "not-an-email" },
  { type: "email", value: "contact@exemple.fr\nbcc: d@e.fr", wrong: "one-line" },
  { type: "color", value: "" },
  { type: "color", value: "#1f5c48" },
  { type: "color", value: "#fff", wrong: "not-a-color" },
  { type: "color", value: "green", wrong: "not-a-color" },
  { type: "color", value: "#1f5c4g", wrong: "not-a-color" },
  { type: "color", value: "#1f5c48;}", wrong: "not-a-color" },
  { type: "image", value: "" },
  { type: "image", value: "/images/og.png" },
  { type: "image", value: "https://exemple.fr/a.png" },
  { type: "image", value: "http://exemple.fr/a.png", wrong: "not-an-image" },
  { type: "image", value: "//exemple.fr/a.png", wrong: "not-an-image" },
  { type: "image", value: "/\\exemple.fr/a.png", wrong: "not-an-image" },
  { type: "image", value: "data:image/png;base64,AAAA", wrong: "not-an-image" },
  { type: "image", value: "images/og.png", wrong: "not-an-image" },
];
