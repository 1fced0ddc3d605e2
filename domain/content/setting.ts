import { isEmail } from "../accounts/email.ts";
import { type Checked, isLongerThan, wrongOnly } from "../draft.ts";
import { isLanguage, type Language } from "../locale/locales.ts";
import { plainNumber, writePlainNumber } from "../number.ts";

export const SETTING_TYPES = [
  "text",
  "textarea",
  "number",
  "boolean",
  "url",
  "email",
  "color",
  "image",
] as const;

export const SETTING_CATEGORIES = [
  "general",
  "seo",
  "branding",
  "contact",
  "legal",
  "integrations",
] as const;

export type SettingType = (typeof SETTING_TYPES)[number];
export type SettingCategory = (typeof SETTING_CATEGORIES)[number];

/** One thing that the site says or does in one language. Every value is a text; of a boolean, `true` or `false`. */
export interface Setting {
  readonly language: Language;
  readonly key: string;
  readonly value: string;
  readonly type: SettingType;
  readonly category: SettingCategory;
  readonly description: string;
}

/** What the form of a new setting holds, each field as typed. */
export type SettingDraft = Readonly<Record<keyof Setting, string>>;

export type SettingField = keyof Setting;

export type ValueWrong =
  | "too-long"
  | "one-line"
  | "not-a-number"
  | "not-a-boolean"
  | "not-a-url"
  | "not-an-email"
  | "not-a-color"
  | "not-an-image";

export type SettingWrong = ValueWrong | "required" | "not-a-key" | "not-a-choice";

/** In characters. */
const VALUE_MAX = 10_000;
const DESCRIPTION_MAX = 500;

const KEY = /^[a-z0-9_]{1,100}$/;
const NUMBER = /^-?\d{1,15}(\.\d{1,10})?$/;
const URL = /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/;
const COLOR = /^#[\da-f]{6}$/;
const IMAGE = /^(\/(?![/\\])|https:\/\/[^\s/?#@]+\/)\S*$/;

export function isSettingType(text: string): text is SettingType {
  return SETTING_TYPES.some((type) => type === text);
}

export function isSettingCategory(text: string): text is SettingCategory {
  return SETTING_CATEGORIES.some((category) => category === text);
}

/** Whether a page of this site can show it and a message can link to it: an address on this site or an https one. */
export function isImageAddress(text: string): boolean {
  return IMAGE.test(text);
}

/** As it is stored: without spaces around it, a number with a point, a colour in small letters. */
function readValue(type: SettingType, typed: string): Checked<string, ValueWrong> {
  const value = normalizedValue(type, typed.trim());
  if (value === null) return { ok: false, wrong: "not-a-number" };
  const wrong = wrongValue(type, value);
  return wrong ? { ok: false, wrong } : { ok: true, value };
}

/** Null for what is no number where one is asked for. */
function normalizedValue(type: SettingType, value: string): string | null {
  if (type === "email" || type === "color") return value.toLowerCase();
  if (type !== "number" || value === "") return value;
  const plain = plainNumber(value);
  return plain.ok ? plain.value : null;
}

/** As a field shows it. */
export function shownValue(
  { type, value }: Pick<Setting, "type" | "value">,
  language: Language,
): string {
  return type === "number" ? writePlainNumber(value, language) : value;
}

/**
 * What is wrong with a settled value, undefined where nothing is. An empty one says nothing, which every type but a
 * boolean may. `private.is_valid_setting` refuses the same.
 */
export function wrongValue(type: SettingType, value: string): ValueWrong | undefined {
  if (isLongerThan(value, VALUE_MAX)) return "too-long";
  if (type === "boolean")
    return value === "true" || value === "false" ? undefined : "not-a-boolean";
  if (type !== "textarea" && /[\r\n]/.test(value)) return "one-line";
  if (value === "") return undefined;
  switch (type) {
    case "text":
    case "textarea":
      return undefined;
    case "number":
      return NUMBER.test(value) ? undefined : "not-a-number";
    case "url":
      return URL.test(value) ? undefined : "not-a-url";
    case "email":
      return isEmail(value) ? undefined : "not-an-email";
    case "color":
      return COLOR.test(value) ? undefined : "not-a-color";
    case "image":
      return isImageAddress(value) ? undefined : "not-an-image";
  }
}

/** The value of a setting that is there. */
export function checkValue(
  type: SettingType,
  typed: string,
): Checked<{ readonly value: string }, Partial<Record<"value", ValueWrong>>> {
  const read = readValue(type, typed);
  return read.ok
    ? { ok: true, value: { value: read.value } }
    : { ok: false, wrong: { value: read.wrong } };
}

export function checkSetting(
  draft: SettingDraft,
): Checked<Setting, Partial<Record<SettingField, SettingWrong>>> {
  const { language, type, category } = draft;
  const key = draft.key.trim().toLowerCase();
  const description = draft.description.trim();
  const read = isSettingType(type) ? readValue(type, draft.value) : undefined;
  const wrong = wrongOnly<SettingField, SettingWrong>({
    language: isLanguage(language) ? undefined : "not-a-choice",
    key: key === "" ? "required" : KEY.test(key) ? undefined : "not-a-key",
    value: read && !read.ok ? read.wrong : undefined,
    type: isSettingType(type) ? undefined : "not-a-choice",
    category: isSettingCategory(category) ? undefined : "not-a-choice",
    description: isLongerThan(description, DESCRIPTION_MAX) ? "too-long" : undefined,
  });
  if (
    Object.keys(wrong).length > 0 ||
    !read?.ok ||
    !isLanguage(language) ||
    !isSettingType(type) ||
    !isSettingCategory(category)
  ) {
    return { ok: false, wrong };
  }
  return { ok: true, value: { language, key, value: read.value, type, category, description } };
}
