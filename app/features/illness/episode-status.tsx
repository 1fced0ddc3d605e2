import CircleCheck from "lucide-react/icons/circle-check";
import Printer from "lucide-react/icons/printer";
import Thermometer from "lucide-react/icons/thermometer";
import { useState } from "react";
import { formatShortMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import type { Episode } from "#domain/illness/episodes.ts";

/** Whether somebody is ill and since when, with the one tap that begins or ends it. */
export function EpisodeStatus({
  name,
  current,
  onBegin,
  onEnd,
}: {
  name: string;
  current: Episode | null;
  /** Null where nothing may be noted. Resolves once it is noted, or was refused. */
  onBegin: (() => Promise<unknown>) | null;
  onEnd: (() => Promise<unknown>) | null;
}) {
  const t = useText();
  const language = useLanguage();
  const [isBusy, setIsBusy] = useState(false);

  // A second press before the first is on the device would note it twice.
  async function once(act: () => Promise<unknown>) {
    setIsBusy(true);
    try {
      await act();
    } finally {
      setIsBusy(false);
    }
  }

  if (!current) {
    return (
      onBegin && (
        <div className="flex flex-col items-start gap-2 print:hidden">
          <Button
            icon={<Thermometer aria-hidden="true" className="size-5" />}
            busy={isBusy}
            className="wrap-anywhere"
            onClick={() => void once(onBegin)}
          >
            {t("illness.begin", { name })}
          </Button>
          <p className="max-w-prose text-ink-soft text-sm">{t("illness.beginHint")}</p>
        </div>
      )
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-semibold text-lg tabular-nums">
        {t("illness.since", { moment: formatShortMoment(current.beganAt, language) })}
      </p>
      <div className="flex flex-wrap gap-2 print:hidden">
        {onEnd && (
          <Button
            variant="secondary"
            icon={<CircleCheck aria-hidden="true" className="size-5" />}
            busy={isBusy}
            onClick={() => void once(onEnd)}
          >
            {t("illness.end")}
          </Button>
        )}
        <SheetButton />
      </div>
    </div>
  );
}

/** Prints the page, also from a phone: it can be handed over as a file. */
export function SheetButton() {
  const t = useText();
  return (
    <Button
      variant="secondary"
      icon={<Printer aria-hidden="true" className="size-5" />}
      className="print:hidden"
      onClick={() => window.print()}
    >
      {t("illness.sheet")}
    </Button>
  );
}
