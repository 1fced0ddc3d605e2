import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { useNow } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { formatDay, formatNumber, formatShortMoment, formatTime } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { dayOf } from "#domain/calendar/day.ts";
import { epochMs, type Instant } from "#domain/calendar/instant.ts";
import type { Leaflet, NextDose } from "#domain/dose-rules/leaflet.ts";
import type { DoseTaker } from "#domain/dose-rules/person-band.ts";
import { numbersFor } from "#domain/symptoms/emergency-numbers.ts";
import { useLeafletWords } from "./leaflet-words.ts";
import { PoisonCentreLink } from "./poison-centre-link.tsx";

type KnownLeaflet = Extract<Leaflet, { readonly kind: "rules" }>;

/** When another dose may come by the leaflet, after what was recorded. Never how much is left. */
export function NextDoseLines({
  leaflet: { limits },
  next,
}: {
  leaflet: KnownLeaflet;
  next: NextDose;
}) {
  const t = useText();
  const now = useNow();
  const language = useLanguage();
  const momentWords = useMomentWords();
  const { maximumWords } = useLeafletWords();
  const { interval } = limits;
  const [emergency] = numbersFor(visitorCountry()) ?? [];
  return (
    <>
      {next.isOver && (
        <p className="font-semibold text-danger">
          {t("intakes.leaflet.over", { centre: t("intakes.leaflet.poisonCentre") })}{" "}
          <PoisonCentreLink />
        </p>
      )}
      {next.maximum && (
        <p className="font-semibold">
          {t("intakes.leaflet.maxReached", {
            maximum: maximumWords(limits) ?? "",
            time: momentWords(next.maximum.until, now),
            number: emergency?.number ?? "112",
          })}
        </p>
      )}
      {isPassed(next, now) && interval && next.notBefore && (
        <p>
          {t("intakes.leaflet.intervalPassed", {
            hours: formatNumber(interval.smallest, language),
            time: momentWords(next.notBefore.moment, now),
          })}
        </p>
      )}
      {interval && next.preferred && epochMs(next.preferred) > epochMs(now) && (
        <p>
          {t("intakes.leaflet.preferred", {
            hours: formatNumber(interval.preferred, language),
            time: momentWords(next.preferred, now),
          })}
        </p>
      )}
    </>
  );
}

function isPassed({ notBefore, maximum }: NextDose, now: Instant): boolean {
  return notBefore !== null && maximum === null && epochMs(notBefore.moment) <= epochMs(now);
}

/** What the leaflet of this box prints for this person, with its source; what is not known is said. */
export function LeafletLines({ leaflet, taker }: { leaflet: Leaflet; taker: DoseTaker }) {
  const t = useText();
  const { bandWords, doseWords, dateWords } = useLeafletWords();
  if (leaflet.kind === "prescription") return <p>{t("intakes.leaflet.prescription")}</p>;
  if (leaflet.kind !== "rules") return <p>{t("intakes.leaflet.unknownRule")}</p>;
  const { band, cited, limits } = leaflet;
  const { source } = cited;
  const dose = band.kind === "band" ? doseWords(band.rule) : null;
  // The sentence of the row names its source.
  const isCited = dose !== null && bandWords(cited) !== null;
  const hasFigures = dose !== null || limits.interval || limits.maxDoses || limits.maxMilligrams;
  return (
    <>
      {band.kind === "band" && dose !== null && bandSentence(dose)}
      {band.kind === "band" && band.rule.dose?.unit === "mg/kg" && (
        <p>{t("intakes.leaflet.ownPipette")}</p>
      )}
      <WhoseLines leaflet={leaflet} taker={taker} />
      {!hasFigures && <p>{t("intakes.leaflet.unknownFigures")}</p>}
      {hasFigures && limits.interval === null && <p>{t("intakes.leaflet.noInterval")}</p>}
      <p className="mt-1 text-sm">
        {!isCited &&
          `${t("intakes.leaflet.source", { source: source.name, date: dateWords(source) })} `}
        {t("intakes.leaflet.unreviewed")}
      </p>
    </>
  );

  function bandSentence(words: string) {
    const about = { product: source.name, date: dateWords(source), dose: words };
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
  const { weightKg, weightOn, isAdult } = taker;
  const weight = weightKg === null ? "" : formatNumber(weightKg, language);
  const on = weightOn === null ? "" : formatDay(weightOn, language);
  switch (band.kind) {
    case "band":
      return cited.weight && weightOn ? (
        <p>{t("intakes.leaflet.weight", { weight, day: on })}</p>
      ) : null;
    case "weight-missing":
      if (isAdult === true) return null;
      if (weightKg === null) return <p>{t("intakes.leaflet.weightUnknown")}</p>;
      return weightOn === null ? (
        <p>{t("intakes.leaflet.weightWithoutDay", { weight })}</p>
      ) : (
        <p>{t("intakes.leaflet.weightOld", { weight, day: on })}</p>
      );
    case "age-missing":
      return <p>{t("intakes.leaflet.ageUnknown")}</p>;
    case "outside":
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

/** The hour today, the day and the hour otherwise: '02:45'. */
export function useMomentWords(): (moment: Instant, now: Instant) => string {
  const language = useLanguage();
  return (moment, now) =>
    dayOf(moment, browserZone) === dayOf(now, browserZone)
      ? formatTime(moment, language)
      : formatShortMoment(moment, language);
}
