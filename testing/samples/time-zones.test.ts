import { expect, test } from "vitest";
import { canary, newYork, paris } from "./time-zones.ts";

/** Minutes east of UTC as the machine's zone files say. */
function offsetFromMachine(timeZone: string) {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  return (at: number): number => {
    const text = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value;
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(text ?? "") ?? [];
    return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  };
}

test.each([
  { timeZone: "Europe/Paris", zone: paris },
  { timeZone: "Atlantic/Canary", zone: canary },
  { timeZone: "America/New_York", zone: newYork },
])(
  "$timeZone is as the machine knows it, around each change of the clocks",
  ({ timeZone, zone }) => {
    const machine = offsetFromMachine(timeZone);
    const changeMonths = [2, 3, 9, 10];
    for (let year = 2020; year <= 2034; year += 1) {
      for (const month of changeMonths) {
        for (let hour = 0; hour < 31 * 24; hour += 1) {
          const at = Date.UTC(year, month, 1, hour);
          if (machine(at) !== zone(at)) expect.fail(`differs at ${new Date(at).toISOString()}`);
        }
      }
    }
  },
);
