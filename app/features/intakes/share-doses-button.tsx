import { useQueryClient } from "@tanstack/react-query";
import Share from "lucide-react/icons/share";
import { failureOf } from "#app/client/errors/failure.ts";
import { useOutboxActions } from "#app/client/offline/device-outbox.ts";
import { fetchOrKept } from "#app/client/queries/fetch-or-kept.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { today } from "#app/client/time/today.ts";
import { formatDay, formatShortMoment } from "#app/locale/format.ts";
import { useGiverWords } from "#app/locale/giver-words.ts";
import { loadFailure } from "#app/locale/load-failure.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { shareText } from "#app/ui/share-text.ts";
import { addDays } from "#domain/calendar/day.ts";
import { epochMs, instantAt } from "#domain/calendar/instant.ts";
import { startOfDay } from "#domain/calendar/wall-time.ts";
import { boxName } from "#domain/inventory/box-name.ts";
import type { NamedDose } from "./dose-facts.ts";
import { withWaitingDoses } from "./log/waiting-doses.ts";
import { keptLedgerQuery } from "./queries.ts";

/** What a person took since yesterday, as a text for whoever asks: a doctor on the telephone, the other parent. */
export function ShareDosesButton({
  profileId,
  person,
}: {
  profileId: string;
  person: string | null;
}) {
  const t = useText();
  const language = useLanguage();
  const quantityWords = useQuantityWords();
  const giverWords = useGiverWords();
  const queryClient = useQueryClient();
  const actions = useOutboxActions(profileId);

  async function share() {
    const query = keptLedgerQuery(profileId);
    try {
      const ledger = await fetchOrKept(queryClient, query);
      const readAt = queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0;
      await hand(wordsOf(withWaitingDoses(ledger, actions, readAt).doses, readAt));
    } catch (problem) {
      showToast({ tone: "failure", message: t(loadFailure(failureOf(problem))) });
    }
  }

  async function hand(text: string) {
    try {
      const outcome = await shareText({ text });
      if (outcome === "copied") showToast({ tone: "success", message: t("intakes.share.copied") });
    } catch {
      showToast({ tone: "failure", message: t("intakes.share.failed") });
    }
  }

  function wordsOf(doses: readonly NamedDose[], readAt: number): string {
    const yesterday = addDays(today(), -1);
    const from = epochMs(startOfDay(yesterday, browserZone));
    const listed = doses
      .filter(({ takenAt }) => epochMs(takenAt) >= from)
      .sort((a, b) => epochMs(a.takenAt) - epochMs(b.takenAt));
    const date = formatDay(yesterday, language);
    return [
      person === null
        ? t("intakes.share.title", { date })
        : t("intakes.share.titleOf", { name: person, date }),
      ...listed.map((dose) => {
        const what = [boxName(dose), quantityWords(dose.form, dose.quantity)];
        const giver = giverWords({ id: dose.by, name: dose.byName }, null);
        return `- ${[formatShortMoment(dose.takenAt, language), ...what, giver].join(" · ")}`;
      }),
      ...(listed.length === 0 ? [t("intakes.share.none")] : []),
      t("intakes.share.from", { moment: formatShortMoment(instantAt(readAt), language) }),
    ].join("\n");
  }

  return (
    <Button
      variant="secondary"
      icon={<Share aria-hidden="true" className="size-5" />}
      className="print:hidden"
      onClick={() => void share()}
    >
      {t("intakes.share.action")}
    </Button>
  );
}
