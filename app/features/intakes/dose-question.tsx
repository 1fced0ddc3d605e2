import CircleHelp from "lucide-react/icons/circle-help";
import { useEffect, useRef } from "react";
import type { DoseDoubt } from "../../../domain/intakes/dose-doubts.ts";
import { substanceName } from "../../../domain/medicines/substance-name.ts";
import { numbersFor } from "../../../domain/symptoms/emergency-numbers.ts";
import { useNow } from "../../client/now.ts";
import { visitorCountry } from "../../client/visitor.ts";
import { formatNumber } from "../../locale/format.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import type { NamedDose } from "./dose-facts.ts";
import { useDoseWords } from "./dose-words.ts";

/** Asks once more before an odd dose is logged, with the numbers in the sentence. It never refuses. */
export function DoseQuestion({
  doubts,
  quantity,
  me,
  onSame,
  onCorrect,
}: {
  doubts: readonly DoseDoubt<NamedDose>[];
  /** As words: '80 mL de sirop'. */
  quantity: string;
  me: string;
  /** The dose had been logged by somebody else: nothing is to be logged. */
  onSame: () => void;
  onCorrect: () => void;
}) {
  const t = useText();
  const now = useNow();
  const language = useLanguage();
  const doseWords = useDoseWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "center" });
    place.current?.focus();
  }, []);
  const isDuplicate = doubts.some(({ kind }) => kind === "duplicate");
  const isMuch = doubts.some(({ kind }) => kind !== "duplicate");
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="alert"
      className="flex items-start gap-3 rounded-control bg-soon/10 px-4 py-3 text-soon outline-none"
    >
      <CircleHelp aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-col gap-2 [overflow-wrap:anywhere]">
        {doubts.map((doubt) => (
          <p key={doubt.kind} className="font-semibold">
            {words(doubt)}
          </p>
        ))}
        {isMuch && <Poison />}
        <div className="flex flex-wrap gap-2">
          {isDuplicate && (
            <Button look="secondary" onClick={onSame}>
              {t("intakes.doubt.same")}
            </Button>
          )}
          {isMuch && (
            <Button look="secondary" onClick={onCorrect}>
              {t("intakes.doubt.correct")}
            </Button>
          )}
        </div>
      </div>
    </div>
  );

  function words(doubt: DoseDoubt<NamedDose>): string {
    const number = (value: number) => formatNumber(value, language);
    switch (doubt.kind) {
      case "quantity":
        return t("intakes.doubt.quantity", { quantity });
      case "for-weight":
        return t("intakes.doubt.forWeight", { quantity, weight: number(doubt.weightKg) });
      case "milligrams": {
        const substance = substanceName(doubt.substance, language);
        const about = { quantity, substance, mg: number(doubt.milligrams) };
        return doubt.weightKg === null
          ? t("intakes.doubt.milligrams", about)
          : t("intakes.doubt.milligramsForWeight", { ...about, weight: number(doubt.weightKg) });
      }
      case "duplicate":
        return t("intakes.doubt.duplicate", { dose: doseWords(doubt.dose, me, now) });
    }
  }
}

function Poison() {
  const t = useText();
  const centre = numbersFor(visitorCountry())?.find(({ kind }) => kind === "poison");
  return (
    <p>
      {t("intakes.doubt.poison")}{" "}
      {centre && (
        <a
          href={`tel:${centre.tel}`}
          className="inline-flex min-h-11 items-center whitespace-nowrap font-semibold underline"
        >
          {centre.number}
        </a>
      )}
    </p>
  );
}
