import RotateCw from "lucide-react/icons/rotate-cw";
import { isTransient } from "#app/client/errors/failure.ts";
import { loadFailure } from "#app/locale/load-failure.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import type { Failure } from "#domain/failure.ts";

/** Why the photo is not shown: the rest of the box is there, so that it is no failure of the page. */
export function PhotoProblem({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useText();
  return (
    <div role="status" className="mt-5 flex flex-wrap items-center gap-3">
      <p className="text-ink-soft">
        {isTransient(failure) ? t("inventory.details.photoOffline") : t(loadFailure(failure))}
      </p>
      <Button
        variant="secondary"
        icon={<RotateCw aria-hidden="true" className="size-4" />}
        onClick={onRetry}
      >
        {t("ui.retry")}
      </Button>
    </div>
  );
}
