import { useToday } from "#app/client/time/today.ts";
import { useSetReadinessDue } from "#app/features/readiness/readiness-due.ts";
import { ReadinessNote } from "#app/features/readiness/readiness-note.tsx";
import { useText } from "#app/locale/text.tsx";
import { useSaveFailedToast } from "#app/ui/feedback/save-failed-toast.ts";
import { nextReadinessDay } from "#domain/readiness/readiness-due.ts";
import { useReadiness } from "../readiness/use-readiness.ts";

/** Asked only where something is missing and everything could be read. */
export function ReadinessQuestion({ userId }: { userId: string }) {
  const t = useText();
  const today = useToday();
  const showUnsaved = useSaveFailedToast();
  const { children, isPending, gaps } = useReadiness(userId);
  const { mutateAsync } = useSetReadinessDue(userId);
  if (isPending || !children?.length || gaps === 0) return null;

  function putOff() {
    mutateAsync({ readinessDueOn: nextReadinessDay(today, "put-off") }).catch(() =>
      showUnsaved(t("readiness.notPutOff"), putOff),
    );
  }

  return <ReadinessNote gaps={gaps} onPutOff={putOff} />;
}
