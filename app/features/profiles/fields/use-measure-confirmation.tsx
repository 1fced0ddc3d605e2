import { useState } from "react";
import { today } from "#app/client/time/today.ts";
import { useAgeWords } from "#app/locale/age-words.ts";
import { useMeasureWords } from "#app/locale/measure-words.ts";
import { useText } from "#app/locale/text.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import type { Day } from "#domain/calendar/day.ts";
import { ageInMonths } from "#domain/profiles/age.ts";
import {
  isAdult,
  isUsualWeight,
  type MeasuredPerson,
  type Measures,
  type MeasureWarning,
  measureWarnings,
} from "#domain/profiles/plausible-measures.ts";
import type { ProfileType } from "#domain/profiles/profile.ts";
import type { ProfileFacts, Units } from "../profile-facts.ts";

/**
 * What was known of a body. A weight of that age that nobody has confirmed is not known: it is asked about each time.
 */
export function knownMeasures(facts: ProfileFacts): Measures {
  const { weightKg, heightCm, isWeightConfirmed } = facts;
  const isKnown =
    weightKg === null ||
    isWeightConfirmed ||
    isUsualWeight(weightKg, grownOf(facts, weighedOn(facts)));
  return { weightKg: isKnown ? weightKg : null, heightCm };
}

/** A body as it is about to be kept, of whom, and what was known of it. */
export interface MeasuresToConfirm extends Measures {
  readonly type: ProfileType;
  readonly bornOn: Day | null;
  readonly units: Units;
  readonly known: Measures;
  /** When the weight was measured: it is compared with the age of that day. Today where nobody says. */
  readonly weightMeasuredOn: Day | null;
}

/**
 * Asks once more about a measure that hardly anybody of that age has, or that is far from the last one. Nothing is
 * refused: the person who confirms knows better.
 * @param bodyOf null where an entry holds no body
 */
export function useMeasureConfirmation<Entry extends object>(
  bodyOf: (entry: Entry) => MeasuresToConfirm | null,
  save: (entry: Entry) => void,
  confirmed: (entry: Entry) => Entry,
) {
  const t = useText();
  const shownMeasure = useShownMeasure();
  const [unconfirmed, setUnconfirmed] = useState<{ entry: Entry; body: MeasuresToConfirm }>();
  /** Where one measure is in doubt, each answer says its value: a yes could be one to what is asked last. */
  const only = unconfirmed && onlyOf(doubtsOf(unconfirmed.body));
  return {
    submit(entry: Entry) {
      const body = bodyOf(entry);
      if (body && doubtsOf(body).length > 0) setUnconfirmed({ entry, body });
      else save(entry);
    },
    question: unconfirmed && (
      <ConfirmDialog
        open
        title={t("profiles.doubt.title")}
        confirmLabel={
          only
            ? t("profiles.doubt.keep", {
                value: shownMeasure(only.measure, only.value, unconfirmed.body),
              })
            : t("profiles.doubt.keepAll")
        }
        cancelLabel={t("profiles.doubt.correct")}
        meant={
          only
            ? only.suggestions.map(({ value }) => ({
                label: t("profiles.doubt.save", {
                  value: shownMeasure(only.measure, value, unconfirmed.body),
                }),
                onChoose: () => {
                  setUnconfirmed(undefined);
                  const measured =
                    only.measure === "weight" ? { weightKg: value } : { heightCm: value };
                  save({ ...unconfirmed.entry, ...measured });
                },
              }))
            : []
        }
        onConfirm={() => {
          setUnconfirmed(undefined);
          save(confirmed(unconfirmed.entry));
        }}
        onCancel={() => setUnconfirmed(undefined)}
      >
        <DoubtfulMeasures body={unconfirmed.body} />
      </ConfirmDialog>
    ),
  };
}

function doubtsOf(body: MeasuresToConfirm): MeasureWarning[] {
  const warningsAt = (on: Day) =>
    measureWarnings(body, body.known, grownOf(body, on), body.units.weight);
  return [
    ...warningsAt(weighedOn(body)).filter(({ measure }) => measure === "weight"),
    ...warningsAt(today()).filter(({ measure }) => measure === "height"),
  ];
}

const onlyOf = <Doubt,>([first, ...others]: readonly Doubt[]) =>
  others.length === 0 ? first : undefined;

function useShownMeasure() {
  const words = useMeasureWords();
  return (measure: MeasureWarning["measure"], of: number, { units }: MeasuresToConfirm) =>
    (measure === "weight" ? words.weight(of, units.weight) : words.height(of, units.height)) ?? "";
}

/** A weight is compared with the age of its day. */
function weighedOn({ weightMeasuredOn }: Pick<MeasuresToConfirm, "weightMeasuredOn">): Day {
  return weightMeasuredOn ?? today();
}

function grownOf(
  { type, bornOn }: Pick<MeasuresToConfirm, "type" | "bornOn">,
  on: Day,
): MeasuredPerson {
  const isBorn = bornOn !== null && bornOn <= on;
  return { type, ageInMonths: isBorn ? ageInMonths(bornOn, on) : null };
}

/** 625 kg pour un enfant de 4 ans : est-ce bien cela ? */
function DoubtfulMeasures({ body }: { body: MeasuresToConfirm }) {
  const t = useText();
  const shownMeasure = useShownMeasure();
  const ageWords = useAgeWords();
  return doubtsOf(body).map(({ measure, value, before, suggestions, isUnused }) => {
    const shown = (of: number) => shownMeasure(measure, of, body);
    return (
      <span key={measure} className="mb-2 block last:mb-0">
        {question(
          shown(value),
          before === null ? null : shown(before),
          measure === "weight" ? weighedOn(body) : today(),
        )}
        {suggestions.map(
          ({ slip, value: meant }) =>
            ` ${t(`profiles.doubt.slip.${slip}`, { value: shown(meant) })}`,
        )}
        {isUnused &&
          ` ${t(isAdult(grownOf(body, weighedOn(body))) ? "profiles.doubt.unusedOfAdult" : "profiles.doubt.unused")}`}
      </span>
    );
  });

  function question(value: string, before: string | null, on: Day): string {
    if (before !== null) return t("profiles.doubt.jump", { value, before });
    const age = ageWords(body.bornOn, on);
    if (isAdult(grownOf(body, on))) return t("profiles.doubt.adult", { value });
    return age === null
      ? t("profiles.doubt.anyChild", { value })
      : t("profiles.doubt.child", { value, age });
  }
}
