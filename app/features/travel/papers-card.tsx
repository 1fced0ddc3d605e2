import { Link } from "react-router";
import { formatShortDay } from "#app/locale/format.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { day } from "#domain/calendar/day.ts";

/** Where each sentence of this card comes from, and the day of the text, or on which an undated page was read. */
const SOURCES = [
  {
    key: "ansm",
    on: day("2026-11-26"),
    url: "https://ansm.sante.fr/vos-demarches/patient/voyager-avec-mes-medicaments",
  },
  {
    key: "schengen",
    on: day("2010-04-22"),
    url: "https://www.europarl.europa.eu/sides/getAllAnswers.do?reference=E-2010-1108&language=EN",
  },
  {
    key: "ars",
    on: day("2026-11-26"),
    url: "https://www.iledefrance.ars.sante.fr/index.php/voyager-avec-ses-medicaments",
  },
  {
    key: "incb",
    on: day("2026-11-26"),
    url: "https://www.incb.org/incb/en/travellers/general-information.html",
  },
] as const;

/** What to have on paper, by official texts. It is a reminder, and no advice about the law of any country. */
export function PapersCard() {
  const t = useText();
  const path = useLocalePath();
  const language = useLanguage();
  return (
    <Card title={t("travel.papers.title")} className="break-inside-avoid">
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>{t("travel.papers.prescription")}</li>
        <li>{t("travel.papers.certificate")}</li>
        <li>{t("travel.papers.france")}</li>
        <li>{t("travel.papers.countries")}</li>
        <li>
          <Link to={path("profile/card")} className="text-accent underline underline-offset-4">
            {t("travel.papers.card")}
          </Link>
        </li>
      </ul>
      <p className="mt-3 font-semibold">{t("travel.papers.noAdvice")}</p>
      <ul className="mt-3 flex flex-col gap-1 text-ink-soft text-sm">
        {SOURCES.map(({ key, on, url }) => (
          <li key={key}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center underline underline-offset-4 [overflow-wrap:anywhere]"
            >
              {t(`travel.sources.${key}`, { date: formatShortDay(on, language) })}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
