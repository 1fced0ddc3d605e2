import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  useContext,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from "react";
import { useToday } from "#app/client/time/today.ts";
import type { ReachableProfile } from "#app/features/profiles/profile-facts.ts";
import {
  KeptWords,
  NO_WORDS,
  type SymptomWords,
} from "#app/features/symptoms/search/kept-words.ts";
import { useText } from "#app/locale/text.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { ChipChoice } from "#app/ui/form/chip-choice.tsx";
import type { Day } from "#domain/calendar/day.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import { ageInMonths } from "#domain/profiles/age.ts";
import { isAdult } from "#domain/profiles/plausible-measures.ts";
import { profileName } from "#domain/profiles/profile.ts";
import type { CabinetBox } from "#domain/symptoms/facts/guide-facts.ts";
import { SymptomAnalysis } from "../symptom-analysis.tsx";
import type { AskedSymptom } from "./asked-symptom.ts";

/** As its profile says, or by birth. */
function isChild({ type, bornOn }: ReachableProfile, today: Day): boolean {
  const months = bornOn === null || bornOn > today ? null : ageInMonths(bornOn, today);
  return !isAdult({ type, ageInMonths: months });
}

export const EVERYBODY = "everybody";

/** The profile chosen, or everybody, before what is said of them is drawn; null outside of such a page. */
export const CurrentChoice = createContext<string | null>(null);

/** What was typed and chosen about one person, or where everybody is shown. */
interface Kept {
  words: SymptomWords;
  /** Whom it is about, where that was asked. */
  whom: string | null;
  /** The last words that another screen asked for. */
  askedKey: string | null;
}

/**
 * The symptom field, drawn anew for each chosen person, after the rest of the page, which does not wait for it. Until
 * then nothing of the person before stands there, so that nothing can be typed there either. What was typed is kept for
 * its own person as long as the page is.
 */
export function SymptomForWhom({
  choice,
  asked = null,
  ...props
}: Omit<ComponentProps<typeof SymptomField>, "kept"> & {
  /** The profile chosen, or everybody. */
  choice: string;
  /** Words that another screen asks for. They stand behind what was typed here already. */
  asked?: AskedSymptom | null;
}) {
  const current = useContext(CurrentChoice) ?? choice;
  const isDrawn = useDeferredValue(choice) === choice && current === choice;
  const [keptOf] = useState(() => new Map<string, Kept>());
  if (!isDrawn) return <Skeleton className="h-64" />;
  const kept = keptOf.get(choice) ?? { words: NO_WORDS, whom: null, askedKey: null };
  keptOf.set(choice, kept);
  if (asked !== null && kept.askedKey !== asked.key) {
    kept.askedKey = asked.key;
    kept.words = withWords(kept.words, asked.words);
  }
  return <SymptomField key={`${choice} ${kept.askedKey}`} kept={kept} {...props} />;
}

const withWords = ({ typed, chosen }: SymptomWords, words: string): SymptomWords => ({
  typed: [typed.trim(), words].filter((each) => each !== "").join(", "),
  chosen,
});

/**
 * The question scrolls under the finger that asked for an answer. The second press of a double press would choose
 * whoever stands there; who was chosen by the first one stays chosen.
 */
function chooseByOnePress(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/**
 * The symptom field for one person, or for whom somebody says it is about: guidance for the wrong person is the worst
 * answer, so nobody is assumed where everybody is shown.
 */
function SymptomField({
  kept,
  profileId,
  shown,
  profiles,
  onTake,
}: {
  /** What it begins with, and where what stands there since is kept. */
  kept: Kept;
  /** Whom the pages act on: taken for the person as long as nobody knows whether there are others. */
  profileId: string;
  shown: readonly Person[];
  profiles: readonly ReachableProfile[] | undefined;
  onTake: (box: CabinetBox, profileId: string) => void;
}) {
  const t = useText();
  const today = useToday();
  const choice = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState(kept.whom);
  const keptWords = useMemo(
    () => ({
      words: kept.words,
      keep: (words: SymptomWords) => {
        kept.words = words;
      },
    }),
    [kept],
  );
  const [isMissing, setIsMissing] = useState(false);
  const person = shown.length === 1 ? shown[0] : shown.find(({ id }) => id === chosenId);
  const profile = profiles?.find(({ id }) => id === (person?.id ?? profileId));
  return (
    <KeptWords value={keptWords}>
      <SymptomAnalysis
        profileId={person?.id ?? (shown.length === 0 ? profileId : null)}
        person={person && profile ? profileName(profile) : null}
        profile={(person && profile) ?? null}
        hasChildren={person === undefined && (profiles ?? []).some((each) => isChild(each, today))}
        onTake={(box) => onTake(box, person?.id ?? profileId)}
        onMissingPerson={() => {
          setIsMissing(true);
          choice.current?.querySelector("input")?.focus();
        }}
        whom={
          shown.length > 1 && (
            <div ref={choice} onClickCapture={chooseByOnePress}>
              <ChipChoice
                legend={t("dashboard.symptom.whom")}
                options={shown.map(({ id, name }) => ({
                  value: id,
                  label: name ?? t("profiles.nameless"),
                }))}
                value={person?.id ?? ""}
                error={isMissing && t("dashboard.symptom.choose")}
                onChange={(id) => {
                  setChosenId(id);
                  kept.whom = id;
                  setIsMissing(false);
                }}
              />
            </div>
          )
        }
      />
    </KeptWords>
  );
}
