import CircleHelp from "lucide-react/icons/circle-help";
import { type ReactNode, useEffect, useRef } from "react";
import { useNumberToCall } from "#app/client/locale/use-number-to-call.ts";
import { useNow } from "#app/client/time/now.ts";
import { formatNumber } from "#app/locale/format.ts";
import { useInteractionWords } from "#app/locale/interaction-words.ts";
import { useRefusalWords } from "#app/locale/refusal-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { NumberToCall } from "#app/ui/form/number-to-call.tsx";
import {
  type DoseDoubt,
  type DoseWarning,
  doubtKey,
  type PersonDoubt,
  type RefusalDoubt,
  type UnreadDoubt,
} from "#domain/intakes/dose-warnings.ts";
import type { Interaction } from "#domain/interactions/interactions.ts";
import type { Substance } from "#domain/medicines/molecules/molecule.ts";
import { substanceName } from "#domain/medicines/molecules/substance-name.ts";
import type { NamedDose } from "../dose-facts.ts";
import { useDoseMoment } from "../dose-moment.ts";
import { useDoseWords, useSameDoseWords } from "./dose-words.ts";
import { useOutsideWords } from "./leaflet-lines.tsx";
import { useLeafletWords } from "./leaflet-words.ts";
import { useOfWords } from "./of-words.ts";

type DailyMilligramsWarning = Extract<DoseWarning, { readonly kind: "above-daily-milligrams" }>;

/** Of these, more may have been taken than a body stands: the poison centre is named. */
const MUCH: readonly DoseDoubt["kind"][] = [
  "quantity",
  "for-weight",
  "milligrams",
  "above-single-dose",
  "above-daily-doses",
  "above-daily-milligrams",
  "not-known-for-child",
];

/** After these it is asked whether to record it all the same, once for all of them. */
const ANYWAY: readonly DoseDoubt["kind"][] = [
  "refused",
  "not-known-for-child",
  "two-anticoagulants",
  "open-question",
  "outside-weight",
  "outside-age",
  "before-interval",
  "above-daily-doses",
  "above-daily-milligrams",
];

/** What is said in one sentence. */
type SentenceDoubt =
  | Exclude<DoseWarning<NamedDose>, { readonly kind: "duplicate" }>
  | PersonDoubt
  | UnreadDoubt;

function isMuchOf(doubt: SentenceDoubt): boolean {
  return MUCH.includes(doubt.kind) || (doubt.kind === "before-interval" && doubt.isRepeated);
}

/** Asks once more before an odd dose is logged, with the numbers in the sentence. It never refuses. */
export function DoseConfirmation({
  doubts,
  name: boxName,
  person,
  quantity,
  substance,
  me,
  onSame,
  children,
}: {
  doubts: readonly DoseDoubt<NamedDose>[];
  /** Of the box. */
  name: string;
  /** Who takes it; null where nobody knows the name. */
  person: string | null;
  /** As words: '80 mL de sirop'. */
  quantity: string;
  /** Of the box, where it has one that is known. */
  substance: Substance | undefined;
  me: string;
  /** The dose had been logged by somebody else: nothing is to be logged. */
  onSame: () => void;
  /** The other answers. A question has all of them with it: one in sight below it would be pressed unread. */
  children: ReactNode;
}) {
  const t = useText();
  const now = useNow();
  const language = useLanguage();
  const doseWords = useDoseWords();
  const sameDoseWords = useSameDoseWords();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    container.current?.scrollIntoView({ block: "start" });
    container.current?.focus({ preventScroll: true });
  }, []);
  const duplicates = doubts.filter((doubt) => doubt.kind === "duplicate");
  const refused = doubts.find((doubt) => doubt.kind === "refused");
  const ofDose = doubts.filter((doubt) => doubt.kind !== "refused" && doubt.kind !== "duplicate");
  const isMuch = ofDose.some(isMuchOf);
  const leafletWords = useLeafletWords();
  const outsideWords = useOutsideWords();
  const momentWords = useDoseMoment();
  const ofWords = useOfWords();
  const interactionWords = useInteractionWords(person);
  return (
    <div
      ref={container}
      tabIndex={-1}
      role="alert"
      className="flex items-start gap-3 rounded-control bg-soon/10 px-4 py-3 text-soon outline-none"
    >
      <CircleHelp aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-col gap-2 [overflow-wrap:anywhere]">
        {duplicates.length > 0 && (
          <>
            {duplicates.map((doubt) => (
              <p key={doubtKey(doubt)} className="font-semibold">
                {sameDoseWords(doubt.dose, me, now)}
              </p>
            ))}
            <div>
              <Button onClick={onSame}>{t("intakes.doubt.same")}</Button>
            </div>
          </>
        )}
        {isMuch && <PoisonCentreNote />}
        {refused && <Refusal refused={refused} name={boxName} />}
        {ofDose.map((doubt) => (
          <p key={doubtKey(doubt)} className="font-semibold">
            {words(doubt)}
          </p>
        ))}
        {doubts.some(({ kind }) => ANYWAY.includes(kind)) && (
          <p className="font-semibold">{t("intakes.doubt.anyway", { quantity })}</p>
        )}
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
    </div>
  );

  function words(doubt: SentenceDoubt): string {
    const number = (value: number) => formatNumber(value, language);
    const ofSubstance = substance === undefined ? "" : ofWords(substanceName(substance, language));
    switch (doubt.kind) {
      case "unread":
        return t("intakes.last.unknown");
      case "not-known-for-child":
        return t("intakes.doubt.notKnownForChild", { box: boxName });
      case "two-anticoagulants":
        return t("intakes.doubt.twoAnticoagulants", { box: boxName, other: doubt.other });
      case "open-question":
        return openQuestionWords(doubt.questions);
      case "quantity":
        return t("intakes.doubt.quantity", { quantity });
      case "for-weight":
        return t("intakes.doubt.forWeight", { quantity, weight: number(doubt.weightKg) });
      case "implausible-weight":
        return t("intakes.doubt.implausibleWeight", { quantity, weight: number(doubt.weightKg) });
      case "milligrams": {
        const { weightKg, milligrams } = doubt;
        const name = substanceName(doubt.substance, language);
        const about = { quantity, ofSubstance: ofWords(name), mg: number(milligrams) };
        if (weightKg === null) return t("intakes.doubt.milligrams", about);
        const perKg = number(Math.round(milligrams / weightKg));
        return t("intakes.doubt.milligramsForWeight", {
          ...about,
          weight: number(weightKg),
          perKg,
        });
      }
      case "outside-weight":
        return t("intakes.doubt.outsideWeight", {
          band: outsideWords(doubt.rules),
          weight: number(doubt.weightKg),
        });
      case "outside-age":
        return t("intakes.doubt.outsideAge");
      case "above-single-dose":
        return t("intakes.doubt.aboveSingleDose", {
          quantity,
          dose: leafletWords.singleDoseWords(doubt.rule) ?? "",
        });
      case "before-interval":
        return t(`intakes.doubt.${doubt.isOfOthers ? "beforeOthersInterval" : "beforeInterval"}`, {
          ofSubstance: ofWords(substanceName(doubt.substance, language)),
          moment: momentWords(doubt.other, now),
          hours: number(doubt.hours),
        });
      case "above-daily-doses":
        return t("intakes.doubt.aboveDailyDoses", {
          ofSubstance,
          count: doubt.count,
          most: number(doubt.most),
        });
      case "above-daily-milligrams":
        return dailyMilligramsWords(doubt, ofSubstance);
      case "other-nsaid":
        return t("intakes.leaflet.otherNsaid", {
          substance: capitalized(substanceName(doubt.substance, language)),
          dose: doseWords(doubt.dose, me, now),
        });
    }
  }

  function openQuestionWords(questions: readonly Interaction[]): string {
    const found = questions.map((each) => interactionWords.found(each));
    return [...found, t("intakes.doubt.openQuestion")].join(" ");
  }

  function dailyMilligramsWords(
    { milligrams, isAtLeast, most }: DailyMilligramsWarning,
    ofSubstance: string,
  ): string {
    const mg = formatNumber(Math.round(milligrams), language);
    const mostWords = formatNumber(most.milligrams, language);
    if (most.kind === "printed") {
      const word = isAtLeast ? "aboveDailyMilligramsAtLeast" : "aboveDailyMilligrams";
      return t(`intakes.doubt.${word}`, { ofSubstance, mg, most: mostWords });
    }
    const total = t(isAtLeast ? "intakes.doubt.mgAtLeast" : "intakes.doubt.mg", { mg });
    if (most.kind === "printed-per-kg") {
      const about = { ofSubstance, total, perKg: mostWords };
      return t("intakes.doubt.aboveDailyPerKg", about);
    }
    return t("intakes.doubt.aboveParacetamolPerKg", {
      total,
      perKg: mostWords,
      weight: formatNumber(most.weightKg, language),
      source: leafletWords.sourceWords(most.source),
    });
  }
}

/** The reasons stand above the fields as well, where a press on the button below them passes them by. */
function Refusal({ refused, name }: { refused: RefusalDoubt; name: string }) {
  const t = useText();
  const refusalWords = useRefusalWords("warning");
  const reasons = new Set(refused.reasons.map((reason) => refusalWords(reason, name)));
  return (
    <>
      {[...reasons].map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p className="font-semibold">{t("intakes.doubt.refused")}</p>
    </>
  );
}

function PoisonCentreNote() {
  const t = useText();
  return (
    <p>
      {t("intakes.doubt.poison")} <NumberToCall {...useNumberToCall("poison")} />
    </p>
  );
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
