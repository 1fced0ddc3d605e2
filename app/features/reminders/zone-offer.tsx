import { useQuery } from "@tanstack/react-query";
import Globe from "lucide-react/icons/globe";
import { useEffect, useState } from "react";
import { zoneToOffer } from "../../../domain/reminders/channels.ts";
import { browserZoneName, offsetIn } from "../../client/zone.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";
import { useUnsavedToast } from "../../ui/unsaved-toast.ts";
import { channelsQuery, useSaveChannels } from "./channel-queries.ts";
import { zoneWords } from "./zone-words.ts";

/** In this tab: whoever keeps their zone on a journey is not asked on every page. */
const KEPT_AS = "kept-zone";

/**
 * Asks whoever came to another zone whether reminders shall follow. The first zone an account has is that of its first
 * browser; from then on only a press changes it.
 */
export function ZoneOffer({ userId }: { userId: string }) {
  const t = useText();
  const showUnsaved = useUnsavedToast();
  const { data: channels } = useQuery(channelsQuery(userId));
  const { mutate, mutateAsync } = useSaveChannels(userId);
  const [kept, setKept] = useState(readKept);
  const here = browserZoneName();
  const isUnknown = channels?.timeZone === null;
  useEffect(() => {
    if (isUnknown) mutate({ timeZone: here });
  }, [isUnknown, here, mutate]);
  const stored = channels?.timeZone ?? null;
  const offered = zoneToOffer({ stored, here }, offsetIn);
  if (stored === null || offered === null || kept === offered) return null;
  const places = { here: zoneWords(here), stored: zoneWords(stored) };

  function use() {
    mutateAsync({ timeZone: here }).then(
      () => showToast({ tone: "success", message: t("reminders.zone.used", places) }),
      () => showUnsaved(t("reminders.zone.failed"), use),
    );
  }

  function keep() {
    setKept(here);
    try {
      sessionStorage.setItem(KEPT_AS, here);
    } catch {
      // A browser that keeps nothing asks again on the next page.
    }
  }

  return (
    <section
      aria-label={t("reminders.channels.zone")}
      className="rounded-card border border-line bg-accent-soft p-4 print:hidden"
    >
      <p className="flex items-start gap-3">
        <Globe aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
        {t("reminders.zone.travelled", places)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={use}>{t("reminders.zone.use", places)}</Button>
        <Button look="secondary" onClick={keep}>
          {t("reminders.zone.keep", places)}
        </Button>
      </div>
    </section>
  );
}

function readKept(): string | null {
  try {
    return sessionStorage.getItem(KEPT_AS);
  } catch {
    return null;
  }
}
