import TriangleAlert from "lucide-react/icons/triangle-alert";
import { formatList } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { Person } from "#domain/intakes/recipients.ts";
import type { Home } from "./home-query.ts";

/** So many people have a line each; of more, what is to be given would stand below the first screen of a phone. */
const LINES_MAX = 3;

/** The allergies of everybody shown, over what is given to them. */
export function AllergyNote({ home, shown }: { home: Home; shown: readonly Person[] }) {
  const t = useText();
  const language = useLanguage();
  const [only] = shown;
  const lines = shown.flatMap(({ id, name }) => {
    const person = home.people.find((each) => each.id === id);
    if (!person) return [];
    const { allergies } = person;
    const isAlone = shown.length === 1;
    if (allergies?.length === 0) return [];
    const about = {
      name: name ?? t("profiles.nameless"),
      allergies: formatList(allergies ?? [], language),
    };
    const known = isAlone ? "allergies" : "allergiesOf";
    const unknown = isAlone ? "unreadableAllergies" : "unreadableAllergiesOf";
    return [
      {
        id,
        text: t(`dashboard.${allergies ? known : unknown}`, about),
        short: allergies ? t("dashboard.allergiesShort", about) : null,
      },
    ];
  });
  if (lines.length === 0) {
    if (shown.length !== 1 || !home.people.some(({ id }) => id === only?.id)) return null;
    return <p className="text-ink-soft text-sm">{t("dashboard.noAllergies")}</p>;
  }
  if (lines.length > LINES_MAX) {
    return (
      <div className="flex items-start gap-2 font-semibold text-expired">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <ul
          aria-label={t("dashboard.allergiesOfSeveral")}
          className="min-w-0 [overflow-wrap:anywhere]"
        >
          <li aria-hidden="true" className="inline">
            {t("dashboard.allergiesOfSeveral")}{" "}
          </li>
          {lines.map(({ id, short, text }, nth) => (
            <li key={id} className="inline">
              {short ?? text}
              {nth < lines.length - 1 && " · "}
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <ul className="flex flex-col gap-1">
      {lines.map(({ id, text }) => (
        <li key={id} className="flex items-start gap-2 font-semibold text-expired">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
        </li>
      ))}
    </ul>
  );
}
