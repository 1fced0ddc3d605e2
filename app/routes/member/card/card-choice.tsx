import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { type CardPerson, changeCard, readCard } from "#app/client/lock/lock-record.ts";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { profileName } from "#domain/profiles/profile.ts";
import { readCardContent, useCardReading } from "./card-reading.ts";
import { useCardPerson } from "./use-card-person.ts";

/** Whose emergency card stands in front of the app lock: nobody's until somebody is chosen. */
export function CardChoice({ userId }: { userId: string }) {
  const t = useText();
  const path = useLocalePath();
  const queryClient = useQueryClient();
  const wordPerson = useCardPerson();
  const [shown, setShown] = useState<readonly CardPerson[]>();
  const [hasFailed, setFailed] = useState(false);
  // The box follows the press at once: what is shown is read from the server first.
  const [pending, setPending] = useState<{ readonly id: string; readonly isChosen: boolean }>();
  const own = (useActiveProfile(userId).profiles ?? []).filter(({ level }) => level === "own");
  useEffect(() => {
    readCard().then(setShown, () => setFailed(true));
  }, []);

  async function choose(id: string, isChosen: boolean) {
    setFailed(false);
    setPending({ id, isChosen });
    try {
      const reading = isChosen ? await readCardContent(queryClient, id) : undefined;
      setShown(
        await changeCard((card) => [
          ...card.filter((person) => person.id !== id),
          ...(reading ? [wordPerson(reading)] : []),
        ]),
      );
    } catch {
      setFailed(true);
    } finally {
      setPending(undefined);
    }
  }

  return (
    <Card title={t("lock.cardTitle")}>
      <p id="emergency-card" className="mb-2">
        {t("lock.cardBody")}
      </p>
      {own.map((profile) => (
        <Checkbox
          key={profile.id}
          label={profileName(profile) ?? t("lock.unnamed")}
          checked={
            pending?.id === profile.id
              ? pending.isChosen
              : (shown?.some(({ id }) => id === profile.id) ?? false)
          }
          disabled={shown === undefined || pending !== undefined}
          onChange={({ target }) => void choose(profile.id, target.checked)}
        />
      ))}
      <Link to={path("profile/card")} className={`${buttonClasses("plain")} mt-2 -ml-4`}>
        {t("lock.cardLines")}
      </Link>
      {hasFailed && <Notice tone="failure">{t("lock.cardFailed")}</Notice>}
    </Card>
  );
}

/** Words the card anew whenever a page reads newer facts about somebody on it. It draws nothing. */
export function CardUpdates({ userId }: { userId: string }) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const { profiles } = useActiveProfile(userId);
  useEffect(() => {
    readCard().then(
      (card) => setIds(card.map(({ id }) => id)),
      () => undefined,
    );
  }, []);
  const isOwn = (id: string) => profiles?.some((each) => each.id === id && each.level === "own");
  // One that was deleted, or is no longer of this account, is shown no longer.
  const gone = (profiles ? ids.filter((id) => !isOwn(id)) : []).join();
  useEffect(() => {
    if (gone === "") return;
    changeCard((card) => card.filter(({ id }) => !gone.split(",").includes(id))).catch(
      () => undefined,
    );
  }, [gone]);
  return (profiles ? ids : [])
    .filter(isOwn)
    .map((profileId) => <CardUpdate key={profileId} profileId={profileId} />);
}

function CardUpdate({ profileId }: { profileId: string }) {
  const wordPerson = useCardPerson();
  const { reading } = useCardReading(profileId);
  const change = reading && JSON.stringify(wordPerson(reading));
  useEffect(() => {
    if (change === undefined) return;
    const newer: CardPerson = JSON.parse(change);
    changeCard((card) =>
      card.map((known) => (known.id === newer.id && newer.readAt >= known.readAt ? newer : known)),
    ).catch(() => undefined);
  }, [change]);
  return null;
}
