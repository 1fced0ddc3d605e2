import { formatShortDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { Day } from "#domain/calendar/day.ts";
import type { Availability } from "#domain/notices/availability.ts";
import {
  type BoxNotices,
  currentInformation,
  type Information,
} from "#domain/notices/box-notices.ts";
import { AgencyPage } from "./agency-page.tsx";

/** What the agency says about buying this medicine, and what it announces about it: with its days and its page. */
export function OfficialNotices({
  name,
  notices,
  today,
}: {
  name: string;
  notices: BoxNotices | undefined;
  today: Day;
}) {
  const t = useText();
  const information = notices ? currentInformation(today, notices) : [];
  const availability = notices?.availability ?? [];
  if (availability.length + information.length === 0) return null;
  return (
    <section className="mt-5">
      <h3 className="font-semibold">{t("notices.title")}</h3>
      <ul className="mt-1 divide-y divide-line">
        {availability.map((each) => (
          <li key={`${each.state} ${each.pack}`} className="py-2">
            <AvailabilityFacts name={name} of={each} />
          </li>
        ))}
        {information.map((each) => (
          <li key={`${each.startsOn} ${each.body}`} className="py-2">
            <Announcement name={name} of={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AvailabilityFacts({ name, of }: { name: string; of: Availability }) {
  const t = useText();
  const language = useLanguage();
  const started = formatShortDay(of.startedOn, language);
  return (
    <>
      <p className="font-semibold">{t(`notices.availability.${of.state}`)}</p>
      <p className="text-ink-soft text-sm">
        {of.updatedOn === null
          ? t("notices.sinceUnconfirmed", { started })
          : t("notices.since", { started, updated: formatShortDay(of.updatedOn, language) })}
      </p>
      {of.pack !== null && (
        <p className="text-sm">
          {t("notices.onePack")} <span lang="fr">{of.pack}</span>
        </p>
      )}
      <AgencyPage name={name} url={of.url} />
    </>
  );
}

function Announcement({ name, of }: { name: string; of: Information }) {
  const t = useText();
  const language = useLanguage();
  return (
    <>
      <p lang="fr" className="[overflow-wrap:anywhere]">
        {of.body}
      </p>
      <p className="text-ink-soft text-sm">
        {t("notices.announced", { date: formatShortDay(of.startsOn, language) })}
      </p>
      <AgencyPage name={name} url={of.url} />
    </>
  );
}
