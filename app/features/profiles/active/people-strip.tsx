import UsersRound from "lucide-react/icons/users-round";
import { type ReactNode, useEffect, useRef } from "react";
import { useText } from "#app/locale/text.tsx";
import { confirmDiscardThen } from "#app/ui/dialog/unsaved-changes.ts";
import { chooseProfile } from "./active-profile.ts";
import { PersonInitial } from "./person-initial.tsx";

/** One person of the strip. */
export interface StripPerson {
  readonly id: string;
  /** Null for a profile without a name. */
  readonly name: string | null;
  /** Doses of today that are answered, and all of them; null while unknown. */
  readonly doses: { readonly answered: number; readonly all: number } | null;
  readonly isSomethingWrong: boolean;
}

/** Everybody of the home, one tap each: who the page is about, how far their day is, and where something is wrong. */
export function PeopleStrip({
  people,
  chosenId,
}: {
  people: readonly StripPerson[];
  /** Null where everybody is shown. */
  chosenId: string | null;
}) {
  const t = useText();
  const strip = useRef<HTMLUListElement>(null);
  // Whom the page is about stands in the row, also where not everybody has room in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row shows another choice with its people and the chosen one
  useEffect(() => {
    const row = strip.current;
    const chosen = row?.querySelector("[aria-pressed=true]");
    if (!row || !chosen) return;
    const { left, right } = chosen.getBoundingClientRect();
    const seen = row.getBoundingClientRect();
    if (left < seen.left) row.scrollLeft -= seen.left - left;
    if (right > seen.right) row.scrollLeft += right - seen.right;
  }, [chosenId, people.length]);
  return (
    <ul
      ref={strip}
      aria-label={t("profiles.strip.title")}
      // One row on a phone, so that planned doses stand on the first screen; in large letters rows wrap, so that all names show.
      // Text for screen readers alone is positioned within the row, or it would widen the page.
      className="relative -mx-1 flex flex-wrap gap-x-1 gap-y-2 min-[22rem]:max-md:flex-nowrap min-[22rem]:max-md:overflow-x-auto print:hidden"
    >
      <li className="shrink-0">
        <StripButton
          isChosen={chosenId === null}
          label={t("profiles.strip.everybody")}
          onPress={() => chooseProfile(null)}
        >
          <span className="grid size-[56px] place-items-center rounded-full bg-accent-soft text-accent">
            <UsersRound aria-hidden="true" className="size-[26px]" />
          </span>
        </StripButton>
      </li>
      {people.map((person) => (
        <li key={person.id} className="shrink-0">
          <StripButton
            isChosen={chosenId === person.id}
            label={person.name ?? t("profiles.nameless")}
            details={detailsOf(person)}
            onPress={() => chooseProfile(person.id)}
          >
            <PersonInitial id={person.id} name={person.name} className="size-[56px] text-[24px]" />
            {person.doses && person.doses.all > 0 && <DayRing {...person.doses} />}
            {person.isSomethingWrong && (
              <span
                aria-hidden="true"
                className="absolute top-0 right-0 size-[14px] rounded-full border-2 border-paper bg-expired"
              />
            )}
          </StripButton>
        </li>
      ))}
    </ul>
  );

  function detailsOf({ doses, isSomethingWrong }: StripPerson): string {
    return [
      ...(doses && doses.all > 0
        ? [t("profiles.strip.doses", { count: doses.all, answered: doses.answered })]
        : []),
      ...(isSomethingWrong ? [t("profiles.strip.wrong")] : []),
    ].join(", ");
  }
}

function StripButton({
  isChosen,
  label,
  details = "",
  onPress,
  children,
}: {
  isChosen: boolean;
  label: string;
  /** The text alternative of the picture. */
  details?: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => confirmDiscardThen(onPress)}
      className="flex min-w-[72px] max-w-[9rem] flex-col items-center gap-1 rounded-control px-1 py-1.5 text-sm transition-colors hover:bg-accent-soft aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-accent"
    >
      <span className="relative grid size-[64px] place-items-center">{children}</span>
      <span className="max-w-full [overflow-wrap:anywhere]">{label}</span>
      {details && <span className="sr-only">{details}</span>}
    </button>
  );
}

const RADIUS = 30.5;
const LENGTH = 2 * Math.PI * RADIUS;

/** The share of today's doses that are answered, around the initial. */
function DayRing({ answered, all }: { answered: number; all: number }) {
  const share = answered / all;
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" className="absolute inset-0 -rotate-90">
      <circle cx="32" cy="32" r={RADIUS} fill="none" strokeWidth="3" className="stroke-line" />
      <circle
        cx="32"
        cy="32"
        r={RADIUS}
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray={`${share * LENGTH} ${LENGTH}`}
        className={share > 0 ? "stroke-valid" : "stroke-transparent"}
      />
    </svg>
  );
}
