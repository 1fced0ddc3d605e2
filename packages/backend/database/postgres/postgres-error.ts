import postgres from "postgres";
import { DatabaseError } from "../database-error.ts";

/**
 * 08006, connection failure: the statement may or may not have been executed.
 * @param cause the system's or the driver's short code.
 */
export function connectionLost(cause = "CONNECTION_CLOSED"): DatabaseError {
  return new DatabaseError({
    code: "08006",
    message: `the connection to the database failed (${cause})`,
  });
}

/**
 * What the driver threw, without what it hung on it: its errors carry the statement and its values.
 * Errors that are not of the database or the way there are made anew from their message alone.
 */
export function asDatabaseError(reason: unknown): Error {
  if (reason instanceof DatabaseError) return reason;
  if (reason instanceof postgres.PostgresError) return new DatabaseError(reason);
  if (reason instanceof RangeError) return new RangeError(reason.message);
  if (reason instanceof Error && "code" in reason) return connectionLost(String(reason.code));
  return new Error(reason instanceof Error ? reason.message : String(reason));
}
