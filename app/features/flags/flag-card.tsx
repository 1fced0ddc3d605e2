import CircleCheck from "lucide-react/icons/circle-check";
import CircleOff from "lucide-react/icons/circle-off";
import Cog from "lucide-react/icons/cog";
import { formatShortMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Switch } from "#app/ui/form/switch.tsx";
import { Badge } from "#app/ui/list/badge.tsx";
import { isProductFlag } from "#domain/flags/product-flags.ts";
import type { StoredFlag } from "./data.ts";
import { useFlagWords } from "./flag-words.ts";
import { useSwitchFlag } from "./queries.ts";

const ACTIONS = ["edit", "history", "delete"] as const;

/** One flag: what it is for, for whom it is on, and what can be done with it. */
export function FlagCard({
  flag,
  onAction,
}: {
  flag: StoredFlag;
  onAction: (action: (typeof ACTIONS)[number]) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const words = useFlagWords();
  const switching = useSwitchFlag();
  const { id, name, description, targeting, createdAt } = flag;
  // The screen follows at once, and returns if it could not be done.
  const isEnabled = switching.isPending ? switching.variables.isEnabled : flag.isEnabled;

  function toggle(isWanted: boolean) {
    if (switching.isPending) return;
    switching.mutate(
      { id, isEnabled: isWanted },
      {
        onSuccess: () => {
          const message = t(isWanted ? "flags.done.enabled" : "flags.done.disabled", { name });
          showToast({ tone: "success", message });
        },
        onError: () => showToast({ tone: "failure", message: t("flags.failed.change") }),
      },
    );
  }

  return (
    <article
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-card border border-line bg-paper-raised p-4 md:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={id} className="min-w-0 font-mono text-base [overflow-wrap:anywhere]">
          {name}
        </h2>
        <Badge
          tone={isEnabled ? "valid" : "unknown"}
          icon={isEnabled ? <CircleCheck aria-hidden="true" /> : <CircleOff aria-hidden="true" />}
        >
          {t(isEnabled ? "flags.enabled" : "flags.disabled")}
        </Badge>
        {isProductFlag(name) && (
          <Badge tone="accent" icon={<Cog aria-hidden="true" />}>
            {t("flags.usedByTrousse")}
          </Badge>
        )}
        <Switch
          className="ml-auto"
          checked={isEnabled}
          onChange={({ target }) => toggle(target.checked)}
          label={
            <>
              {t("flags.active")}
              <span className="sr-only"> : {name}</span>
            </>
          }
        />
      </div>
      {description && <p className="[overflow-wrap:anywhere]">{description}</p>}
      {isProductFlag(name) && <p className="text-ink-soft text-sm">{t(`flags.details.${name}`)}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p>
          {words.target(targeting)}
          <span className="block text-ink-soft text-sm">
            {t("flags.createdOn", { date: formatShortMoment(createdAt, language) })}
          </span>
        </p>
        <div className="-mx-4 flex flex-wrap md:-mr-4 md:ml-0">
          {ACTIONS.map((action) => (
            <Button
              key={action}
              variant="plain"
              aria-label={t("flags.actionOf", { action: t(`flags.${action}`), name })}
              className={action === "delete" ? "text-expired!" : ""}
              onClick={() => onAction(action)}
            >
              {t(`flags.${action}`)}
            </Button>
          ))}
        </div>
      </div>
    </article>
  );
}
