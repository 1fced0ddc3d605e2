import { contentRows } from "./content.ts";
import { mistakeRows } from "./mistakes.ts";
import { rightsRows } from "./rights.ts";
import type { SecurityRow } from "./security-row.ts";
import { signInRows } from "./sign-in.ts";

/** Every row that `npm run test:security` tries and writes into docs/reliability.md. */
export const securityRows: readonly SecurityRow[] = [
  ...rightsRows,
  ...signInRows,
  ...contentRows,
  ...mistakeRows,
];
