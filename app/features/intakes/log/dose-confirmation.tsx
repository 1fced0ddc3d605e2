import CircleHelp from "lucide-react/icons/circle-help";
import { useEffect, useRef } from "react";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { useNow } from "#app/client/time/now.ts";
import { formatNumber } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import type { DoseWarning } from "#domain/intakes/dose-warnings.ts";
import { substanceName } from "#domain/medicines/substance-name.ts";
import { numbersFor } from "#domain/symptoms/emergency-numbers.ts";
import type { NamedDose } from "../dose-facts.ts";
import { useDoseWords } from "./dose-words.ts";

/** Asks once more before an odd dose is logged, with the numbers in the sentence. It never refuses. */
export function DoseConfirmation({
  doubts,
  quantity,
  me,
  onSame,
  onCorrect,
}: {
  doubts: readonly DoseWarning<NamedDose>[];
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
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    container.current?.scrollIntoView({ block: "center" });
    container.current?.focus();
  }, []);
  const isDuplicate = doubts.some(({ kind }) => kind === "duplicate");
  const isMuch = doubts.some(({ kind }) => kind !== "duplicate");
  return (
    <div
      ref={container}
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
        {isMuch && <PoisonCentreNote />}
        <div className="flex flex-wrap gap-2">
          {isDuplicate && (
            <Button variant="secondary" onClick={onSame}>
              {t("intakes.doubt.same")}
            </Button>
          )}
          {isMuch && (
            <Button variant="secondary" onClick={onCorrect}>
              {t("intakes.doubt.correct")}
            </Button>
          )}
        </div>
      </div>
    </div>
  );

  function words(doubt: DoseWarning<NamedDose>): string {
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

function PoisonCentreNote() {
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
