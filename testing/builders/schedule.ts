import { NO_SCHEDULE, type Schedule } from "#domain/reminders/schedule.ts";

/** One unit at each of these hours, day after day. */
export const dailyAt = (...times: string[]): Schedule => ({
  ...NO_SCHEDULE,
  doses: times.map((time) => ({ time, quantity: 1 })),
});
