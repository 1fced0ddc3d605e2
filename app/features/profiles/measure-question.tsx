import { useState } from "react";
import type { Day } from "../../../domain/calendar/day.ts";
import { ageInMonths } from "../../../domain/profiles/age.ts";
import {
  type Grown,
  isAdult,
  type MeasureDoubt,
  type Measures,
  measureDoubts,
} from "../../../domain/profiles/plausible-measures.ts";
import type { ProfileType } from "../../../domain/profiles/profile.ts";
import { today } from "../../client/today.ts";
import { useText } from "../../locale/text.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useAgeWords } from "./age-words.ts";
import { useMeasureWords } from "./measure-words.ts";
import type { Units } from "./profile-facts.ts";

/** A body as it is about to be kept, of whom, and what was known of it. */
export interface JudgedBody extends Measures {
  readonly type: ProfileType;
  readonly bornOn: Day | null;
  readonly units: Units;
  readonly known: Measures;
}

/**
 * Asks once more about a measure that hardly anybody of that age has, or that is far from the last one. Nothing is
 * refused: whoever says yes knows better.
 * @param bodyOf null where an entry holds no body
 */
export function useMeasureQuestion<Entry>(
  bodyOf: (entry: Entry) => JudgedBody | null,
  save: (entry: Entry) => void,
) {
  const t = useText();
  const [asked, setAsked] = useState<{ entry: Entry; body: JudgedBody }>();
  return {
    submit(entry: Entry) {
      const body = bodyOf(entry);
      if (body && doubtsOf(body).length > 0) setAsked({ entry, body });
      else save(entry);
    },
    question: asked && (
      <ConfirmDialog
        open
        title={t("profiles.doubt.title")}
        confirmLabel={t("profiles.doubt.keep")}
        cancelLabel={t("profiles.doubt.correct")}
        onConfirm={() => {
          setAsked(undefined);
          save(asked.entry);
        }}
        onCancel={() => setAsked(undefined)}
      >
        <Doubts body={asked.body} />
      </ConfirmDialog>
    ),
  };
}

function doubtsOf(body: JudgedBody): MeasureDoubt[] {
  return measureDoubts(body, body.known, grownOf(body));
}

function grownOf({ type, bornOn }: JudgedBody): Grown {
  const isBorn = bornOn !== null && bornOn <= today();
  return { type, ageInMonths: isBorn ? ageInMonths(bornOn, today()) : null };
}

/** 625 kg pour un enfant de 4 ans : est-ce bien cela ? */
function Doubts({ body }: { body: JudgedBody }) {
  const t = useText();
  const words = useMeasureWords();
  const age = useAgeWords()(body.bornOn, today());
  return doubtsOf(body).map(({ measure, value, before, tenth }) => {
    const shown = (of: number) =>
      (measure === "weight"
        ? words.weight(of, body.units.weight)
        : words.height(of, body.units.height)) ?? "";
    return (
      <span key={measure} className="mb-2 block last:mb-0">
        {question(shown(value), before === null ? null : shown(before))}
        {tenth !== null && ` ${t("profiles.doubt.tenth", { value: shown(tenth) })}`}
      </span>
    );
  });

  function question(value: string, before: string | null): string {
    if (before !== null) return t("profiles.doubt.jump", { value, before });
    if (isAdult(grownOf(body))) return t("profiles.doubt.adult", { value });
    return age === null
      ? t("profiles.doubt.anyChild", { value })
      : t("profiles.doubt.child", { value, age });
  }
}
