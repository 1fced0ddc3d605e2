import type { SheetColumn } from "./sheet.ts";

type More = Partial<Omit<SheetColumn, "name" | "kind">>;

/** One line of text; it may stay empty. */
export const text = (name: string, max: number, more: More = {}): SheetColumn => ({
  name,
  kind: "text",
  isRequired: false,
  max,
  ...more,
});

/** Several lines of text. */
export const long = (name: string, most: number, more: More = {}): SheetColumn => ({
  ...text(name, most, more),
  kind: "long",
});

export const choice = (name: string, choices: readonly string[], more: More = {}): SheetColumn => ({
  ...text(name, 200, more),
  kind: "choice",
  isRequired: true,
  choices,
  initial: more.initial ?? choices[0] ?? "",
});

export const onOff = (name: string, initial: "true" | "false" = "false"): SheetColumn => ({
  ...text(name, 5),
  kind: "switch",
  initial,
});

/** @param most the largest number */
export const number = (name: string, most: number, more: More = {}): SheetColumn => ({
  ...text(name, most, more),
  kind: "number",
});

export const day = (name: string, more: More = {}): SheetColumn => ({
  ...text(name, 10, more),
  kind: "day",
});

export const link = (name: string, more: More = {}): SheetColumn => ({
  ...text(name, 2048, more),
  kind: "link",
});

export const picture = (name: string, more: More = {}): SheetColumn => ({
  ...text(name, 2048, more),
  kind: "picture",
});

export const REQUIRED = { isRequired: true } as const;

export const language: SheetColumn = choice("language", ["fr", "en", "es"], { isFixed: true });
