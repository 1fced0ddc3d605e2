import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { ChildCard } from "./child-card.tsx";

afterEach(cleanup);

const NO_MENDING = { medicine: null, weight: null, carer: null, readers: null, card: null };

test.each([
  ["usable", true],
  // Of a child without a date of birth no weight counts, and one was noted all the same.
  ["old", true],
  ["odd", false],
] as const)("a weight that is %s is shown: %s", async (standing, isShown) => {
  await renderScreen(
    <ChildCard
      name="Hugo"
      weight="16,5 kg, le 29 novembre 2026"
      readiness={{ medicines: [], weight: standing, carer: "yes", card: "filled" }}
      readers={[]}
      mending={NO_MENDING}
    />,
    () => undefined,
  );
  await screen.findByText("Hugo");
  expect(screen.queryByText(/^16,5 kg/) !== null).toBe(isShown);
});
