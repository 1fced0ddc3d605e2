import type { Language } from "#domain/locale/locales.ts";

export interface ReportColumn {
  readonly title: string;
  /** Of the width, beside the other columns. */
  readonly share: number;
}

/** A part of a report in words. The page and the file are drawn from the same ones. */
export type ReportBlock =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | {
      readonly kind: "facts";
      readonly title: string;
      readonly facts: readonly { readonly term: string; readonly text: string }[];
    }
  | {
      readonly kind: "table";
      readonly title: string;
      readonly columns: readonly ReportColumn[];
      readonly rows: readonly (readonly string[])[];
    };

export interface ReportDocument {
  readonly title: string;
  /** The period, and when and from what it was written. */
  readonly lead: readonly string[];
  readonly blocks: readonly ReportBlock[];
  readonly language: Language;
  /** What stands at the foot of a sheet of the file. */
  readonly pageOf: (page: number, pages: number) => string;
  readonly fileName: string;
}
