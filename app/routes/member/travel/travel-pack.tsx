import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { useToday } from "#app/client/time/today.ts";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import { AsNeededList } from "#app/features/travel/as-needed-list.tsx";
import type { PackedBox } from "#app/features/travel/packed-box.ts";
import { PapersCard } from "#app/features/travel/papers-card.tsx";
import { TreatmentLine } from "#app/features/travel/treatment-line.tsx";
import { TripForm } from "#app/features/travel/trip-form.tsx";
import { formatDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { addDays } from "#domain/calendar/day.ts";
import { asNeededBoxes, packedTreatments } from "#domain/travel/travel-pack.ts";
import { checkTrip, type Trip, type TripDraft } from "#domain/travel/trip.ts";
import { useTravelBoxes } from "./use-travel-boxes.ts";

const A_WEEK = 7;

/** What to take for some people and days. Nothing of it is stored: it is made anew from the schedules. */
export function TravelPack({ userId }: { userId: string }) {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const { people, profileId } = useActiveProfile(userId);
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => new Set([profileId]));
  const [draft, setDraft] = useState<TripDraft>({
    leavesOn: addDays(today, 1),
    returnsOn: addDays(today, A_WEEK),
    marginDays: 3,
  });
  const chosen = people.filter(({ id }) => picked.has(id));
  const boxes = useTravelBoxes(
    userId,
    chosen.map(({ id }) => id),
  );
  const checked = checkTrip(draft, today);

  return (
    <>
      <TripForm
        people={people.map(({ id, name }) => ({ id, name: name ?? t("profiles.nameless") }))}
        chosen={picked}
        onChoose={(id, isChosen) => setPicked(withChoice(picked, id, isChosen))}
        trip={draft}
        onTrip={setDraft}
        wrong={checked.ok ? {} : checked.wrong}
        today={today}
      />
      {content()}
    </>
  );

  function content() {
    if (chosen.length === 0) return <p role="status">{t("travel.nobody")}</p>;
    if (!checked.ok) return null;
    if (boxes.problem) {
      return <ErrorState failure={failureOf(boxes.problem)} onRetry={boxes.onRetry} />;
    }
    if (boxes.isPending) return <SkeletonList rows={4} rowClassName="h-16" />;
    const trip = checked.value;
    return (
      <>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 grow basis-60 font-semibold">
            {t("travel.days", {
              from: formatDay(trip.leavesOn, language),
              to: formatDay(trip.returnsOn, language),
            })}
          </p>
          <Button
            variant="secondary"
            icon={<Printer aria-hidden="true" className="size-5" />}
            className="print:hidden"
            onClick={() => window.print()}
          >
            {t("travel.print")}
          </Button>
        </div>
        <p className="text-ink-soft">{t("travel.counted")}</p>
        {chosen.map(({ id, name }) => (
          <PackCard
            key={id}
            title={name ?? t("profiles.nameless")}
            boxes={boxes.own.get(id) ?? []}
            trip={trip}
            recent={boxes.recent}
          />
        ))}
        {boxes.common.length > 0 && (
          <PackCard
            title={t("travel.common")}
            boxes={boxes.common}
            trip={trip}
            recent={boxes.recent}
          />
        )}
        {boxes.unreadable > 0 && (
          <p className="font-semibold text-soon">
            {t("ui.unreadable.items", { count: boxes.unreadable })}
          </p>
        )}
        <PapersCard />
      </>
    );
  }
}

/** The boxes of one person, or those of the whole home. */
function PackCard({
  title,
  boxes,
  trip,
  recent,
}: {
  title: string;
  boxes: readonly PackedBox[];
  trip: Trip;
  recent: ReadonlySet<string>;
}) {
  const t = useText();
  const today = useToday();
  // What was given of late is likely to be needed again.
  const [taken, setTaken] = useState<ReadonlySet<string>>(recent);
  const treatments = packedTreatments(boxes, trip, today);
  const asNeeded = asNeededBoxes(boxes, trip);
  return (
    <Card title={title}>
      <h3 className="text-base">{t("travel.planned")}</h3>
      {treatments.length === 0 ? (
        <p className="text-ink-soft">{t("travel.nothingPlanned")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {treatments.map((treatment) => (
            <TreatmentLine key={treatment.box.id} treatment={treatment} />
          ))}
        </ul>
      )}
      {asNeeded.length > 0 && (
        <>
          <h3 className="mt-4 text-base">{t("travel.asNeeded")}</h3>
          <AsNeededList
            boxes={asNeeded}
            taken={taken}
            onTake={(id, isTaken) => setTaken(withChoice(taken, id, isTaken))}
          />
        </>
      )}
    </Card>
  );
}

function withChoice(chosen: ReadonlySet<string>, id: string, isChosen: boolean): Set<string> {
  const next = new Set(chosen);
  if (isChosen) next.add(id);
  else next.delete(id);
  return next;
}
