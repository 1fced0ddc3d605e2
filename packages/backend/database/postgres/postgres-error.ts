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
 * The error of the driver without its extra properties, which contain the statement and its values. Errors that are
 * neither of the database nor of the connection are created again from their message alone.
 */
export function asDatabaseError(reason: unknown): Error {
  if (reason instanceof DatabaseError) return reason;
  if (reason instanceof postgres.PostgresError) return new DatabaseError(reason);
  if (reason instanceof RangeError) return new RangeError(reason.message);
  if (reason instanceof Error && "code" in reason) return connectionLost(String(reason.code));
  return new Error(reason instanceof Error ? reason.message : String(reason));
}
