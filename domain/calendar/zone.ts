/**
 * A time zone as a rule can use it: minutes east of UTC at a moment (milliseconds since 1970 UTC).
 * It is asked again for each moment, so a change of the clocks is never missed. In a browser it is
 * `(at) => -new Date(at).getTimezoneOffset()`; Paris in summer answers 120, New York -240.
 */
export type Zone = (atEpochMs: number) => number;
