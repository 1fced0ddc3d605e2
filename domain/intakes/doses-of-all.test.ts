import { expect, test } from "vitest";
import { instant } from "../calendar/instant.ts";
import { dosesOfAll } from "./doses-of-all.ts";

const at = (hour: string) => ({ takenAt: instant(`2026-11-21T${hour}:00Z`) });
const FROM = instant("2026-11-21T03:00:00Z");

test("the doses of several people are one list, newest first, from its beginning on", () => {
  const lists = [
    { personId: "lea", doses: [at("11:00"), at("03:00"), at("02:59")], isCut: false },
    { personId: "hugo", doses: [at("12:00")], isCut: false },
    { personId: "malik", doses: [], isCut: false },
  ];
  const { since, doses } = dosesOfAll(lists, FROM);
  expect(since).toBe(FROM);
  expect(doses.map(({ personId }) => personId)).toEqual(["hugo", "lea", "lea"]);
});

test("it begins where the doses of each person are whole", () => {
  const lists = [
    { personId: "lea", doses: [at("11:00"), at("09:00")], isCut: true },
    { personId: "hugo", doses: [at("12:00"), at("08:59")], isCut: false },
  ];
  const { since, doses } = dosesOfAll(lists, FROM);
  expect(since).toBe("2026-11-21T09:00:00Z");
  expect(doses.map(({ dose }) => dose.takenAt.slice(11, 16))).toEqual(["12:00", "11:00", "09:00"]);
});
