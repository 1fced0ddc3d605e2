import type { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, waitFor } from "@testing-library/react";
import { GuidanceLevelContext } from "#app/client/guidance/guidance-level.ts";
import { rememberCountry } from "#app/client/locale/visitor-locale.ts";
import { PermissionLevelProvider } from "#app/client/permissions/permission-level.tsx";
import { queryClient } from "#app/client/queries/query-client.ts";
import { BoxDoses } from "#app/features/intakes/log/box-doses.tsx";
import { SubstanceLastDose } from "#app/features/intakes/log/substance-last-dose.tsx";
import { WeightQuestion } from "#app/features/profiles/details/weight-question.tsx";
import { toFacts } from "#app/features/profiles/profile-rows.ts";
import { AnalysisDialog } from "#app/features/symptoms/analysis/analysis-dialog.tsx";
import { WeightSlot } from "#app/features/symptoms/analysis/weight-slot.ts";
import { BoxNote } from "#app/features/symptoms/offers/box-note.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import { indexSymptoms, suggestSymptoms } from "#domain/symptoms/list/search.ts";
import { homeOf } from "../builders/answer-backend.ts";
import type { SeenAnswer } from "../builders/answer-differences.ts";
import type { AnswerScenario } from "../builders/answer-scenario.ts";
import {
  referenceProductRows,
  referenceSymptomRows,
  referenceSymptoms,
} from "../builders/reference-symptoms.ts";
import { renderScreen } from "./render-screen.tsx";

const LISTS = { symptoms: referenceSymptomRows(), products: referenceProductRows() };
const IN_ENGLISH = indexSymptoms(referenceSymptoms(), "en");
const KILOGRAMS = { weight: "kg", height: "cm" } as const;

/** A scenario through the components of the answer, as somebody who opens it sees it at that moment. */
export async function drawAnswer(scenario: AnswerScenario, now: Instant): Promise<SeenAnswer> {
  const { backend, profileId, person, placeOf } = homeOf(scenario, LISTS, now);
  const taken = new Set<number>();
  rememberCountry(scenario.country);
  const { client } = await renderScreen(
    <GuidanceLevelContext value={scenario.level}>
      <PermissionLevelProvider level="own">
        <WeightSlot value={<WeightQuestion profileId={profileId} />}>
          <BoxNote
            value={{
              doses: (box) => <BoxDoses profileId={profileId} box={box} />,
              lastDose: (box, substance) => (
                <SubstanceLastDose profileId={profileId} box={box} substance={substance} />
              ),
            }}
          >
            <AnalysisDialog
              open
              profileId={profileId}
              person={person.first_name}
              chosen={[{ text: wordsOf(scenario), symptom: null }]}
              notes={NO_NOTES}
              reading={{ patient: toFacts(person, KILOGRAMS), problem: null, onRetry: nothing }}
              onTake={({ id }) => taken.add(placeOf(id))}
              onClose={nothing}
            />
          </BoxNote>
        </WeightSlot>
      </PermissionLevelProvider>
    </GuidanceLevelContext>,
    backend,
    scenario.locale,
  );
  try {
    const drawn = () => answerOnScreen(client);
    let content = await waitFor(drawn);
    for (let asked = lineAskedFor(content); asked; asked = lineAskedFor(content)) {
      fireEvent.click(asked);
      content = await waitFor(drawn);
    }
    const closed = [...content.querySelectorAll("article")].filter(isClosed);
    const named = [
      ...closed.map((card) => card.querySelector("h4")),
      ...content.querySelectorAll("section > ul > li:not(:has(article))"),
    ].map((each) => plain(each?.textContent ?? ""));
    const waits = scenario.boxes.flatMap(({ name, strength }, place) =>
      named.some((words) => words.includes(plain(`${name} ${strength}`))) ? place : [],
    );
    const seen = {
      waits: new Set(waits),
      isEmergency: isCallFirst(content),
      words: wordsIn(content),
    };
    // What a button leads to is found by pressing it.
    for (const button of content.querySelectorAll("article button")) fireEvent.click(button);
    return { ...seen, offered: taken };
  } finally {
    cleanup();
    queryClient.clear();
  }
}

const NO_NOTES: readonly never[] = [];
const nothing = () => undefined;

/** Words as typed, or the name of the line that the list proposes first for a person of this age. */
function wordsOf({ asked, locale, person }: AnswerScenario): string {
  if ("typed" in asked) return asked.typed;
  const [first] = suggestSymptoms(IN_ENGLISH, asked.symptom, person.ageMonths);
  if (!first) throw new RangeError(`No symptom is called "${asked.symptom}"`);
  return first.symptom.name[locale];
}

/** Whether no button of a card but answers to what is asked in it: those stand in the list of what to mind. */
const isClosed = (card: HTMLElement) =>
  [...card.querySelectorAll("button")].every((button) => card.contains(button.closest("ul")));

/** Below the heading, without the line of numbers that stands there always. @throws until all of it has come */
function answerOnScreen(client: QueryClient): HTMLElement {
  const dialog = document.querySelector<HTMLElement>("[role=dialog]");
  const always = dialog?.querySelector("p:has(> a[href^='tel:'])");
  const content = dialog?.querySelector<HTMLElement>("div.flex-col.gap-6");
  if (!dialog || !always || !content) throw new Error("The answer is not there");
  if (content.contains(always)) throw new Error("The numbers that always stand there are not");
  if (content.querySelector(".animate-pulse") || client.isFetching() > 0) {
    throw new Error("Something is on its way");
  }
  // The filter stands in the part that is drawn last; beside whom to call and which line is meant there is none.
  if (
    !isCallFirst(content) &&
    !lineAskedFor(content) &&
    !content.querySelector("[role=radio], [type=radio]")
  ) {
    throw new Error("The end of the answer is not drawn");
  }
  return content;
}

/** The first line that somebody may have meant, where that is asked: a person who asks for an answer chooses one. */
function lineAskedFor(content: HTMLElement): HTMLElement | null {
  return content.querySelector<HTMLElement>("section > ul > li > button");
}

/** Whether a number to call stands ahead of every box and every reason. */
function isCallFirst(content: HTMLElement): boolean {
  const first = content.querySelector("section");
  return (
    first?.querySelector("article") === null && first.querySelector("a[href^='tel:']") !== null
  );
}

const BLOCKS = "p, li, h3, h4, div, section, summary, button, dt, dd, label, option";

/** What stands there to be read, opened or not, each block parted from the next. */
function wordsIn(content: HTMLElement): string {
  const copy = content.cloneNode(true) as HTMLElement;
  for (const block of copy.querySelectorAll(BLOCKS)) {
    block.prepend("\n");
    block.append("\n");
  }
  return plain(copy.textContent ?? "");
}

const plain = (text: string) => text.replace(/[^\S\n]+/gu, " ");
