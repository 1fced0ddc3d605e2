import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { rememberCountry } from "#app/client/locale/visitor-locale.ts";
import { day } from "#domain/calendar/day.ts";
import type { Form } from "#domain/inventory/form.ts";
import { BDPM } from "#domain/medicines/imports/source.ts";
import { knowing } from "#testing/builders/dose-form-backend.ts";
import { anIntakeRow } from "#testing/builders/intake-row.ts";
import { pressWhenEnabled } from "#testing/harness/press-when-enabled.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { type WordingPattern, wordingPattern } from "#testing/samples/wording-patterns.ts";
import { LogIntakeDialog } from "./log-intake-dialog.tsx";
import type { TakenMedication } from "./taken-medication.ts";

beforeEach(() => rememberCountry("FR"));
afterEach(cleanup);

const HUGO = "00000000-0000-4000-8000-00000000aaaa";
const syrup: TakenMedication = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "Doliprane",
  dosage: "2,4 %",
  form: "Sirop",
  currentQuantity: 90,
  expiresOn: day("2090-01-31"),
  ownerId: HUGO,
};
const of = (active_molecule: string) => ({
  medication_references: { active_molecule, prescription_required: "Non", source: BDPM.name },
});
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const daysAgo = (days: number) => hoursAgo(24 * days).slice(0, 10);
const given = (hours: number, more: object = {}) =>
  anIntakeRow({
    id: `dose-${hours}`,
    user_id: "julien",
    medication_form: "Sirop",
    medication_dosage: "2,4 %",
    quantity_taken: 7,
    taken_at: hoursAgo(hours),
    ...more,
  });
const fourYears = { date_of_birth: `${new Date().getFullYear() - 4}-01-01` };
const child = { ...fourYears, weight: 16.5, weight_measured_on: daysAgo(20) };

interface Case {
  readonly says: readonly WordingPattern[];
  readonly not?: readonly WordingPattern[];
  readonly doses?: readonly ReturnType<typeof given>[];
  readonly taker?: NonNullable<Parameters<typeof knowing>[0]["taker"]>;
  readonly box?: object;
  readonly substance?: string;
  /** Recorded as well, to see what is asked. */
  readonly record?: string;
}

const CASES: readonly Case[] = [
  {
    says: ["not_before", "leaflet_band", "leaflet_band_weight", "own_pipette"],
    not: ["interval_passed", "max_reached", "over", "days_limit", "unknown_rule"],
    doses: [given(1)],
  },
  { says: ["interval_passed"], not: ["not_before", "max_reached"], doses: [given(7)] },
  { says: ["total_24h"], not: ["total_24h_at_least"], doses: [given(7), given(14)] },
  {
    says: ["total_24h_at_least"],
    doses: [given(7), given(14, { medication_form: "Sachet", medication_dosage: "sachet" })],
  },
  {
    says: ["max_reached"],
    not: ["over"],
    doses: [given(2), given(8), given(14), given(20)],
  },
  { says: ["over"], doses: [given(1), given(5), given(9), given(13), given(17)] },
  { says: ["weight_missing"], taker: { ...fourYears, weight: null } },
  { says: ["weight_old"], taker: { ...child, weight_measured_on: daysAgo(250) } },
  {
    says: ["unknown_rule"],
    not: ["leaflet_band", "own_pipette"],
    box: { name: "Tiorfan", dosage: "100 mg", form: "Gélule" satisfies Form },
    substance: "Racécadotril",
  },
  { says: ["duplicate_now"], doses: [given(3 / 60)], record: "7" },
  {
    says: ["days_limit"],
    doses: [given(0.1), given(24), given(48), given(72)],
  },
  { says: [], not: ["days_limit"], doses: [given(0.1), given(24), given(48)] },
];

describe.each(["fr", "en", "es"] as const)("in %s", (language) => {
  test.each(CASES)("the dose form says $says", async ({ says, not = [], ...known }) => {
    const { doses = [], taker = child, substance = "Paracétamol" } = known;
    const box = { ...syrup, ...known.box };
    const givers = Object.fromEntries(doses.map(({ id }) => [id, "Julien"]));
    await renderScreen(
      <LogIntakeDialog
        open
        profileId={HUGO}
        people={[{ id: HUGO, name: "Hugo", level: "own" }]}
        medication={box}
        choices={[box]}
        onClose={() => undefined}
      />,
      knowing({ doses, givers, taker, box: of(substance) }),
      language,
    );
    const region = { fr: "Dernières prises", en: "Last doses", es: "Últimas tomas" }[language];
    const lines = await screen.findByRole("region", { name: region });
    if (known.record !== undefined) {
      const field = { fr: "Quantité prise", en: "Quantity taken", es: "Cantidad tomada" }[language];
      fireEvent.change(screen.getByLabelText(field, { exact: false }), {
        target: { value: known.record },
      });
      const save = { fr: "Noter la prise", en: "Log the dose", es: "Guardar la toma" };
      await pressWhenEnabled(save[language]);
      await screen.findByRole("alert");
    }
    const said = (known.record === undefined ? lines : screen.getByRole("alert")).textContent;
    for (const name of says) expect(said).toMatch(wordingPattern(name, language));
    for (const name of not) expect(said).not.toMatch(wordingPattern(name, language));
  });
});
