import { type ComponentProps, type MouseEvent, useDeferredValue, useRef, useState } from "react";
import { useToday } from "#app/client/time/today.ts";
import type { ReachableProfile } from "#app/features/profiles/profile-facts.ts";
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

/** As its profile says, or by birth. */
function isChild({ type, bornOn }: ReachableProfile, today: Day): boolean {
  const months = bornOn === null || bornOn > today ? null : ageInMonths(bornOn, today);
  return !isAdult({ type, ageInMonths: months });
}

/**
 * The symptom field, drawn anew for each chosen person, after the rest of the page, which does not wait for it. Until
 * then nothing of the person before stands there.
 */
export function SymptomForWhom({
  choice,
  ...props
}: ComponentProps<typeof SymptomField> & {
  /** The profile chosen, or "everybody". */
  choice: string;
}) {
  const isDrawn = useDeferredValue(choice) === choice;
  return isDrawn ? <SymptomField key={choice} {...props} /> : <Skeleton className="h-64" />;
}

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
  profileId,
  shown,
  profiles,
  onTake,
}: {
  /** Whom the pages act on: taken for the person as long as nobody knows whether there are others. */
  profileId: string;
  shown: readonly Person[];
  profiles: readonly ReachableProfile[] | undefined;
  onTake: (box: CabinetBox, profileId: string) => void;
}) {
  const t = useText();
  const today = useToday();
  const choice = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const person = shown.length === 1 ? shown[0] : shown.find(({ id }) => id === chosenId);
  const profile = profiles?.find(({ id }) => id === (person?.id ?? profileId));
  return (
    <SymptomAnalysis
      profileId={person?.id ?? (shown.length === 0 ? profileId : null)}
      person={person && profile ? profileName(profile) : null}
      bornOn={(person && profile?.bornOn) ?? null}
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
                setIsMissing(false);
              }}
            />
          </div>
        )
      }
    />
  );
}
