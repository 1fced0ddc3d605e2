import type { Day } from "#domain/calendar/day.ts";
import type { Review } from "#domain/interactions/reviews.ts";

export interface ReviewRecord extends Review {
  readonly id: string;
  readonly reviewedAt: Day;
}

const TABLE = /(export const REVIEWS: Readonly<Record<string, Review>> = )\{[\s\S]*?\};/u;

/** The file of reviews with one more, in the order of the ids. A later review of a rule takes the place of the former. */
export function withReview(
  file: string,
  reviews: Readonly<Record<string, Review>>,
  { id, reviewedBy, reviewedAt }: ReviewRecord,
): string {
  if (!TABLE.test(file)) throw new SyntaxError("The table of reviews was not found");
  const all: Readonly<Record<string, Review>> = { ...reviews, [id]: { reviewedBy, reviewedAt } };
  const lines = Object.keys(all)
    .sort((one, other) => one.localeCompare(other, "en", { numeric: true }))
    .map((key) => {
      const by = JSON.stringify(all[key]?.reviewedBy);
      return `  ${JSON.stringify(key)}: { reviewedBy: ${by}, reviewedAt: day("${all[key]?.reviewedAt}") },`;
    });
  const withImport = file.replace(
    'import type { Day } from "../calendar/day.ts";',
    'import { type Day, day } from "../calendar/day.ts";',
  );
  return withImport.replace(TABLE, (_, head: string) => `${head}{\n${lines.join("\n")}\n};`);
}
