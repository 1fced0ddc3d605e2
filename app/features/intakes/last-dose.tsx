import { useQuery } from "@tanstack/react-query";
import { useSession } from "#app/client/session/session.ts";
import { useNow } from "#app/client/time/now.ts";
import { formatShortMoment } from "#app/locale/format.ts";
import { useGiverWords } from "#app/locale/giver-words.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { AskedProduct } from "./dose-facts.ts";
import { lastDoseQuery } from "./queries.ts";
import { useRelativeTime } from "./use-relative-time.ts";

/** The last dose of a product that a profile took: how much, when, given by whom. */
export function LastDose({ profileId, product }: { profileId: string; product: AskedProduct }) {
  const t = useText();
  const language = useLanguage();
  const ago = useRelativeTime(useNow());
  const quantityWords = useQuantityWords();
  const giverWords = useGiverWords();
  const { session } = useSession();
  const { data: last, isError } = useQuery(lastDoseQuery(profileId, product));
  if (last === undefined) return isError ? t("ui.failure.unexpected") : t("ui.loading");
  if (last === null) return t("intakes.lastDose.none");
  const giver = { id: last.loggedBy, name: last.giverName };
  return (
    <>
      <span className="block tabular-nums">
        {quantityWords(last.medicationForm, last.quantityTaken)} ·{" "}
        <time dateTime={last.takenAt}>{formatShortMoment(last.takenAt, language)}</time> ·{" "}
        {ago(last.takenAt)}
      </span>
      <span className="block">{giverWords(giver, session?.user.id ?? null)}</span>
    </>
  );
}
