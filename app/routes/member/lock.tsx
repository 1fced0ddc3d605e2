import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { type CardPerson, readCard } from "#app/client/lock/lock-record.ts";
import { CardFactList } from "#app/features/emergency-card/card-fact-list.tsx";
import { LockScreen } from "#app/features/lock/lock-screen.tsx";
import { EmergencyNumbers } from "#app/features/symptoms/emergency/emergency-numbers.tsx";
import { formatShortMoment } from "#app/locale/format.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { instantAt } from "#domain/calendar/instant.ts";

/** The app lock, with whom to call in front of it. */
export function Lock() {
  const t = useText();
  const path = useLocalePath();
  const { pathname, search, hash } = useLocation();
  const language = useLanguage();
  const [people, setPeople] = useState<readonly CardPerson[]>([]);
  useEffect(() => {
    readCard().then(setPeople, () => undefined);
  }, []);
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
      {people.map(({ id, name, facts, readAt }) => (
        <Card key={id} title={name || t("lock.unnamed")}>
          <CardFactList facts={facts} notGiven={t("member.notGiven")} />
          <p className="mt-3 text-ink-soft text-sm">
            {t("lock.cardFrom", { moment: formatShortMoment(instantAt(readAt), language) })}
          </p>
        </Card>
      ))}
    </LockScreen>
  );
}
