import type { NotOpened } from "./open-pages.ts";

export type DocumentRequest =
  | { readonly kind: "open"; readonly bytes: Uint8Array }
  /** A page as a picture; its index counts from 0. */
  | { readonly kind: "draw"; readonly index: number };

export type DocumentAnswer =
  /** Said once, before any request, when the program was fetched. */
  | { readonly kind: "ready" }
  | { readonly kind: NotOpened | "not-drawn" }
  | { readonly kind: "opened"; readonly count: number; readonly texts: readonly string[] }
  | { readonly kind: "drawn"; readonly picture: Blob };
