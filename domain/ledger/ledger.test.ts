import fc from "fast-check";
import { expect, test } from "vitest";
import { LEDGER_CASES } from "#testing/samples/ledger-cases.ts";
import { instant, instantAt } from "../calendar/instant.ts";
import { type CountedDose, isInWindow, type Ledger, ledgerOf } from "./ledger.ts";

const NOW = instant("2026-11-22T02:00:00Z");

const written = ({ substances }: Ledger<CountedDose>) =>
  substances
    .filter(({ counted }) => counted.length > 0)
    .map(({ substanceId, counted, total: { milligrams, isComplete } }) => {
      const amount = `${isComplete ? "" : "at least "}${milligrams ?? "?"}`;
      return `${substanceId}: ${counted.length}, ${amount}`;
    });

// The contract tests of the ledger ask the database the same.
test.each(LEDGER_CASES)("$because", ({ now, doses, totals, unknown = 0 }) => {
  const rows = doses.flatMap(({ takenAt, amounts }, index) =>
    amounts.map(({ substance, milligrams, salt }) => ({
      intakeId: `dose ${index}`,
      substanceId: substance,
      takenAt: instant(takenAt),
      milligrams,
      weighedAs: salt,
    })),
  );
  const ledger = ledgerOf(rows, instant(now));
  expect(written(ledger)).toEqual(totals);
  expect(ledger.unknown).toHaveLength(unknown);
});

test("the last dose is known after it has left the window", () => {
  const dose = aDose({ hoursAgo: 30 });
  const [paracetamol] = ledgerOf([aDose({ hoursAgo: 40 }), dose], NOW).substances;
  expect(paracetamol).toMatchObject({
    last: dose,
    counted: [],
    total: { milligrams: null, isComplete: true },
  });
});

test("a dose dated ahead of this clock counts", () => {
  expect(isInWindow(aDose({ hoursAgo: -0.2 }), NOW)).toBe(true);
});

test("totals of random days are those of adding dose after dose", () => {
  const amounts = fc.record({
    hoursAgo: fc.integer({ min: -1, max: 60 }),
    substanceId: fc.constantFrom("paracetamol", "codeine", "ibuprofen", null),
    milligrams: fc.option(fc.integer({ min: 1, max: 4000 })),
    weighedAs: fc.constantFrom(null, null, null, "A", "B"),
  });
  fc.assert(
    fc.property(fc.array(amounts, { maxLength: 20 }), (given) => {
      const doses = given.map(aDose);
      const ledger = ledgerOf(doses, NOW);
      for (const { substanceId, total, counted } of ledger.substances) {
        const same = given.filter((one) => one.substanceId === substanceId && one.hoursAgo < 24);
        expect(counted).toHaveLength(same.length);
        expect(total).toEqual(oracle(same));
      }
    }),
  );
});

/** Adds by loops, one weighed substance after the other. */
function oracle(
  amounts: readonly { readonly milligrams: number | null; readonly weighedAs: string | null }[],
) {
  const sums = new Map<string | null, number>();
  let isComplete = true;
  for (const { milligrams, weighedAs } of amounts) {
    if (milligrams === null) isComplete = false;
    else sums.set(weighedAs, (sums.get(weighedAs) ?? 0) + milligrams);
  }
  if (sums.size > 1) return { milligrams: sums.get(null) ?? null, isComplete: false };
  const [only = null] = sums.values();
  return { milligrams: only, isComplete };
}

function aDose({
  hoursAgo,
  ...facts
}: { readonly hoursAgo: number } & Partial<Omit<CountedDose, "takenAt">>): CountedDose {
  return {
    intakeId: "dose",
    substanceId: "paracetamol",
    takenAt: instantAt(Date.parse(NOW) - hoursAgo * 3_600_000),
    milligrams: 500,
    weighedAs: null,
    ...facts,
  };
}
