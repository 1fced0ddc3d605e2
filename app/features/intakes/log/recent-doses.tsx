import Clock from "lucide-react/icons/clock";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import type { useHomeWait } from "#app/client/cabinet-checks/use-cabinet-checks.ts";
import { useGuidanceLevel } from "#app/client/guidance/guidance-level.ts";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { useNow } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useToday } from "#app/client/time/today.ts";
import { formatList, formatMoment, formatNumber } from "#app/locale/format.ts";
import { useMomentWords } from "#app/locale/moment-words.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useReadingWords } from "#app/locale/reading-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { epochMs, type Instant } from "#domain/calendar/instant.ts";
import type { DaysLimit } from "#domain/dose-rules/days-limit.ts";
import { type Leaflet, limitsOf, type NextDose, nextDose } from "#domain/dose-rules/leaflet.ts";
import { limitsOfGiven } from "#domain/intakes/given-limits.ts";
import type { RecentDoseSummary, SubstanceDoses } from "#domain/intakes/recent-doses.ts";
import { relativeTime } from "#domain/intakes/relative-time.ts";
import type { Substance } from "#domain/medicines/molecules/molecule.ts";
import { substanceName } from "#domain/medicines/molecules/substance-name.ts";
import type { DoseFacts, NamedDose } from "../dose-facts.ts";
import { useRelativeTime } from "../use-relative-time.ts";
import { useDaysLimitWords } from "./days-limit-words.ts";
import { useDoseWords } from "./dose-words.ts";
import { LeafletLines, NextDoseLines } from "./leaflet-lines.tsx";
import { useLeafletWords } from "./leaflet-words.ts";
import { useMilligramsOfWords, useOfWords } from "./of-words.ts";
import type { DeviceDose } from "./waiting-doses.ts";

/** Of doses whose substance is unknown, the latest; how many more there are is said. */
const UNKNOWN_SHOWN = 3;

/**
 * Whether somebody has already given a dose of the same substance, from this box or another: the question of three in
 * the morning, answered before the form. Facts alone: what is not known is said to be unknown.
 */
export function RecentDoses({
  wordsId,
  facts,
  relevantDoses,
  homeWaitOf,
  leaflet,
  passedDays,
  unitMilligrams,
  isFailed,
  deviceDoses,
  keptAt,
  onRetry,
}: {
  /** The id of the words without their heading, for a dialog that they describe. */
  wordsId?: string;
  /** Undefined while on their way. */
  facts: DoseFacts | undefined;
  relevantDoses: RecentDoseSummary<NamedDose> | undefined;
  homeWaitOf: ReturnType<typeof useHomeWait>;
  leaflet: Leaflet | undefined;
  /** Where more days in a row are recorded than the leaflet has without a doctor. */
  passedDays: DaysLimit | null;
  /** In one unit of the box; null where unknown. */
  unitMilligrams: number | null;
  /** When they were read, where the network did not confirm them. */
  keptAt: Instant | null;
  /** Whether they could not be read, now or at the last look. */
  isFailed: boolean;
  /** Then, those that this device has recorded. */
  deviceDoses: readonly DeviceDose[];
  onRetry: () => void;
}) {
  const t = useText();
  const now = useNow();
  const today = useToday();
  const language = useLanguage();
  const ago = useRelativeTime(now);
  const quantityWords = useQuantityWords();
  const doseWords = useDoseWords();
  const momentWords = useMomentWords(browserZone);
  const readingWords = useReadingWords();
  const ofWords = useOfWords();
  const milligramsOfWords = useMilligramsOfWords();
  const daysWords = useDaysLimitWords();
  const { maximumWords } = useLeafletWords();
  const level = useGuidanceLevel();
  if (isFailed) {
    return (
      <Frame wordsId={wordsId} isUrgent>
        <p>{t("intakes.last.unknown")}</p>
        {deviceDoses.map(({ dose, isSent }) => (
          <p key={dose.id} className="mt-1 font-semibold">
            {t(isSent ? "intakes.last.sentHere" : "illness.notedHere", {
              what: doseWords(dose, dose.by ?? "", now),
            })}
          </p>
        ))}
        <Button variant="secondary" className="mt-2" onClick={onRetry}>
          {t("ui.retry")}
        </Button>
      </Frame>
    );
  }
  if (!facts || !relevantDoses || !leaflet) return <Skeleton className="h-18.5" />;
  const compares = level === "checks";
  const { substances, taken, unknown } = relevantDoses;
  const otherNsaid = compares ? relevantDoses.otherNsaid : null;
  const { taker } = facts;
  const limitsFor = (substance: Substance) => limitsOf(leaflet, substance, taker, today);
  const names = formatList(
    substances.map((each) => substanceName(each, language)),
    language,
  );
  const latest = [...taken.map(({ last }) => last), ...unknown];
  const reading = { taker, country: visitorCountry(), today, now };
  const nextOf = ({ substance, amounts, doses }: SubstanceDoses<NamedDose>) => {
    if (!compares) return null;
    const limits = limitsFor(substance);
    const limitsGiven = limitsOfGiven(doses, [limits], reading);
    return nextDose(amounts, limits, unitMilligrams, now, limitsGiven);
  };
  // The leaflet of the box itself comes first; where nobody read it, another one of the home says no less.
  const elsewhereOf = (doses: SubstanceDoses<NamedDose>) => {
    const next = nextOf(doses);
    return next && next.notBefore === null && next.maximum === null
      ? homeWaitOf(doses.substance, doses.amounts)
      : null;
  };
  const limitPassed = compares ? passedDays : null;
  const isUrgent =
    limitPassed !== null ||
    otherNsaid !== null ||
    latest.some(({ takenAt }) => relativeTime(takenAt, now).unit === "under-an-hour") ||
    taken.some((doses) => isAgainstADose(nextOf(doses), now) || elsewhereOf(doses) !== null);
  return (
    <Frame wordsId={wordsId} isUrgent={isUrgent || keptAt !== null}>
      {keptAt !== null && (
        <p className="mb-2">
          <strong>{t("ui.keptAnswer.from", { moment: readingWords(keptAt) })}</strong>{" "}
          {t("ui.keptAnswer.othersUnknown")}
        </p>
      )}
      {otherNsaid && (
        <p className="mb-1 font-semibold">
          {t("intakes.leaflet.otherNsaid", {
            substance: capitalised(substanceName(otherNsaid.substance, language)),
            dose: doseWords(otherNsaid.dose, facts.me, now),
          })}
        </p>
      )}
      {substances.length === 0 && <p>{t("intakes.last.noSubstance")}</p>}
      {taken.map(ofSubstance)}
      {latest.length === 0 && none()}
      {unknown.length > 0 && ofUnknown()}
      {limitPassed && substances[0] !== undefined && (
        <p className="font-semibold">{daysWords(limitPassed, substances[0])}</p>
      )}
      <div className="mt-1 space-y-1">
        <LeafletLines
          leaflet={leaflet}
          taker={facts.taker}
          isTimeShown={taken.some((doses) => elsewhereOf(doses) !== null)}
        />
      </div>
    </Frame>
  );

  function ofSubstance(doses: SubstanceDoses<NamedDose>) {
    const next = nextOf(doses);
    const waiting = next && isWaiting(next, now) ? next : null;
    const elsewhere = elsewhereOf(doses);
    const limits = limitsFor(doses.substance);
    const maximum = maximumWords(limits);
    return (
      <div key={doses.substance} className="mb-1 space-y-1">
        {waiting?.notBefore && limits.interval ? (
          <p>
            <strong>
              {t("intakes.leaflet.notBefore", {
                substance: capitalised(substanceName(doses.substance, language)),
                time: momentWords("before", waiting.notBefore.moment, now),
              })}
            </strong>{" "}
            {t("intakes.last.latest", { dose: doseWords(doses.last, facts?.me ?? "", now) })}{" "}
            {t("intakes.leaflet.hours", {
              hours: formatNumber(limits.interval.smallest, language),
            })}
          </p>
        ) : null}
        {elsewhere && (
          <p>
            <strong>
              {t("intakes.leaflet.notBefore", {
                substance: capitalised(substanceName(doses.substance, language)),
                time: momentWords("before", elsewhere.until, now),
              })}
            </strong>{" "}
            {t("intakes.leaflet.ofHome", { name: elsewhere.name })}
          </p>
        )}
        <p className={waiting ? undefined : "font-semibold"}>
          {totalWords(doses)}
          {maximum && doses.count > 0 && <>. {t("intakes.leaflet.maximum", { maximum })}</>}
        </p>
        {!waiting && (
          <p>{t("intakes.last.latest", { dose: doseWords(doses.last, facts?.me ?? "", now) })}</p>
        )}
        {next && (
          <NextDoseLines
            limits={limits}
            next={next}
            isPassedSaid={otherNsaid === null && unknown.length === 0 && keptAt === null}
          />
        )}
      </div>
    );
  }

  function totalWords({ substance, count, milligrams }: SubstanceDoses): string {
    const name = substanceName(substance, language);
    const about = { ofSubstance: ofWords(name), count };
    if (count === 0) return t("intakes.last.none24", about);
    if (milligrams === null) return t("intakes.last.total", about);
    const amount = milligramsOfWords(formatNumber(milligrams.sum, language), name);
    const word = milligrams.isAtLeast ? "totalAtLeast" : "totalMilligrams";
    return t(`intakes.last.${word}`, { count, amount });
  }

  /** Nothing of the last two days; what is longer ago is known of this product alone. */
  function none() {
    const last = facts?.lastOfProduct;
    return (
      <>
        {last && (
          <p>
            {t("intakes.last.at", {
              ago: ago(last.takenAt),
              moment: formatMoment(last.takenAt, language),
              quantity: quantityWords(last.medicationForm, last.quantityTaken),
              dosage: last.medicationDosage,
            })}
          </p>
        )}
        <p>
          {substances.length === 0
            ? t("intakes.last.noneOfAny")
            : t(last || keptAt !== null ? "intakes.last.noneSince" : "intakes.last.none", {
                ofSubstances: ofWords(names),
              })}
        </p>
      </>
    );
  }

  function ofUnknown() {
    const more = unknown.length - UNKNOWN_SHOWN;
    return (
      <div className="mt-1">
        <p className="font-semibold">
          {t(substances.length === 0 ? "intakes.last.ofAny" : "intakes.last.ofUnknown")}
        </p>
        <ul className="list-disc pl-5">
          {unknown.slice(0, UNKNOWN_SHOWN).map((dose) => (
            <li key={dose.id}>{doseWords(dose, facts?.me ?? "", now)}</li>
          ))}
        </ul>
        {more > 0 && <p>{t("intakes.last.more", { count: more })}</p>}
      </div>
    );
  }
}

function isAgainstADose(next: NextDose | null, now: Instant): boolean {
  if (!next) return false;
  return next.isOver || next.isOverStop || next.maximum !== null || isWaiting(next, now);
}

function isWaiting({ notBefore }: NextDose, now: Instant): boolean {
  return notBefore !== null && epochMs(notBefore.moment) > epochMs(now);
}

function Frame({
  wordsId,
  isUrgent,
  children,
}: {
  wordsId: string | undefined;
  isUrgent: boolean;
  children: ReactNode;
}) {
  const t = useText();
  const Icon = isUrgent ? TriangleAlert : Clock;
  return (
    <section
      aria-label={t("intakes.last.title")}
      className={`wrap-break-word rounded-control px-3 py-3 tabular-nums ${isUrgent ? "bg-soon/10 text-soon" : "bg-accent-soft"}`}
    >
      <Icon
        aria-hidden="true"
        // Words in large letters need the whole width below it.
        className={`float-start me-2 mt-0.5 size-5 ${isUrgent ? "" : "text-accent"}`}
      />
      <div id={wordsId}>{children}</div>
    </section>
  );
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
