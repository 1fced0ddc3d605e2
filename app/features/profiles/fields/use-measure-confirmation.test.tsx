import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { today } from "#app/client/time/today.ts";
import { addDays } from "#domain/calendar/day.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { wordingPattern } from "#testing/samples/wording-patterns.ts";
import { type MeasuresToConfirm, useMeasureConfirmation } from "./use-measure-confirmation.tsx";

afterEach(cleanup);

const fourYearsOld: MeasuresToConfirm = {
  type: "child",
  bornOn: addDays(today(), -4 * 366),
  units: { weight: "kg", height: "cm" },
  weightKg: 165,
  heightCm: null,
  known: { weightKg: null, heightCm: null },
  weightMeasuredOn: null,
};

function Weighing() {
  const { submit, question } = useMeasureConfirmation<MeasuresToConfirm>(
    (entry) => entry,
    () => undefined,
    (entry) => entry,
  );
  return (
    <>
      <button type="button" onClick={() => submit(fourYearsOld)}>
        save
      </button>
      {question}
    </>
  );
}

test.each(["fr", "en", "es"] as const)(
  "165 kg at four years is asked about in %s",
  async (language) => {
    await renderScreen(<Weighing />, () => undefined, language);
    fireEvent.click(screen.getByRole("button", { name: "save" }));
    const said = (await screen.findByRole("alertdialog")).textContent;
    expect(said).toMatch(wordingPattern("weight_odd", language));
  },
);
