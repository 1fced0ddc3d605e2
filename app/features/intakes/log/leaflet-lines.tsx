import { useGuidanceLevel } from "#app/client/guidance/guidance-level.ts";
import { useNumberToCall } from "#app/client/locale/use-number-to-call.ts";
import { useNow } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useToday } from "#app/client/time/today.ts";
import { formatDay, formatNumber } from "#app/locale/format.ts";
import { useMomentWords } from "#app/locale/moment-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { useWeightAgeWords } from "#app/locale/weight-age-words.ts";
import { NumberToCall } from "#app/ui/form/number-to-call.tsx";
import { epochMs, type Instant } from "#domain/calendar/instant.ts";
import type { PrintedLimits } from "#domain/dose-rules/dose-rule.ts";
import type { Leaflet, NextDose } from "#domain/dose-rules/leaflet.ts";
import {
  type Limits,
  PARACETAMOL_STOP,
  PARACETAMOL_STOP_PER_KG,
} from "#domain/dose-rules/limits.ts";
import { hasMaximum } from "#domain/dose-rules/next-dose.ts";
import type { DoseTaker } from "#domain/dose-rules/person-band.ts";
import { plausibleWeight } from "#domain/dose-rules/weight-age.ts";
import { useLeafletWords } from "./leaflet-words.ts";

type KnownLeaflet = Extract<Leaflet, { readonly kind: "rules" }>;

/** When another dose may come by the leaflet, after what was recorded. Never how much is left. */
export function NextDoseLines({
  limits,
  next,
  isPassedSaid,
}: {
  limits: Limits;
  next: NextDose;
  /** Whether nothing else of the last hours speaks against saying that the interval has passed. */
  isPassedSaid: boolean;
}) {
  const t = useText();
  const now = useNow();
  const language = useLanguage();
  const momentWords = useMomentWords(browserZone);
  const { maximumWords, sourceWords } = useLeafletWords();
  const { interval } = limits;
  const poisonCentre = useNumberToCall("poison");
  const rescue = useNumberToCall("rescue");
  // Where the leaflet of the box has a maximum, it stands below, and is said to be passed.
  const isStop = next.isOverStop && !(next.isOver && hasMaximum(limits));
  return (
    <>
      {isStop && (
        <p className="font-semibold text-danger">
          {limits.stopMilligrams === PARACETAMOL_STOP.milligrams
            ? t("intakes.leaflet.overStopOfAll", {
                most: formatNumber(PARACETAMOL_STOP.milligrams, language),
                source: sourceWords(PARACETAMOL_STOP.source),
                centre: t("intakes.leaflet.poisonCentre"),
              })
            : t("intakes.leaflet.overStop", {
                perKg: formatNumber(PARACETAMOL_STOP_PER_KG.milligrams, language),
                source: sourceWords(PARACETAMOL_STOP_PER_KG.source),
                centre: t("intakes.leaflet.poisonCentre"),
              })}{" "}
          <NumberToCall {...poisonCentre} />
        </p>
      )}
      {next.isOver && !isStop && (
        <p className="font-semibold text-danger">
          {t("intakes.leaflet.over", { centre: t("intakes.leaflet.poisonCentre") })}{" "}
          <NumberToCall {...poisonCentre} />
        </p>
      )}
      {next.maximum && (
        <p className="font-semibold">
          {t("intakes.leaflet.maxReached", {
            maximum: maximumWords(limits) ?? "",
            time: momentWords("before", next.maximum.until, now),
          })}{" "}
          <NumberToCall {...rescue} />
        </p>
      )}
      {isPassedSaid && isPassed(next, now) && interval && next.notBefore && (
        <p>
          {t("intakes.leaflet.intervalPassed", {
            hours: formatNumber(interval.smallest, language),
            time: momentWords("since", next.notBefore.moment, now),
          })}
        </p>
      )}
      {interval && next.preferred && epochMs(next.preferred) > epochMs(now) && (
        <p>
          {t("intakes.leaflet.preferred", {
            hours: formatNumber(interval.preferred, language),
            time: momentWords("at", next.preferred, now),
          })}
        </p>
      )}
    </>
  );
}

function isPassed(next: NextDose, now: Instant): boolean {
  const { notBefore, maximum } = next;
  if (next.isOver || next.isOverStop || maximum !== null) return false;
  return notBefore !== null && epochMs(notBefore.moment) <= epochMs(now);
}

/** Whether a row, or what holds for a person, has a time or a maximum. */
const hasLimits = ({ interval, maxDoses, maxMilligrams, maxMilligramsPerKg }: PrintedLimits) =>
  (interval ?? maxDoses ?? maxMilligrams ?? maxMilligramsPerKg) !== null;

const WHY_NO_FIGURES = {
  band: "unknownFigures",
  disputed: "unknownFigures",
  "weight-missing": "figuresNeedWeight",
  "age-missing": "figuresNeedAge",
} as const;

/** What the leaflet of this box prints for this person, with its source; what is not known is said. */
export function LeafletLines({
  leaflet,
  taker,
  isTimeShown = false,
}: {
  leaflet: Leaflet;
  taker: DoseTaker;
  /** Whether a time of another leaflet of the home stands above. */
  isTimeShown?: boolean;
}) {
  const t = useText();
  const { bandWords, doseWords, dateWords } = useLeafletWords();
  if (leaflet.kind === "prescription") return <p>{t("intakes.leaflet.prescription")}</p>;
  if (leaflet.kind !== "rules") {
    return (
      <>
        <p>{t(isTimeShown ? "intakes.leaflet.unknownRuleHere" : "intakes.leaflet.unknownRule")}</p>
        <ChildWeight taker={taker} />
      </>
    );
  }
  const { band, cited, limits } = leaflet;
  const { source } = cited;
  const dose = band.kind === "band" ? doseWords(band.rule) : null;
  // The sentence of the row names its source.
  const isCited = dose !== null && bandWords(cited) !== null;
  const hasFigures = dose !== null || hasLimits(limits);
  return (
    <>
      {band.kind === "band" && dose !== null && bandSentence(dose)}
      {band.kind === "band" && band.rule.dose?.unit === "mg/kg" && (
        <p>{t("intakes.leaflet.ownPipette")}</p>
      )}
      <WhoseLines leaflet={leaflet} taker={taker} />
      {!hasFigures && band.kind !== "outside" && (
        <p>
          {t(
            `intakes.leaflet.${leaflet.rules.some(hasLimits) ? WHY_NO_FIGURES[band.kind] : "unknownFigures"}`,
          )}
        </p>
      )}
      {hasFigures && limits.interval === null && <p>{t("intakes.leaflet.noInterval")}</p>}
      <p className="mt-1">
        {!isCited &&
          `${t("intakes.leaflet.source", { source: source.name, date: dateWords(source) })} `}
        {t("intakes.leaflet.unreviewed")}
      </p>
    </>
  );

  function bandSentence(words: string) {
    // "La notice (Notice …" would say it twice.
    const product = source.name.replace(/^Notice /u, "");
    const about = { product, date: dateWords(source), dose: words };
    const person = bandWords(cited);
    if (person === null) return <p>{words}</p>;
    return (
      <p>
        {source.section === null
          ? t("intakes.leaflet.band", { ...about, band: person })
          : t("intakes.leaflet.bandOfSection", {
              ...about,
              band: person,
              section: source.section,
            })}
      </p>
    );
  }
}

/** What a child weighed, and when: beside a leaflet that nobody here has read, the paper goes by it. */
function ChildWeight({
  taker: { weightKg, weightOn, isAdult, ageInMonths },
}: {
  taker: DoseTaker;
}) {
  const t = useText();
  const language = useLanguage();
  if (isAdult !== false || weightKg === null || weightOn === null) return null;
  const weight = formatNumber(weightKg, language);
  return plausibleWeight({ weightKg, isAdult, ageInMonths }) === null ? (
    <p className="font-semibold">{t("intakes.leaflet.weightImplausible", { weight })}</p>
  ) : (
    <p>{t("intakes.leaflet.weight", { weight, day: formatDay(weightOn, language) })}</p>
  );
}

/** The weight and age that the row was chosen by, or what is missing to choose one. */
function WhoseLines({
  leaflet: { band, cited, rules },
  taker,
}: {
  leaflet: KnownLeaflet;
  taker: DoseTaker;
}) {
  const t = useText();
  const language = useLanguage();
  const outsideWords = useOutsideWords();
  const weightAgeWords = useWeightAgeWords();
  const today = useToday();
  const level = useGuidanceLevel();
  const { weightKg, weightOn, isAdult } = taker;
  const weight = weightKg === null ? "" : formatNumber(weightKg, language);
  const on = weightOn === null ? "" : formatDay(weightOn, language);
  switch (band.kind) {
    case "band":
      return cited.weight && weightOn ? (
        <p>{t("intakes.leaflet.weight", { weight, day: on })}</p>
      ) : null;
    case "weight-missing":
      if (weightKg !== null && plausibleWeight(taker) === null) {
        return (
          <p className="font-semibold">{t("intakes.leaflet.weightImplausible", { weight })}</p>
        );
      }
      if (isAdult === true) return null;
      return (
        <p>{weightAgeWords(weightKg === null ? null : `${weight}\u00a0kg`, weightOn, today)}</p>
      );
    case "disputed":
      return null;
    case "age-missing":
      return <p>{t("intakes.leaflet.ageUnknown")}</p>;
    case "outside":
      // What the leaflet prints is quoted; that it is not for this person is a comparison.
      if (level === "leaflet") return null;
      return (
        <p className="font-semibold">
          {band.because === "age"
            ? t("intakes.leaflet.outsideAge")
            : t("intakes.leaflet.outsideWeight", { band: outsideWords(rules), weight })}
        </p>
      );
  }
}

/** The rows of a leaflet in one list: '11 à 16 kg, 17 à 20 kg'. */
export function useOutsideWords(): (rules: KnownLeaflet["rules"]) => string {
  const { bandWords } = useLeafletWords();
  return (rules) =>
    [...new Set(rules.map((rule) => bandWords(rule)).filter((words) => words !== null))].join(
      " ; ",
    );
}
