import type { SecurityRow } from "./row.ts";
import { contentRows } from "./rows-content.ts";
import { mistakeRows } from "./rows-mistakes.ts";
import { rightsRows } from "./rows-rights.ts";
import { signInRows } from "./rows-sign-in.ts";

/** Every row that `npm run test:security` tries and writes into docs/reliability.md. */
export const securityRows: readonly SecurityRow[] = [
  ...rightsRows,
  ...signInRows,
  ...contentRows,
  ...mistakeRows,
];
