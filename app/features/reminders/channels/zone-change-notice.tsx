import { useQuery } from "@tanstack/react-query";
import Globe from "lucide-react/icons/globe";
import { useEffect, useState } from "react";
import { useChangePreferences } from "#app/client/preferences/change-preferences.ts";
import { browserZoneName, utcOffsetMinutes } from "#app/client/time/time-zone.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { useSaveFailedToast } from "#app/ui/feedback/save-failed-toast.ts";
import { showToast } from "#app/ui/feedback/toast.ts";
import { zoneToOffer } from "#domain/reminders/zone-to-offer.ts";
import { zoneWords } from "../zone-words.ts";
import { reminderPreferencesQuery } from "./channel-queries.ts";

/** In this tab: somebody who keeps their zone on a journey is not asked on every page. */
const STORAGE_KEY = "kept-zone";

/**
 * Asks somebody who came to another zone whether reminders shall follow it. The first zone an account has is that of
 * its first browser; from then on only a press changes it.
 */
export function ZoneChangeNotice({ userId }: { userId: string }) {
  const t = useText();
  const showUnsaved = useSaveFailedToast();
  const { data: preferences } = useQuery(reminderPreferencesQuery(userId));
  const { mutate, mutateAsync } = useChangePreferences(userId, "zone");
  const [dismissedZone, setDismissedZone] = useState(readDismissedZone);
  const here = browserZoneName();
  const isUnknown = preferences?.timeZone === null;
  useEffect(() => {
    if (isUnknown) mutate({ timeZone: here });
  }, [isUnknown, here, mutate]);
  const stored = preferences?.timeZone ?? null;
  const offered = zoneToOffer({ stored, here }, utcOffsetMinutes);
  if (stored === null || offered === null || dismissedZone === offered) return null;
  const zoneNames = { here: zoneWords(here), stored: zoneWords(stored) };

  function use() {
    mutateAsync({ timeZone: here }).then(
      () => showToast({ tone: "success", message: t("reminders.zone.used", zoneNames) }),
      () => showUnsaved(t("reminders.zone.failed"), use),
    );
  }

  function keep() {
    setDismissedZone(here);
    try {
      sessionStorage.setItem(STORAGE_KEY, here);
    } catch {
      // A browser that keeps nothing asks again on the next page.
    }
  }

  return (
    <section
      aria-label={t("preferences.timeZone")}
      className="rounded-card border border-line bg-accent-soft p-4 print:hidden"
    >
      <p className="flex items-start gap-3">
        <Globe aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
        {t("reminders.zone.travelled", zoneNames)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={use}>{t("reminders.zone.use", zoneNames)}</Button>
        <Button variant="secondary" onClick={keep}>
          {t("reminders.zone.keep", zoneNames)}
        </Button>
      </div>
    </section>
  );
}

function readDismissedZone(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
