import { useLocation } from "react-router";
import { LockScreen } from "#app/features/lock/lock-screen.tsx";
import { EmergencyNumbers } from "#app/features/symptoms/emergency/emergency-numbers.tsx";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";

/** The app lock, with whom to call in front of it. */
export function Lock() {
  const t = useText();
  const path = useLocalePath();
  const { pathname, search, hash } = useLocation();
  const next = new URLSearchParams({ next: pathname + search + hash });
  return (
    <LockScreen signInPath={`${path("login")}?${next}`}>
      <section
        aria-labelledby="lock-emergency"
        className="rounded-card border border-line bg-paper-raised p-4 md:p-6"
      >
        <h2 id="lock-emergency" className="mb-3 text-lg">
          {t("lock.emergency")}
        </h2>
        <EmergencyNumbers reason="unread" />
      </section>
    </LockScreen>
  );
}
