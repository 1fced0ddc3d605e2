import { formatDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { substanceWords } from "#domain/medicines/molecules/substance-name.ts";
import type { Offer } from "#domain/symptoms/guidance.ts";
import type { ReviewedSource } from "#domain/symptoms/list/symptom.ts";

/** Why it is here, and where that comes from. */
export function OfferOrigin({ offer, symptom }: { offer: Offer; symptom: string }) {
  const t = useText();
  const language = useLanguage();
  const { item, source } = offer;
  const suggestion = substanceWords(offer.suggestion, language);
  return (
    <p className="text-ink-soft text-sm">
      {t(`symptoms.why.${item.kind}`, { suggestion, symptom })}{" "}
      <span className="block">
        <SourceLine source={source} />
      </span>
    </p>
  );
}

function SourceLine({ source: { name, url, reviewedOn } }: { source: ReviewedSource }) {
  const t = useText();
  const language = useLanguage();
  const said = t("symptoms.offer.source", { name, date: formatDay(reviewedOn, language) });
  if (url === null) return said;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center text-accent underline md:min-h-6"
    >
      {said}
      <span className="sr-only"> {t("symptoms.doctor.newTab")}</span>
    </a>
  );
}
