import Search from "lucide-react/icons/search";
import { type RefObject, useId } from "react";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Combobox } from "#app/ui/form/combobox.tsx";
import { fold } from "#domain/locale/fold.ts";
import { contentLanguage } from "#domain/locale/locales.ts";
import type { Suggestion } from "#domain/symptoms/list/search.ts";
import { SUGGEST_FROM } from "#domain/symptoms/list/symptom.ts";
import { type KnownAge, severityAt } from "#domain/symptoms/list/symptom-ages.ts";
import { SeverityBadge } from "../severity-badge.tsx";

/** In characters: a sentence about one symptom. */
const WORDS_MAX = 200;

/** Where a symptom is looked for. What is typed stays in the browser: the whole list is here. */
export function SymptomField({
  inputRef,
  age,
  value,
  onValueChange,
  suggestions,
  list,
  isMissing,
  onWant,
  onChoose,
  onWords,
}: {
  inputRef: RefObject<HTMLInputElement | null>;
  /** Of whom it is about; null where unknown. */
  age: KnownAge;
  value: string;
  onValueChange: (value: string) => void;
  suggestions: readonly Suggestion[];
  /** `urgent`: nothing is suggested on purpose; `failed`: it cannot be; `unread`: the words are not even read. */
  list: "here" | "coming" | "urgent" | "failed" | "unread";
  /** Something was to be analysed, and nothing is there. */
  isMissing: boolean;
  /** Somebody is about to type. */
  onWant: () => void;
  onChoose: (suggestion: Suggestion) => void;
  /** What is typed is meant as it stands. */
  onWords: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const id = useId();
  return (
    <div className="min-w-0 grow">
      <label htmlFor={id} className="sr-only">
        {t("symptoms.search.label")}
      </label>
      <span className="relative block">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3 z-10 my-auto size-5 text-ink-soft"
        />
        <Combobox
          id={id}
          ref={inputRef}
          aria-describedby={`${id}-hint`}
          aria-invalid={isMissing}
          dir="auto"
          placeholder={t("symptoms.search.placeholder")}
          enterKeyHint="done"
          maxLength={WORDS_MAX}
          className="pl-11 text-ellipsis"
          onFocus={onWant}
          onPointerEnter={onWant}
          value={value}
          onValueChange={onValueChange}
          suggestions={suggestions}
          itemKey={({ symptom }) => symptom.key}
          // A chip says what was chosen; the field is free for the next symptom.
          itemText={() => ""}
          onChoose={onChoose}
          onEnter={onWords}
          startsHighlighted={!isBeginningOfSeveral(value, suggestions)}
          announcesCount={false}
          renderItem={({ symptom, found }) => (
            <span className="flex items-center justify-between gap-3">
              <span className="min-w-0">
                {symptom.name[contentLanguage(language)]}
                {found !== symptom.name[contentLanguage(language)] && (
                  <span className="block text-ink-soft text-sm">{found}</span>
                )}
              </span>
              {/* What a number says is read with the answer: a fever of 41 is not mild. */}
              {!/\d/u.test(value) && <SeverityBadge severity={severityAt(symptom, age)} />}
            </span>
          )}
        />
      </span>
      <p
        id={`${id}-hint`}
        role="status"
        className={`mt-1.5 text-sm ${isMissing ? "text-expired" : "text-ink-soft"}`}
      >
        {hint()}
      </p>
    </div>
  );

  function hint(): string {
    if (isMissing) return t("symptoms.search.nothing");
    if (list === "unread") return t("symptoms.search.unread");
    if (list === "failed") return t("symptoms.search.failed");
    if (list === "urgent" || value.trim().length < SUGGEST_FROM) return t("symptoms.search.hint");
    if (list === "coming") return t("symptoms.search.searching");
    return suggestions.length === 0
      ? t("symptoms.search.none")
      : t("symptoms.search.found", { count: suggestions.length });
  }
}

/** Whether whole words of several lines were typed, and none of them to its end: Enter chooses none of them. */
function isBeginningOfSeveral(typed: string, suggestions: readonly Suggestion[]): boolean {
  const text = fold(typed.trim());
  const found = suggestions.map((each) => fold(each.found));
  return !found.includes(text) && found.filter((each) => each.startsWith(`${text} `)).length > 1;
}
