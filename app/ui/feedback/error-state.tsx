import RotateCw from "lucide-react/icons/rotate-cw";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { loadFailure } from "#app/locale/load-failure.ts";
import { useText } from "#app/locale/text.tsx";
import type { Failure } from "#domain/failure.ts";
import { Button } from "../button/button.tsx";

/**
 * What happened, what to do, try again.
 * @param title what could not be done, where a page says it in words of its own
 */
export function ErrorState({
  failure,
  title,
  onRetry,
}: {
  failure: Failure;
  title?: string;
  onRetry?: () => void;
}) {
  const t = useText();
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-8 text-center">
      <TriangleAlert aria-hidden="true" className="size-8 text-expired" />
      <p className="text-lg font-semibold">{title ?? t("ui.failure.title")}</p>
      <p className="max-w-prose text-ink-soft">{t(loadFailure(failure))}</p>
      {onRetry && (
        <Button
          variant="secondary"
          icon={<RotateCw aria-hidden="true" className="size-4" />}
          onClick={onRetry}
        >
          {t("ui.retry")}
        </Button>
      )}
    </div>
  );
}
