import { useQuery } from "@tanstack/react-query";
import { failureOf } from "#app/client/errors/failure.ts";
import { useNow } from "#app/client/time/now.ts";
import { formatMoment, formatShortMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { epochMs } from "#domain/calendar/instant.ts";
import type { HelperPage } from "./data.ts";
import { helperPagesQuery, useEndHelperPage } from "./queries.ts";

/** The pages of an account: what is open, what ended, how often each was opened. */
export function PageList({
  userId,
  shown,
  onShow,
  onEnded,
}: {
  userId: string;
  /** Which one is shown below, to be printed. */
  shown: string | null;
  onShow: (id: string) => void;
  onEnded: (id: string) => void;
}) {
  const t = useText();
  const { data: pages, error, refetch } = useQuery(helperPagesQuery(userId));
  const end = useEndHelperPage(userId);

  async function endPage(id: string) {
    try {
      await end.mutateAsync(id);
      onEnded(id);
      showToast({ tone: "success", message: t("helper.list.ended") });
    } catch {
      showToast({ tone: "failure", message: t("helper.list.endFailed") });
    }
  }

  if (!pages) {
    return error ? (
      <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList rows={1} rowClassName="h-28" />
    );
  }
  if (pages.length === 0) return null;
  return (
    <Card title={t("helper.list.title")} className="print:hidden">
      <ul className="divide-y divide-line">
        {pages.map((page) => (
          <PageLine
            key={page.id}
            page={page}
            isShown={shown === page.id}
            isBusy={end.isPending && end.variables === page.id}
            onShow={() => onShow(page.id)}
            onEnd={() => void endPage(page.id)}
          />
        ))}
      </ul>
    </Card>
  );
}

function PageLine({
  page,
  isShown,
  isBusy,
  onShow,
  onEnd,
}: {
  page: HelperPage;
  isShown: boolean;
  isBusy: boolean;
  onShow: () => void;
  onEnd: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const now = epochMs(useNow());
  const { helperName: name, openedCount: count, lastOpenedAt } = page;
  const isOver = epochMs(page.endsAt) <= now;
  const state = isOver ? "over" : epochMs(page.startsAt) > now ? "early" : "open";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">{t("helper.sheet.title", { name })}</p>
        <p>
          {t(`helper.list.${state}`, {
            from: formatMoment(page.startsAt, language),
            until: formatMoment(page.endsAt, language),
          })}
        </p>
        <p className="text-ink-soft text-sm">
          {lastOpenedAt
            ? t("helper.list.opened", { count, moment: formatShortMoment(lastOpenedAt, language) })
            : t("helper.list.never")}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!isShown && (
          <Button
            variant="secondary"
            aria-label={t("helper.list.showOf", { name })}
            onClick={onShow}
          >
            {t("helper.list.show")}
          </Button>
        )}
        <Button
          variant="secondary"
          busy={isBusy}
          aria-label={t(isOver ? "helper.list.deleteOf" : "helper.list.endOf", { name })}
          onClick={onEnd}
        >
          {t(isOver ? "helper.list.delete" : "helper.list.end")}
        </Button>
      </div>
    </li>
  );
}
