import { useQuery } from "@tanstack/react-query";
import Copy from "lucide-react/icons/copy";
import QrCode from "lucide-react/icons/qr-code";
import Share from "lucide-react/icons/share";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { useNow } from "#app/client/time/now.ts";
import { formatMoment, formatShortMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { ChipChoice } from "#app/ui/form/chip-choice.tsx";
import { QrDrawing } from "#app/ui/graphics/qr-drawing.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { epochMs, instantAt } from "#domain/calendar/instant.ts";
import type { CardContent } from "#domain/emergency-card/card-content.ts";
import type { CardLink } from "./data.ts";
import { cardLinksQuery, useAddCardLink, useDeleteCardLink } from "./queries.ts";
import { canSeal, linkOf, sealCard } from "./sealed-card.ts";

const A_DAY_MS = 24 * 3_600_000;

const DURATIONS = ["day", "week", "month", "year"] as const;
type Duration = (typeof DURATIONS)[number];

const DAYS: Readonly<Record<Duration, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** A link that was just made, while its key is known. */
export interface MadeLink {
  readonly id: string;
  readonly address: string;
}

type Problem = "failed" | "full" | "tooLarge";

/** QR codes that open a sealed copy of the card: made here, and taken back here. */
export function LinksCard({
  profileId,
  content,
  made,
  onMade,
}: {
  profileId: string;
  content: CardContent;
  made: MadeLink | null;
  onMade: (link: MadeLink | null) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const [duration, setDuration] = useState<Duration>("year");
  const [isMaking, setMaking] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [until, setUntil] = useState(content.writtenAt);
  const add = useAddCardLink(profileId);

  async function make() {
    setMaking(true);
    setProblem(undefined);
    onMade(null);
    try {
      const card = await sealCard(content);
      if (!card) return setProblem("tooLarge");
      const expiresAt = instantAt(Date.now() + DAYS[duration] * A_DAY_MS);
      await add.mutateAsync({ id: card.id, sealed: card.sealed, expiresAt });
      setUntil(expiresAt);
      onMade({ id: card.id, address: linkOf(card, window.location.origin) });
    } catch (reason) {
      setProblem(failureOf(reason) === "too-many" ? "full" : "failed");
    } finally {
      setMaking(false);
    }
  }

  return (
    <Card title={t("card.link.title")} className="print:hidden">
      <p>{t("card.link.body")}</p>
      <p className="mt-2 text-ink-soft">{t("card.link.copyOfNow")}</p>
      {canSeal() ? (
        <div className="mt-4 flex flex-col items-start gap-3">
          <ChipChoice
            legend={t("card.link.lasts")}
            options={DURATIONS.map((value) => ({ value, label: t(`card.link.duration.${value}`) }))}
            value={duration}
            onChange={setDuration}
          />
          <Button
            busy={isMaking}
            icon={<QrCode aria-hidden="true" className="size-5" />}
            onClick={() => void make()}
          >
            {t("card.link.make")}
          </Button>
        </div>
      ) : (
        <p className="mt-4">{t("card.link.needsHttps")}</p>
      )}
      {problem && (
        <div className="mt-3">
          <Notice tone="failure">{t(`card.link.${problem}`)}</Notice>
        </div>
      )}
      {made && (
        <div className="mt-4 flex flex-col items-start gap-3">
          <p role="status">{t("card.link.made", { date: formatMoment(until, language) })}</p>
          <QrDrawing
            text={made.address}
            label={t("card.link.drawing")}
            className="w-56 max-w-full rounded-control border border-line"
          />
          <LinkActions address={made.address} />
        </div>
      )}
      <LinkList profileId={profileId} onDeleted={(id) => made?.id === id && onMade(null)} />
    </Card>
  );
}

function LinkActions({ address }: { address: string }) {
  const t = useText();

  async function copy() {
    await navigator.clipboard.writeText(address);
    showToast({ tone: "success", message: t("card.link.copied") });
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        icon={<Copy aria-hidden="true" className="size-5" />}
        onClick={() => void copy().catch(() => undefined)}
      >
        {t("card.link.copy")}
      </Button>
      {"share" in navigator && (
        <Button
          variant="secondary"
          icon={<Share aria-hidden="true" className="size-5" />}
          onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
        >
          {t("card.link.send")}
        </Button>
      )}
    </div>
  );
}

function LinkList({
  profileId,
  onDeleted,
}: {
  profileId: string;
  onDeleted: (id: string) => void;
}) {
  const t = useText();
  const { data: links, error, refetch } = useQuery(cardLinksQuery(profileId));
  const remove = useDeleteCardLink(profileId);
  if (!links) {
    return error ? <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} /> : null;
  }
  if (links.length === 0) return null;

  async function revoke(id: string) {
    try {
      await remove.mutateAsync(id);
      onDeleted(id);
      showToast({ tone: "success", message: t("card.link.revoked") });
    } catch {
      showToast({ tone: "failure", message: t("card.link.revokeFailed") });
    }
  }

  return (
    <section aria-label={t("card.link.list")} className="mt-6">
      <h3 className="font-semibold">{t("card.link.list")}</h3>
      <ul className="divide-y divide-line">
        {links.map((link) => (
          <LinkLine
            key={link.id}
            link={link}
            isBusy={remove.isPending && remove.variables === link.id}
            onRevoke={() => void revoke(link.id)}
          />
        ))}
      </ul>
    </section>
  );
}

function LinkLine({
  link,
  isBusy,
  onRevoke,
}: {
  link: CardLink;
  isBusy: boolean;
  onRevoke: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const isExpired = epochMs(link.expiresAt) <= epochMs(useNow());
  const made = formatShortMoment(link.createdAt, language);
  const { openedCount: count, lastOpenedAt } = link;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="min-w-0">
        <p>
          {t(isExpired ? "card.link.expired" : "card.link.item", {
            made,
            until: formatShortMoment(link.expiresAt, language),
          })}
        </p>
        <p className="text-ink-soft text-sm">
          {lastOpenedAt
            ? t("card.link.opened", { count, moment: formatShortMoment(lastOpenedAt, language) })
            : t("card.link.never")}
        </p>
      </div>
      <Button
        variant="secondary"
        busy={isBusy}
        aria-label={t("card.link.revokeOf", { made })}
        onClick={onRevoke}
      >
        {t("card.link.revoke")}
      </Button>
    </li>
  );
}
