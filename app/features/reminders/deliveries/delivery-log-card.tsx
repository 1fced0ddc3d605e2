import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { formatMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { deliveriesQuery } from "../channels/channel-queries.ts";
import type { ReminderDelivery } from "../reminder-delivery.ts";
import { DeliveryLine } from "./delivery-line.tsx";

/** Lines of the delivery log: three ways are at most three of them for a dose. */
const PAGE_SIZE = 30;

/** What became of each reminder: the person sees when one could not come, and why. */
export function DeliveryLogCard({ userId }: { userId: string }) {
  const t = useText();
  const [most, setMost] = useState(PAGE_SIZE);
  const { data, error, isFetching, refetch } = useQuery(deliveriesQuery(userId, most));
  return <Card title={t("reminders.deliveryLog.title")}>{content()}</Card>;

  function content() {
    if (!data) {
      return error ? (
        <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList rows={3} />
      );
    }
    if (data.deliveries.length === 0) {
      return <p className="text-ink-soft">{t("reminders.deliveryLog.none")}</p>;
    }
    return (
      <>
        <ul aria-label={t("reminders.deliveryLog.list")} className="divide-y divide-line">
          {byDose(data.deliveries).map((lines) => (
            <li key={lines[0]?.id} className="py-3 first:pt-0 last:pb-0">
              <DoseDeliveries lines={lines} />
            </li>
          ))}
        </ul>
        {data.total > data.deliveries.length && (
          <Button
            variant="secondary"
            className="mt-4 w-full print:hidden"
            busy={isFetching}
            onClick={() => setMost(most + PAGE_SIZE)}
          >
            {t("reminders.deliveryLog.more")}
          </Button>
        )}
      </>
    );
  }
}

/** One dose told at one moment, way by way. */
function DoseDeliveries({ lines }: { lines: readonly ReminderDelivery[] }) {
  const t = useText();
  const language = useLanguage();
  const [first] = lines;
  if (!first) return null;
  const { dose, occasion } = first;
  return (
    <>
      <p className="font-semibold leading-snug [overflow-wrap:anywhere]">
        {dose ? dose.medication : t("reminders.deliveryLog.noLongerShared")}
      </p>
      <p className="text-ink-soft text-sm">
        {[
          t(`reminders.deliveryLog.occasion.${occasion}`),
          ...(dose?.person ? [t("reminders.deliveryLog.forPerson", { name: dose.person })] : []),
          ...(dose
            ? [
                t("reminders.deliveryLog.plannedAt", {
                  moment: formatMoment(dose.plannedAt, language),
                }),
              ]
            : []),
        ].join(" · ")}
      </p>
      <ul className="mt-1">
        {lines.map((line) => (
          <li key={line.id}>
            <DeliveryLine delivery={line} />
          </li>
        ))}
      </ul>
    </>
  );
}

function byDose(deliveries: readonly ReminderDelivery[]): ReminderDelivery[][] {
  const groups = new Map<string, ReminderDelivery[]>();
  for (const line of deliveries) {
    const key = `${line.doseId} ${line.occasion} ${line.tellAt}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}
