import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { formatShortMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { CalendarFeed } from "./data.ts";
import { feedAddress, subscribeAddress } from "./feed-address.ts";
import { calendarFeedsQuery, useAddCalendarFeed, useDeleteCalendarFeed } from "./queries.ts";

/** Links to the calendar of a person: made here, and taken back here. */
export function FeedsCard({ profileId }: { profileId: string }) {
  const t = useText();
  const language = useLanguage();
  const [choice, setChoice] = useState({ showsMedicines: false, showsPerson: false });
  const [address, setAddress] = useState<string | null>(null);
  const [problem, setProblem] = useState<"full" | "failed" | null>(null);
  const add = useAddCalendarFeed(profileId);

  async function make() {
    setProblem(null);
    setAddress(null);
    try {
      setAddress(feedAddress(await add.mutateAsync({ ...choice, language })));
    } catch (reason) {
      setProblem(failureOf(reason) === "too-many" ? "full" : "failed");
    }
  }

  return (
    <Card title={t("feed.make.title")}>
      <p>{t("feed.make.body")}</p>
      <p className="mt-2 text-ink-soft">{t("feed.make.private")}</p>
      <div className="mt-4 flex flex-col items-start gap-2">
        <Checkbox
          label={t("feed.make.showsMedicines")}
          checked={choice.showsMedicines}
          onChange={({ target }) =>
            setChoice((last) => ({ ...last, showsMedicines: target.checked }))
          }
        />
        <Checkbox
          label={t("feed.make.showsPerson")}
          checked={choice.showsPerson}
          onChange={({ target }) => setChoice((last) => ({ ...last, showsPerson: target.checked }))}
        />
        <Button busy={add.isPending} className="mt-2" onClick={() => void make()}>
          {t("feed.make.action")}
        </Button>
      </div>
      {problem && (
        <div className="mt-3">
          <Notice tone="failure">{t(`feed.make.${problem}`)}</Notice>
        </div>
      )}
      {address && <MadeLink address={address} />}
      <FeedList profileId={profileId} onDeleted={() => setAddress(null)} />
    </Card>
  );
}

/** Shown once: nobody can read the secret again. */
function MadeLink({ address }: { address: string }) {
  const t = useText();

  async function copy() {
    await navigator.clipboard.writeText(address);
    showToast({ tone: "success", message: t("feed.made.copied") });
  }

  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      <p role="status">{t("feed.made.once")}</p>
      <Field label={t("feed.made.address")} className="w-full">
        {(control) => (
          <TextInput
            {...control}
            readOnly
            dir="ltr"
            value={address}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copy().catch(() => undefined)}>
          {t("feed.made.copy")}
        </Button>
        <a href={subscribeAddress(address)} className={buttonClasses("secondary")}>
          {t("feed.made.subscribe")}
        </a>
      </div>
    </div>
  );
}

function FeedList({ profileId, onDeleted }: { profileId: string; onDeleted: () => void }) {
  const t = useText();
  const { data: feeds, error, refetch } = useQuery(calendarFeedsQuery(profileId));
  const remove = useDeleteCalendarFeed(profileId);
  if (!feeds) {
    return error ? <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} /> : null;
  }
  if (feeds.length === 0) return null;

  async function revoke(id: string) {
    try {
      await remove.mutateAsync(id);
      onDeleted();
      showToast({ tone: "success", message: t("feed.list.revoked") });
    } catch {
      showToast({ tone: "failure", message: t("feed.list.revokeFailed") });
    }
  }

  return (
    <section aria-label={t("feed.list.title")} className="mt-6">
      <h3 className="font-semibold">{t("feed.list.title")}</h3>
      <ul className="divide-y divide-line">
        {feeds.map((feed) => (
          <FeedLine
            key={feed.id}
            feed={feed}
            isBusy={remove.isPending && remove.variables === feed.id}
            onRevoke={() => void revoke(feed.id)}
          />
        ))}
      </ul>
    </section>
  );
}

function FeedLine({
  feed: { showsMedicines, showsPerson, createdAt, openedCount: count, lastOpenedAt },
  isBusy,
  onRevoke,
}: {
  feed: CalendarFeed;
  isBusy: boolean;
  onRevoke: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const made = formatShortMoment(createdAt, language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="min-w-0">
        <p>{t("feed.list.item", { made })}</p>
        <p className="text-sm">{t(`feed.list.shows.${shownBy(showsMedicines, showsPerson)}`)}</p>
        <p className="text-ink-soft text-sm">
          {lastOpenedAt
            ? t("feed.list.opened", { count, moment: formatShortMoment(lastOpenedAt, language) })
            : t("feed.list.never")}
        </p>
      </div>
      <Button
        variant="secondary"
        busy={isBusy}
        aria-label={t("feed.list.revokeOf", { made })}
        onClick={onRevoke}
      >
        {t("feed.list.revoke")}
      </Button>
    </li>
  );
}

function shownBy(showsMedicines: boolean, showsPerson: boolean) {
  if (showsMedicines) return showsPerson ? "both" : "medicines";
  return showsPerson ? "person" : "hours";
}
