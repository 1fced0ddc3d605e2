import Plus from "lucide-react/icons/plus";
import { useMemo, useState } from "react";
import {
  type BoxStanding,
  useBoxStandings,
} from "#app/client/cabinet-checks/use-cabinet-checks.ts";
import { prefetchLogIntake } from "#app/features/intakes/intake-dialogs.tsx";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { StandingLabel } from "#domain/dose-rules/standing-label.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import type { GivableBox, SeenDose } from "./givable-boxes.ts";
import { GiveRow, SeenDoseRow } from "./give-row.tsx";

const SHOWN_MAX = 6;

/** An unplanned dose in two taps: the box of the person, then the form's own button. */
export function GiveCard({
  boxes,
  seen,
  person,
  isNamed,
  onGive,
  onAnother,
}: {
  /** Null until they are known. */
  boxes: readonly GivableBox[] | null;
  /** The latest doses beside which there is no box. */
  seen: readonly SeenDose[];
  /** The one person shown; null with several. */
  person: Person | null;
  isNamed: boolean;
  onGive: (box: GivableBox) => void;
  /** Opens the form without a box; null where there is nobody to record for. */
  onAnother: (() => void) | null;
}) {
  const t = useText();
  const name = person && (person.name ?? t("profiles.nameless"));
  const isLookedAt = boxes?.length === 0 && !onAnother;
  return (
    <Card title={isLookedAt ? t("intakes.last.title") : title(name)}>
      {boxes?.length === 0 && seen.length === 0 && (
        <p className="text-ink-soft">{t("dashboard.give.none")}</p>
      )}
      {boxes && (boxes.length > 0 || seen.length > 0) && (
        <ul className="-mx-2 divide-y divide-line">
          {seen.slice(0, SHOWN_MAX).map((each) => (
            <li key={each.last.intakeId}>
              <SeenDoseRow of={each} isNamed={isNamed} />
            </li>
          ))}
          <GiveRows
            key={person?.id}
            boxes={boxes}
            personId={person?.id ?? null}
            isNamed={isNamed}
            onGive={onGive}
          />
        </ul>
      )}
      {onAnother && (
        <Button
          variant="plain"
          icon={<Plus aria-hidden="true" className="size-5" />}
          className="-mb-2 mt-2 -ml-4 print:hidden"
          onPointerEnter={prefetchLogIntake}
          onFocus={prefetchLogIntake}
          onClick={onAnother}
        >
          {t("dashboard.give.another")}
        </Button>
      )}
    </Card>
  );

  function title(of: string | null): string {
    return of ? t("dashboard.give.titleOf", { name: of }) : t("dashboard.give.title");
  }
}

/** The boxes of one person, or of several people about whom nothing is asked. */
function GiveRows({
  boxes,
  personId,
  isNamed,
  onGive,
}: {
  boxes: readonly GivableBox[];
  personId: string | null;
  isNamed: boolean;
  onGive: (box: GivableBox) => void;
}) {
  const { isPending, standingOf } = useBoxStandings(personId);
  // Nobody waits for the rules to see the boxes, and a row that is drawn must not move under a finger.
  const [isOrdered] = useState(!isPending);
  const listed = useMemo(
    () => withStandings(boxes, standingOf, isOrdered),
    [boxes, standingOf, isOrdered],
  );
  return listed.slice(0, SHOWN_MAX).map(({ of, label }) => (
    <li key={`${of.person.id} ${of.box.id}`}>
      <GiveRow of={of} label={label} isNamed={isNamed} onGive={() => onGive(of)} />
    </li>
  ));
}

/** What was given before stays in its order. @param isOrdered whether those of the others that the rules speak against come last */
function withStandings(
  boxes: readonly GivableBox[],
  standingOf: (box: GivableBox["box"]) => BoxStanding | null,
  isOrdered: boolean,
): readonly { readonly of: GivableBox; readonly label: StandingLabel | null }[] {
  const listed = boxes.map((of) => {
    const standing = standingOf(of.box);
    return {
      of,
      label: standing?.label ?? null,
      isLast: isOrdered && of.last === null && standing?.isAgainst === true,
    };
  });
  return [...listed.filter(({ isLast }) => !isLast), ...listed.filter(({ isLast }) => isLast)];
}
