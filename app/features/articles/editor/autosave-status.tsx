import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import { formatTime } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { AutosaveStatus } from "./use-draft-autosave.ts";

const STATUS_STYLE = {
  waiting: { Icon: Clock, colour: "text-ink-soft" },
  saved: { Icon: CircleCheck, colour: "text-valid" },
  failed: { Icon: CircleAlert, colour: "text-expired" },
} as const;

/** Whether the unsaved text is stored as a draft. It is announced when it changes, not at each key. */
export function AutosaveStatusLine({ status }: { status: AutosaveStatus }) {
  const t = useText();
  const language = useLanguage();
  const style = status.is === "idle" ? null : STATUS_STYLE[status.is];
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-sm">
      {style && status.is !== "idle" && (
        <span className={`flex items-center gap-2 ${style.colour}`}>
          <style.Icon aria-hidden="true" className="size-4 shrink-0" />
          {status.is === "saved"
            ? t("articles.draft.saved", { time: formatTime(status.at, language) })
            : t(`articles.draft.${status.is}`)}
        </span>
      )}
    </p>
  );
}
