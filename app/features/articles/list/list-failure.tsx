import RotateCw from "lucide-react/icons/rotate-cw";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";

/** The list could not be loaded, in the words of the specification. */
export function ListFailure({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice tone="failure">{t("articles.loadFailed")}</Notice>
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
