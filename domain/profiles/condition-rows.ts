import { orNull } from "../stored-row.ts";
import { nullOr, storedDay } from "../stored-values.ts";
import { isCondition, type StoredCondition } from "./conditions.ts";

/** A row of `profile_conditions`. */
export interface ConditionRow {
  readonly condition: string;
  readonly state: string;
  readonly since: string | null;
  readonly until: string | null;
  readonly last_period_on: string | null;
  readonly due_on: string | null;
}

/**
 * Conditions that this version knows. A date that cannot be read is unknown: the condition lasts, and the week of a
 * pregnancy is any.
 */
export function readConditions(rows: readonly ConditionRow[]): StoredCondition[] {
  return rows.flatMap((row) => {
    const dayIn = (column: "since" | "until" | "last_period_on" | "due_on") =>
      orNull(() => nullOr(row[column], storedDay));
    return isCondition(row.condition)
      ? [
          {
            condition: row.condition,
            isUnknown: row.state === "unknown",
            since: dayIn("since"),
            until: dayIn("until"),
            lastPeriodOn: dayIn("last_period_on"),
            dueOn: dayIn("due_on"),
          },
        ]
      : [];
  });
}
