import type { Engine } from "@trousse/backend/database/engine";

/** For a test whose days lie ahead of the database's own clock, which refuses a dose that was taken later than now. */
export function allowFutureDoses(engine: Engine): Promise<void> {
  return engine.transaction(async (tx) => {
    await tx.script(
      "alter table public.medication_intake_logs drop constraint medication_intake_logs_taken_at_in_bounds",
    );
  });
}
