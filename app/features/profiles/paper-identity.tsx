import { useQuery } from "@tanstack/react-query";
import { useNow } from "#app/client/time/now.ts";
import { formatDay, formatShortMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { profileName } from "#domain/profiles/profile.ts";
import { factsQuery } from "./queries.ts";

/** On paper alone: whose sheet it is, for somebody who knows nobody of the home, and of what moment. */
export function PaperIdentity({ profileId }: { profileId: string }) {
  const t = useText();
  const language = useLanguage();
  const now = useNow();
  const { data: facts } = useQuery(factsQuery(profileId));
  if (!facts) return null;
  const born = facts.bornOn ? formatDay(facts.bornOn, language) : t("illness.paper.bornUnknown");
  const name = profileName(facts) ?? t("profiles.nameless");
  return (
    <div className="hidden text-sm print:block">
      <p className="font-semibold wrap-anywhere">{t("illness.paper.person", { name, born })}</p>
      <p>{t("illness.paper.printed", { moment: formatShortMoment(now, language) })}</p>
    </div>
  );
}
