import SearchCheck from "lucide-react/icons/search-check";
import { type ReactNode, useId, useRef, useState } from "react";
import { logActivity } from "#app/client/activity-log/activity-log.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import type { ChosenSymptom } from "#domain/symptoms/list/symptom.ts";
import type { KnownAge } from "#domain/symptoms/list/symptom-ages.ts";
import { EmergencyLine } from "../emergency/emergency-line.tsx";
import { UnrecognizedSymptomHelp } from "../emergency/unrecognized-symptom-help.tsx";
import { ChosenSymptoms } from "./chosen-symptoms.tsx";
import { SymptomField } from "./symptom-field.tsx";
import { useSymptomChoice } from "./use-symptom-choice.ts";

/** From a word to what can be done, for somebody who asks at three in the morning. */
export function SymptomSearchCard({
  age,
  hasChildren,
  whom,
  onWant,
  onChosen,
  onNote,
  onAnalyse,
  keptAs,
}: {
  /** Of whom it is about; null where unknown. */
  age: KnownAge;
  /** Whether it may be about a child of the home, where nobody is chosen. */
  hasChildren: boolean;
  /** Where it is asked whom it is about. */
  whom?: ReactNode;
  /** Somebody is about to ask: what an answer needs is fetched meanwhile. */
  onWant: () => void;
  /** Symptoms were chosen, or taken back: their answer can be prepared. */
  onChosen: (chosen: readonly ChosenSymptom[]) => void;
  /** Where symptoms can be noted as well. Resolves to whether they were. */
  onNote?: ((chosen: readonly ChosenSymptom[]) => Promise<boolean>) | undefined;
  onAnalyse: (chosen: readonly ChosenSymptom[]) => void;
  /** The name by which the question comes along to another language of the page. */
  keptAs?: string | undefined;
}) {
  const t = useText();
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const choice = useSymptomChoice({ age, hasChildren }, keptAs);
  const { chosen, all, emergencies, EmergencyBlock, SupportLine } = choice;
  const [isMissing, setIsMissing] = useState(false);

  /** Nothing where nothing is there: then the field says so. */
  function takeAll() {
    const taken = choice.takeWords();
    setIsMissing(taken.length === 0);
    if (taken.length === 0) field.current?.focus();
    return taken;
  }

  function analyse() {
    const taken = takeAll();
    if (taken.length === 0) return;
    logActivity("symptom_search", { symptoms: taken.length });
    onAnalyse(taken);
  }

  async function note() {
    const taken = takeAll();
    if (taken.length > 0 && (await onNote?.(taken))) choice.clear();
  }

  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-3 rounded-card border border-line bg-paper-raised p-4 md:p-6"
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 id={titleId} className="text-lg">
            {t("symptoms.search.title")}
          </h2>
          <EmergencyLine />
        </div>
        <p className="text-ink-soft">{t("symptoms.search.subtitle")}</p>
      </div>
      {whom}
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:[&>:nth-child(n+3)]:col-span-2">
        <SymptomField
          inputRef={field}
          age={age}
          value={choice.typed}
          onValueChange={(typed) => {
            setIsMissing(false);
            choice.setTyped(typed);
          }}
          suggestions={choice.suggestions}
          list={choice.list}
          isMissing={isMissing}
          onWant={() => {
            choice.wantList();
            onWant();
          }}
          onChoose={(suggestion) => {
            onChosen(choice.choose(suggestion));
          }}
          onWords={() => {
            onChosen(choice.takeWords());
          }}
        />
        {/* Beside the field where there is room, and after all that was chosen on a phone. */}
        <div className="flex flex-wrap gap-2 self-start max-sm:order-1">
          <Button
            icon={<SearchCheck aria-hidden="true" className="size-5" />}
            className="max-sm:grow"
            onClick={analyse}
          >
            {t("symptoms.search.analyse")}
          </Button>
          {onNote && (
            <Button variant="secondary" className="max-sm:grow" onClick={() => void note()}>
              {t("illness.observations.noteSymptoms")}
            </Button>
          )}
        </div>
        {EmergencyBlock && emergencies.length > 0 && <EmergencyBlock emergencies={emergencies} />}
        {SupportLine && <SupportLine chosen={all} emergencies={emergencies} />}
        {choice.isUnread && <UnrecognizedSymptomHelp />}
        <ChosenSymptoms
          chosen={chosen}
          onRemove={(symptom) => {
            onChosen(choice.remove(symptom));
            field.current?.focus();
          }}
        />
      </div>
    </section>
  );
}
