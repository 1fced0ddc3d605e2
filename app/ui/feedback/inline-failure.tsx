import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "../button/button.tsx";

/** In the place of a list that could not be read: one sentence, and the way to try again. */
export function InlineFailure({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const t = useText();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-expired/10 px-4 py-3 text-expired"
    >
      <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 grow">{children}</span>
      <Button variant="secondary" onClick={onRetry}>
        {t("ui.retry")}
      </Button>
    </div>
  );
}
