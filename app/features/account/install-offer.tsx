import { useState } from "react";
import { useOutboxActions } from "#app/client/offline/device-outbox.ts";
import { install, useInstallWay } from "#app/client/offline/install.ts";
import { isSharedDevice } from "#app/client/session/device-use.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";

/** Of this browser, where its person has answered: it says nothing about anybody. */
const ANSWERED_KEY = "trousse-install-answered";

/**
 * Offers to install the pages, once something that was recorded here has reached the server: who notes doses on this
 * device comes back to it. Asked until it is answered; the settings offer it at any time.
 */
export function InstallOffer() {
  const t = useText();
  const way = useInstallWay();
  const actions = useOutboxActions();
  const [isAnswered, setAnswered] = useState(wasAnswered);
  const hasRecorded =
    actions.some(({ state }) => state === "sent") && !actions.some(({ state }) => state !== "sent");
  if (way === "none" || isAnswered || !hasRecorded || isSharedDevice()) return null;

  function answer() {
    setAnswered(true);
    localStorage.setItem(ANSWERED_KEY, "1");
  }

  return (
    <section
      aria-label={t("settings.device.install")}
      className="flex flex-col gap-3 rounded-card border border-line bg-paper-raised p-4 print:hidden"
    >
      <p>{t("settings.device.offer")}</p>
      {way === "menu" && <p>{t("settings.device.installByMenu")}</p>}
      <div className="flex flex-wrap gap-2">
        {way === "press" && (
          <Button
            variant="secondary"
            onClick={() => {
              answer();
              void install();
            }}
          >
            {t("settings.device.install")}
          </Button>
        )}
        <Button variant="secondary" onClick={answer}>
          {t(way === "press" ? "settings.device.offerLater" : "settings.device.offerRead")}
        </Button>
      </div>
    </section>
  );
}

function wasAnswered(): boolean {
  try {
    return localStorage.getItem(ANSWERED_KEY) !== null;
  } catch {
    // A browser that keeps nothing installs nothing either.
    return true;
  }
}
