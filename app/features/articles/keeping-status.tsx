import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import { formatTime } from "../../locale/format.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import type { Keeping } from "./use-kept-draft.ts";

const LOOK = {
  waiting: { Icon: Clock, colour: "text-ink-soft" },
  kept: { Icon: CircleCheck, colour: "text-valid" },
  failed: { Icon: CircleAlert, colour: "text-expired" },
} as const;

/** What becomes of what is typed and not saved. Told when it matters, not at each key. */
export function KeepingStatus({ keeping }: { keeping: Keeping }) {
  const t = useText();
  const language = useLanguage();
  const look = keeping.is === "idle" ? null : LOOK[keeping.is];
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-sm">
      {look && keeping.is !== "idle" && (
        <span className={`flex items-center gap-2 ${look.colour}`}>
          <look.Icon aria-hidden="true" className="size-4 shrink-0" />
          {keeping.is === "kept"
            ? t("articles.draft.kept", { time: formatTime(keeping.at, language) })
            : t(`articles.draft.${keeping.is}`)}
        </span>
      )}
    </p>
  );
}
