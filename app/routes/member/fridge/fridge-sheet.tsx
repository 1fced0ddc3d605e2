import { failureOf } from "#app/client/errors/failure.ts";
import { useNumberToCall } from "#app/client/locale/use-number-to-call.ts";
import { now } from "#app/client/time/now.ts";
import { useEmergencyNumbers } from "#app/features/symptoms/emergency/use-emergency-numbers.ts";
import { formatDay, formatList, formatShortMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { PrintButton } from "#app/ui/button/print-button.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { CountryChoice } from "#app/ui/form/country-choice.tsx";
import { usePaper } from "#app/ui/use-paper.ts";
import { contentLanguage } from "#domain/locale/locales.ts";
import { linesOfAdults } from "#domain/readiness/fridge-boxes.ts";
import { boxesOf } from "../home/givable-boxes.ts";
import { FridgeChild } from "./fridge-child.tsx";
import { useAllergyWords } from "./use-allergy-words.ts";
import { type FridgePerson, useFridgePeople } from "./use-fridge-people.ts";

/** What somebody who looks after the home reads first: whom to call, who may not have what, and where the boxes stand. */
export function FridgeSheet({ userId }: { userId: string }) {
  const t = useText();
  const language = useLanguage();
  const { people, home, omitted, error, refetch } = useFridgePeople(userId);
  const allergyWords = useAllergyWords();
  usePaper("A4");
  if (!people || !home) {
    return error ? (
      <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList rows={3} rowClassName="h-40" />
    );
  }
  const children = people.filter(({ facts }) => facts.type === "child");
  const adults = people.filter(({ facts }) => facts.type === "adult");
  const adultLines = linesOfAdults(
    adults.map(({ name, facts }) => `${name ?? t("profiles.nameless")} · ${allergyWords(facts)}`),
  );
  const sheet = { children: children.length, adultLines };
  return (
    <>
      <div className="flex flex-wrap gap-2 empty:hidden print:hidden">
        <PrintButton onPress={() => window.print()} />
      </div>
      <article className="rounded-card border border-line bg-paper-raised p-4 md:p-6 print:border-0 print:p-0 print:text-[8pt] print:leading-tight">
        <p className="hidden font-semibold print:block print:text-[13pt]">{t("fridge.title")}</p>
        <Numbers />
        {children.map((child) => (
          <FridgeChild
            key={child.facts.id}
            child={child}
            boxes={boxesOf(home, child.facts.id)}
            sheet={sheet}
          />
        ))}
        {adults.length > 0 && (
          <section className="mt-4 print:mt-0.5">
            <h2 className="text-lg print:text-[10pt]">{t("fridge.adults")}</h2>
            <ul className="print:columns-2">
              {adults.map((adult) => (
                <Adult key={adult.facts.id} adult={adult} />
              ))}
            </ul>
          </section>
        )}
        {omitted.length > 0 && <Omitted names={omitted} />}
        <p className="mt-4 text-ink-soft text-sm print:mt-0.5 print:text-[7.5pt]">
          {t("fridge.limits", { moment: formatShortMoment(now(), language) })}
        </p>
      </article>
    </>
  );
}

/** So many are named. */
const NAMED_MAX = 12;

/** Who is on no sheet, by name: one of them may have an allergy. */
function Omitted({ names }: { names: readonly (string | null)[] }) {
  const t = useText();
  const language = useLanguage();
  const named = names.slice(0, NAMED_MAX).map((name) => name ?? t("profiles.nameless"));
  const unnamed = names.length - named.length;
  const all = unnamed > 0 ? [...named, t("fridge.morePeople", { count: unnamed })] : named;
  return (
    <p className="mt-2 font-semibold [overflow-wrap:anywhere] print:mt-0.5">
      {t("fridge.omittedPeople", { names: formatList(all, language) })}
    </p>
  );
}

/** On paper a number is read, on a screen it calls. */
function Numbers() {
  const t = useText();
  const language = useLanguage();
  const { numbers, isCountryKnown } = useEmergencyNumbers("unread");
  const { choice } = useNumberToCall("rescue");
  const [oldest] = numbers.map(({ checkedOn }) => checkedOn).sort();
  return (
    <section className="print:mt-1">
      <h2 className="text-lg print:text-[10pt]">{t("fridge.numbers")}</h2>
      <ul className="grid gap-x-6 sm:grid-cols-2 print:grid-cols-2">
        {numbers.map(({ kind, tel, number, label }) => (
          <li key={kind + tel} className="flex flex-wrap items-center gap-x-2">
            <a
              href={`${kind === "deaf-text" ? "sms" : "tel"}:${tel}`}
              dir="ltr"
              className="inline-flex min-h-11 min-w-11 items-center whitespace-nowrap font-semibold text-lg text-urgent underline print:min-h-0 print:min-w-0 print:text-[11pt] print:no-underline"
            >
              {number}
            </a>{" "}
            {label[contentLanguage(language)]}
          </li>
        ))}
      </ul>
      {/* Asked before printing: a question on paper helps nobody. */}
      {!isCountryKnown && (
        <div className="my-2 flex max-w-md flex-col gap-2 print:hidden">
          <p>{t("symptoms.emergency.anywhere")}</p>
          <CountryChoice {...choice} />
        </div>
      )}
      {oldest && (
        <p className="text-ink-soft text-sm print:text-[7.5pt]">
          {t("symptoms.emergency.checkedOn", { date: formatDay(oldest, language) })}
        </p>
      )}
    </section>
  );
}

function Adult({ adult: { name, facts } }: { adult: FridgePerson }) {
  const t = useText();
  const allergyWords = useAllergyWords();
  return (
    <li className="[overflow-wrap:anywhere]">
      <bdi className="font-semibold">{name ?? t("profiles.nameless")}</bdi> · {allergyWords(facts)}
    </li>
  );
}
