import { useQuery } from "@tanstack/react-query";
import { medicationsQuery } from "#app/features/inventory/queries.ts";
import { useText } from "#app/locale/text.tsx";
import { BoxResult } from "../search/search-results.tsx";
import { useOpenBox } from "../search/use-open-box.tsx";
import { useSearch } from "../search/use-search.ts";

/** Enough to see that it is there; the search of everything has the rest. */
const MOST = 5;

/** The boxes of other people and homes that the words find, each one press away; nothing where there is none. */
export function FoundElsewhere({
  userId,
  profileId,
  words,
}: {
  userId: string;
  /** In whose list nothing was found. */
  profileId: string;
  words: string;
}) {
  const t = useText();
  const { found, substanceOf } = useSearch(userId, words);
  const { data: own = [] } = useQuery(medicationsQuery(profileId));
  const { open, dialogs } = useOpenBox(userId);
  const elsewhere = found.boxes.filter(({ box }) => own.every(({ id }) => id !== box.id));
  if (elsewhere.length === 0) return dialogs;
  return (
    <section className="text-left">
      <h3 className="text-base">{t("inventory.noMatch.elsewhere")}</h3>
      <ul>
        {elsewhere.slice(0, MOST).map((each) => (
          <li key={each.box.id}>
            <BoxResult
              found={each}
              userId={userId}
              substance={substanceOf(each.box.id)}
              onBox={open}
            />
          </li>
        ))}
      </ul>
      {dialogs}
    </section>
  );
}
