import type { Zone } from "../../domain/calendar/zone.ts";

/** The time zone this browser lives in. */
export const browserZone: Zone = (at) => -new Date(at).getTimezoneOffset();
