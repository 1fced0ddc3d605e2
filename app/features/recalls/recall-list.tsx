import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { formatDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { dayOf } from "#domain/calendar/day.ts";
import type { Recall } from "./data.ts";
import { recallsQuery, useWithdrawRecall } from "./queries.ts";

/** Every recall, those that were taken back marked. */
export function RecallList() {
  const t = useText();
  const { data: recalls, error, refetch } = useQuery(recallsQuery);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{t("admin.recalls.list.title")}</h2>
      {recalls ? (
        <Recalls recalls={recalls} />
      ) : error ? (
        <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-32" />
      )}
    </section>
  );
}

function Recalls({ recalls }: { recalls: readonly Recall[] }) {
  const t = useText();
  const [asked, setAsked] = useState<Recall>();
  const withdrawing = useWithdrawRecall();
  if (recalls.length === 0) {
    return <p className="text-ink-soft">{t("admin.recalls.list.empty")}</p>;
  }
  return (
    <>
      <ul className="flex flex-col gap-3">
        {recalls.map((recall) => (
          <li
            key={recall.id}
            className="rounded-card border border-line bg-paper-raised p-4 [overflow-wrap:anywhere]"
          >
            <RecallFacts recall={recall} />
            {recall.withdrawnAt === null && (
              <Button
                variant="secondary"
                className="mt-3"
                aria-label={t("admin.recalls.list.withdrawOf", { title: recall.title })}
                onClick={() => setAsked(recall)}
              >
                {t("admin.recalls.list.withdraw")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open
          title={t("admin.recalls.list.withdrawOf", { title: asked.title })}
          confirmLabel={t("admin.recalls.list.withdraw")}
          busy={withdrawing.isPending}
          onCancel={() => setAsked(undefined)}
          onConfirm={() =>
            withdrawing.mutate(asked.id, {
              onSuccess: () => setAsked(undefined),
              onError: (problem) =>
                showToast({ tone: "failure", message: t(`ui.failure.${failureOf(problem)}`) }),
            })
          }
        >
          {t("admin.recalls.list.withdrawBody")}
        </ConfirmDialog>
      )}
    </>
  );
}

function RecallFacts({
  recall: { title, publishedOn, url, withdrawnAt, products },
}: {
  recall: Recall;
}) {
  const t = useText();
  const language = useLanguage();
  return (
    <>
      <h3 className="font-semibold">{title}</h3>
      <p className="text-ink-soft text-sm">
        {t("admin.recalls.list.of", { date: formatDay(publishedOn, language) })}
      </p>
      {withdrawnAt !== null && (
        <p className="text-soon text-sm">
          {t("admin.recalls.list.withdrawnOn", {
            date: formatDay(dayOf(withdrawnAt, browserZone), language),
          })}
        </p>
      )}
      <ul className="mt-2">
        {products.map(({ referenceId, name, dosage, lots }) => (
          <li key={referenceId}>
            {lots.length === 0
              ? t("admin.recalls.list.everyLot", { name: `${name} ${dosage}` })
              : t("admin.recalls.list.lots", { name: `${name} ${dosage}`, lots: lots.join(", ") })}
          </li>
        ))}
      </ul>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center text-accent underline"
      >
        {t("admin.recalls.list.page")}
      </a>
    </>
  );
}
