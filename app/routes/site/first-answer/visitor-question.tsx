import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { useKeptState } from "#app/client/locale/kept-state.ts";
import { PermissionLevelProvider } from "#app/client/permissions/permission-level.tsx";
import { queryClient } from "#app/client/queries/query-client.ts";
import { useToday } from "#app/client/time/today.ts";
import { readVisitorList, writeVisitorList } from "#app/features/inventory/fill/visitor-list.ts";
import { dateOrder } from "#app/features/inventory/form.ts";
import { LocalAnswer } from "#app/features/symptoms/local/local-answer.tsx";
import { PatientFields } from "#app/features/symptoms/local/patient-fields.tsx";
import { TypedBoxFields } from "#app/features/symptoms/local/typed-box-fields.tsx";
import { NOBODY_KNOWN } from "#app/features/symptoms/nobody-known.ts";
import { healthProductsQuery } from "#app/features/symptoms/queries.ts";
import { SymptomSearchCard } from "#app/features/symptoms/search/symptom-search-card.tsx";
import {
  inLanguage,
  readSymptomsAhead,
} from "#app/features/symptoms/search/use-symptom-matcher.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { ChipChoice } from "#app/ui/form/chip-choice.tsx";
import { readBoxLine } from "#domain/inventory/typed-boxes/box-line.ts";
import { splitBoxLines } from "#domain/inventory/typed-boxes/box-lines.ts";
import { personFacts, type StoredPerson } from "#domain/profiles/person-facts.ts";
import type { ProfileType } from "#domain/profiles/profile.ts";
import type { Guidance } from "#domain/symptoms/guidance.ts";
import type { ChosenSymptom } from "#domain/symptoms/list/symptom.ts";
import { knownAge } from "#domain/symptoms/list/symptom-ages.ts";
import { typedBox } from "#domain/symptoms/typed-cabinet.ts";

/** Reads what the field proposes, while the page or the one before it is read. */
export const readQuestionAhead = (): void => readSymptomsAhead(queryClient);

/** A question about a symptom before there is an account, answered on the device with the boxes that are written there. */
export function VisitorQuestion() {
  return (
    <QueryClientProvider client={queryClient}>
      {/* Nobody is there to note a dose for. */}
      <PermissionLevelProvider level="view">
        <Question />
      </PermissionLevelProvider>
    </QueryClientProvider>
  );
}

function Question() {
  const t = useText();
  const path = useLocalePath();
  const language = useLanguage();
  const client = useQueryClient();
  const today = useToday();
  const choice = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(readVisitorList);
  const [type, setType] = useKeptState<ProfileType | "">(`${KEPT_AS} type`, "");
  const [isMissing, setMissing] = useState(false);
  const [person, setPerson] = useKeptState<StoredPerson>(`${KEPT_AS} person`, NOBODY_KNOWN);
  const [question, setQuestion] = useKeptState(
    `${KEPT_AS} question`,
    { asked: NOTHING, serial: 0 },
    ({ asked, serial }) => ({ asked: inLanguage(asked, language), serial }),
  );
  const order = dateOrder(language);
  const { lines, rest } = useMemo(() => splitBoxLines(text, order), [text, order]);
  const boxes = useMemo(
    () =>
      lines
        .map((line, at) => typedBox(readBoxLine(line, order), String(at)))
        .filter(({ name }) => name !== ""),
    [lines, order],
  );
  const facts = useMemo(() => ({ boxes, intakes: [], person }), [boxes, person]);

  function complete(at: number, line: string) {
    const completed = lines.map((each, place) => (place === at ? line : each));
    const whole = [...completed, ...(rest === "" ? [] : [rest])].join("\n");
    setText(whole);
    writeVisitorList(whole);
  }

  return (
    <>
      <SymptomSearchCard
        age={knownAge(personFacts(person, today))}
        hasChildren={type !== "adult"}
        keptAs={KEPT_AS}
        whom={
          <div ref={choice}>
            <ChipChoice
              legend={t("visitor.whom")}
              options={[
                { value: "adult", label: t("visitor.adult") },
                { value: "child", label: t("visitor.child") },
              ]}
              value={type}
              error={isMissing && t("visitor.chooseWhom")}
              onChange={(chosen) => {
                setType(chosen);
                setMissing(false);
                setPerson({ ...NOBODY_KNOWN, type: chosen });
              }}
            />
          </div>
        }
        onWant={() => void client.prefetchQuery(healthProductsQuery())}
        onChosen={() => undefined}
        onAnalyse={(asked) => {
          if (type === "") {
            setMissing(true);
            choice.current?.querySelector("input")?.focus();
            return;
          }
          setQuestion(({ serial }) => ({ asked, serial: serial + 1 }));
        }}
      />
      {question.asked.length > 0 && (
        <LocalAnswer
          key={`${question.serial} ${type}`}
          facts={facts}
          person={null}
          asked={question.asked}
          onTake={() => undefined}
          before={(guidance) => (
            <Before
              guidance={guidance}
              person={person}
              onPerson={setPerson}
              lines={lines}
              onComplete={complete}
            />
          )}
        />
      )}
      <section className="flex flex-wrap items-center gap-3">
        <p className="basis-full text-ink-soft">
          {boxes.length === 0 ? t("visitor.noBoxes") : t("visitor.boxes", { count: boxes.length })}
        </p>
        <Link to={path("first-cabinet")} className={buttonClasses("secondary")}>
          {t(boxes.length === 0 ? "visitor.writeBoxes" : "visitor.changeBoxes")}
        </Link>
        <Link to={path("register")} className={buttonClasses("plain")}>
          {t("visitor.account")}
        </Link>
      </section>
    </>
  );
}

const KEPT_AS = "first-answer";
const NOTHING: readonly ChosenSymptom[] = [];

/** What the answer asks, and what it cannot know. */
function Before({
  guidance,
  person,
  onPerson,
  lines,
  onComplete,
}: {
  guidance: Guidance;
  person: StoredPerson;
  onPerson: (person: StoredPerson) => void;
  lines: readonly string[];
  onComplete: (at: number, line: string) => void;
}) {
  const t = useText();
  const order = dateOrder(useLanguage());
  const incomplete = guidance.refusals.flatMap(({ item, reasons }) =>
    item.kind === "box" && reasons.some(({ reason }) => reason === "unreadable")
      ? Number(item.box.id)
      : [],
  );
  return (
    <>
      <p className="border-soon border-l-4 pl-4">{t("visitor.unknown")}</p>
      <PatientFields
        // What was typed of one kind of person is nothing to the other.
        key={person.type}
        person={person}
        asksWeight={guidance.symptoms.some(({ asksWeight }) => asksWeight)}
        onChange={onPerson}
      />
      {incomplete.length > 0 && (
        <section className="flex flex-col gap-3 rounded-card border border-soon bg-soon/10 p-4">
          <h3 className="text-base">{t("visitor.incomplete", { count: incomplete.length })}</h3>
          {incomplete.map((at) => (
            <TypedBoxFields
              key={`${at} ${lines[at]}`}
              line={lines[at] ?? ""}
              order={order}
              onComplete={(line) => onComplete(at, line)}
            />
          ))}
        </section>
      )}
    </>
  );
}
