import { useQuery } from "@tanstack/react-query";
import ChevronRight from "lucide-react/icons/chevron-right";
import Thermometer from "lucide-react/icons/thermometer";
import { Link } from "react-router";
import { readerTemperatureUnit } from "#app/client/locale/temperature-unit.ts";
import { useNow } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { formatTemperature } from "#app/locale/illness-words.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useMomentWords } from "#app/locale/moment-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { Person } from "#domain/intakes/recipients.ts";
import { currentIllnessesQuery } from "./current-illnesses.ts";
import type { CurrentIllness } from "./data.ts";

/** Who of these people is ill, each with the way to their log. With one person shown, also the way to begin one. */
export function IllnessNotes({
  people,
  onChoose,
}: {
  people: readonly Person[];
  /** The log is about the person chosen. */
  onChoose: (profileId: string) => void;
}) {
  const t = useText();
  const now = useNow();
  const path = useLocalePath();
  const language = useLanguage();
  const momentWords = useMomentWords(browserZone);
  const { data: illnesses } = useQuery(currentIllnessesQuery);
  const [only] = people.length === 1 ? people : [];
  const notes = people.flatMap((person) => {
    const illness = illnesses?.find(({ profileId }) => profileId === person.id);
    const name = person.name ?? t("profiles.nameless");
    if (illness) return [{ person, isIll: true, words: wordsOf(illness, name) }];
    return person === only && illnesses
      ? [{ person, isIll: false, words: t("illness.maybe", { name }) }]
      : [];
  });
  if (notes.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2 print:hidden">
      {notes.map(({ person, isIll, words }) => (
        <li key={person.id}>
          <Link
            to={path("illness")}
            onClick={() => onChoose(person.id)}
            className={`flex min-h-11 items-center gap-2 font-semibold tabular-nums no-underline ${
              isIll ? "rounded-control bg-soon/10 px-3 py-2 text-soon" : "text-accent"
            }`}
          >
            <Thermometer aria-hidden="true" className="size-5 shrink-0" />
            <span className="min-w-0">{words}</span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );

  function wordsOf({ beganAt, temperature }: CurrentIllness, name: string): string {
    const about = { name, moment: momentWords("since", beganAt, now) };
    if (!temperature) return t("illness.current", about);
    return t("illness.currentWith", {
      ...about,
      temperature: formatTemperature(temperature.celsius, readerTemperatureUnit(), language),
      measured: momentWords("at", temperature.at, now),
    });
  }
}
