import PackageOpen from "lucide-react/icons/package-open";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useToday } from "#app/client/time/today.ts";
import { formatDay } from "#app/locale/format.ts";
import { useInUseWords } from "#app/locale/opened-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { useSaveFailedToast } from "#app/ui/feedback/save-failed-toast.ts";
import type { Day } from "#domain/calendar/day.ts";
import { goodUntil, inUseGuide } from "#domain/inventory/opened-life.ts";
import { useOpenMedication } from "../queries.ts";
import type { StoredMedication } from "../stored-medication.ts";

/** When a box was opened and until when that leaves it good; of a closed one, the button that opens it. */
export function OpenedOn({
  profileId,
  medication,
}: {
  profileId: string;
  medication: StoredMedication;
}) {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const may = usePermissionCheck();
  const inUseWords = useInUseWords();
  const showUnsaved = useSaveFailedToast();
  const opening = useOpenMedication(profileId);
  const { id, openedOn, inUseDays } = medication;
  const guide = inUseGuide(medication);
  // Not the callbacks of `mutate`: the dialog may be gone before the answer comes.
  function open(day: Day) {
    opening
      .mutateAsync({ id, openedOn: day })
      .catch(() => showUnsaved(t("inventory.opened.failed"), () => open(day)));
  }
  if (openedOn === null) {
    return may("edit-medications") ? (
      <Button
        variant="secondary"
        icon={<PackageOpen aria-hidden="true" className="size-5" />}
        onClick={() => open(today)}
      >
        {t("inventory.opened.now")}
      </Button>
    ) : (
      t("inventory.opened.notYet")
    );
  }
  return (
    <>
      {formatDay(openedOn, language)}
      {inUseDays !== null ? (
        <span className="block text-ink-soft text-sm">
          {t("inventory.opened.goodUntil", { date: formatDay(goodUntil(medication), language) })}
        </span>
      ) : (
        guide && (
          <span className="block text-ink-soft text-sm">
            {t("inventory.opened.guide", { guide: inUseWords(guide.days), source: guide.source })}
          </span>
        )
      )}
    </>
  );
}
