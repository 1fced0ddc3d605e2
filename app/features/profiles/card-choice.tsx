import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type CardPerson, changeCard, readCard } from "#app/client/lock/lock-record.ts";
import { useText } from "#app/locale/text.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { profileName } from "#domain/profiles/profile.ts";
import { useActiveProfile } from "./active/active-profile.ts";
import { factsQuery } from "./queries.ts";
import { useCardPerson } from "./use-card-person.ts";

/** Whose emergency card stands in front of the app lock: nobody's until somebody is chosen. */
export function CardChoice({ userId }: { userId: string }) {
  const t = useText();
  const queryClient = useQueryClient();
  const wordPerson = useCardPerson();
  const [shown, setShown] = useState<readonly CardPerson[]>();
  const [hasFailed, setFailed] = useState(false);
  const own = (useActiveProfile(userId).profiles ?? []).filter(({ level }) => level === "own");
  useEffect(() => {
    readCard().then(setShown, () => setFailed(true));
  }, []);

  async function choose(id: string, isChosen: boolean) {
    setFailed(false);
    try {
      const query = factsQuery(id);
      const facts = isChosen ? await queryClient.ensureQueryData(query) : undefined;
      const readAt = queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0;
      setShown(
        await changeCard((card) => [
          ...card.filter((person) => person.id !== id),
          ...(facts ? [wordPerson(facts, readAt)] : []),
        ]),
      );
    } catch {
      setFailed(true);
    }
  }

  return (
    <Card title={t("lock.cardTitle")}>
      <p className="mb-2">{t("lock.cardBody")}</p>
      {own.map((profile) => (
        <Checkbox
          key={profile.id}
          label={profileName(profile) ?? t("lock.unnamed")}
          checked={shown?.some(({ id }) => id === profile.id) ?? false}
          disabled={shown === undefined}
          onChange={({ target }) => void choose(profile.id, target.checked)}
        />
      ))}
      {hasFailed && <Notice tone="failure">{t("lock.cardFailed")}</Notice>}
    </Card>
  );
}

/** Words the card anew whenever a page reads newer facts about somebody on it. It draws nothing. */
export function CardUpdates({ userId }: { userId: string }) {
  const wordPerson = useCardPerson();
  const [ids, setIds] = useState<readonly string[]>([]);
  const { profiles } = useActiveProfile(userId);
  useEffect(() => {
    readCard().then(
      (card) => setIds(card.map(({ id }) => id)),
      () => undefined,
    );
  }, []);
  const isOwn = (id: string) => profiles?.some((each) => each.id === id && each.level === "own");
  const readings = useQueries({
    queries: (profiles ? ids : []).filter(isOwn).map((id) => factsQuery(id)),
  });
  const people = readings.flatMap(({ data, dataUpdatedAt }) =>
    data ? [wordPerson(data, dataUpdatedAt)] : [],
  );
  // One that was deleted, or is no longer of this account, is shown no longer.
  const gone = profiles ? ids.filter((id) => !isOwn(id)) : [];
  const change = JSON.stringify({ people, gone });
  useEffect(() => {
    updateCard(JSON.parse(change)).catch(() => undefined);
  }, [change]);
  return null;
}

async function updateCard(news: {
  people: readonly CardPerson[];
  gone: readonly string[];
}): Promise<void> {
  if (news.people.length + news.gone.length === 0) return;
  await changeCard((card) =>
    card
      .filter(({ id }) => !news.gone.includes(id))
      .map((known) => {
        const newer = news.people.find(({ id }) => id === known.id);
        return newer && newer.readAt >= known.readAt ? newer : known;
      }),
  );
}
