import { expect, test } from "vitest";
import { aRecall } from "../../testing/samples/recalls.ts";
import { day } from "../calendar/day.ts";
import { medicationStatuses } from "./status.ts";

const tablets = { form: "Comprimé", name: "Boîte" } as const;

test.each([
  { marked: "2026-03-30", current: 100, expected: ["expired"], because: "it expired yesterday" },
  { marked: "2026-03-30", current: 0, expected: ["expired", "out"], because: "both hold" },
  { marked: "2026-03-30", current: 19, expected: ["expired", "low"], because: "both hold" },
  { marked: "2026-03-31", current: 100, expected: ["soon"], because: "today is its last day" },
  { marked: "2026-04-30", current: 100, expected: ["soon"], because: "30 days remain" },
  { marked: "2026-04-30", current: 10, expected: ["soon", "low"], because: "both hold" },
  { marked: "2026-04-30", current: 0, expected: ["soon", "out"], because: "both hold" },
  { marked: "2026-05-01", current: 100, expected: ["normal"], because: "31 days remain" },
  { marked: "2026-05-01", current: 20, expected: ["normal"], because: "20 % is enough" },
  { marked: "2028-05-01", current: 19.9, expected: ["low"], because: "its date is far away" },
  { marked: "2028-05-01", current: 0, expected: ["out"], because: "its date is far away" },
])("$marked with $current of 100 is $expected: $because", ({ marked, current, expected }) => {
  const medication = {
    ...tablets,
    expiresOn: day(marked),
    currentQuantity: current,
    totalQuantity: 100,
  };
  expect(medicationStatuses(day("2026-03-31"), medication)).toEqual(expected);
});

test.each([
  { lot: "AB1", expected: ["recalled"] },
  { lot: null, expected: ["lot-unknown"] },
  { lot: "AB2", expected: ["normal"] },
])("with the batch $lot a recall of AB1 makes it $expected", ({ lot, expected }) => {
  const medication = {
    ...tablets,
    expiresOn: day("2028-05-01"),
    currentQuantity: 8,
    totalQuantity: 8,
    lot,
    notices: { recalls: [aRecall("AB1")] },
  };
  expect(medicationStatuses(day("2026-03-31"), medication)).toEqual(expected);
});

test.each([
  { current: 3, expected: ["normal"], because: "nobody can say that it is low" },
  { current: 0, expected: ["out"], because: "empty is empty" },
])("without a total, $current left is $expected: $because", ({ current, expected }) => {
  const medication = {
    ...tablets,
    expiresOn: day("2027-01-31"),
    currentQuantity: current,
    totalQuantity: 0,
  };
  expect(medicationStatuses(day("2026-03-31"), medication)).toEqual(expected);
});

test.each([
  {
    form: "Sirop",
    openedOn: "2025-10-02",
    expected: ["normal"],
    because: "six months have not passed",
  },
  { form: "Sirop", openedOn: "2025-09-30", expected: ["opened-long"], because: "they have" },
  {
    form: "Collyre",
    openedOn: "2026-02-01",
    expected: ["opened-long"],
    because: "28 days have passed",
  },
  { form: "Comprimé", openedOn: "2020-01-01", expected: ["normal"], because: "no guide is known" },
  {
    form: "Sirop",
    openedOn: "2025-09-30",
    inUseDays: 300,
    expected: ["normal"],
    because: "its own days count",
  },
  {
    form: "Sirop",
    openedOn: "2025-09-30",
    expiresOn: "2026-04-10",
    currentQuantity: 5,
    expected: ["soon", "opened-long", "low"],
    because: "each says its own",
  },
  {
    form: "Sirop",
    openedOn: "2025-09-30",
    expiresOn: "2026-03-30",
    expected: ["expired"],
    because: "a guide adds nothing to an expiry",
  },
] as const)("$form opened on $openedOn is $expected: $because", (box) => {
  const { form, openedOn, expected } = box;
  const medication = {
    name: "Boîte",
    form,
    openedOn: day(openedOn),
    inUseDays: "inUseDays" in box ? box.inUseDays : null,
    expiresOn: day("expiresOn" in box ? box.expiresOn : "2030-01-31"),
    currentQuantity: "currentQuantity" in box ? box.currentQuantity : 100,
    totalQuantity: 100,
  };
  expect(medicationStatuses(day("2026-03-31"), medication)).toEqual(expected);
});
