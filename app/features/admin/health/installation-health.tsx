import { useQueries } from "@tanstack/react-query";
import { useToday } from "#app/client/time/today.ts";
import { formatBytes, formatDay, formatMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { InlineFailure } from "#app/ui/feedback/inline-failure.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import { type HealthLine, healthLines } from "#domain/installation/installation-health.ts";
import type { MachineState } from "#domain/installation/machine-state.ts";
import { reviewCount } from "#domain/interactions/review-count.ts";
import type { Overview, PastImport } from "../data.ts";
import { importsQuery, machineQuery, overviewQuery } from "../queries.ts";
import { HealthLineItem, type HealthValues } from "./health-line-item.tsx";

/** Each part of the installation, whether it works, and what to do where it does not. */
export function InstallationHealth() {
  const t = useText();
  const readings = useQueries({ queries: [machineQuery, importsQuery, overviewQuery] });
  const [{ data: machine }, { data: imports }, { data: overview }] = readings;
  if (machine !== undefined && imports && overview) {
    return <Health machine={machine} imports={imports} overview={overview} />;
  }
  const failed = readings.filter(({ error }) => error);
  if (failed.length === 0) return <Skeleton className="h-96" />;
  const onRetry = () => failed.forEach(({ refetch }) => void refetch());
  return <InlineFailure onRetry={onRetry}>{t("health.failed")}</InlineFailure>;
}

interface HealthProps {
  readonly machine: MachineState | null;
  readonly imports: readonly PastImport[];
  readonly overview: Overview;
}

function Health({ machine, imports, overview }: HealthProps) {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const rules = reviewCount();
  const newestEdition =
    imports
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? null;
  const lines = healthLines({ today, machine, newestEdition, rules });
  const moment = (at: Instant | null | undefined) => (at ? formatMoment(at, language) : "");
  const updates = machine?.updates.is === "available" ? machine.updates : null;
  const valuesOf = ({ topic }: HealthLine): HealthValues => {
    const channel = topic === "mail" ? machine?.mail : machine?.push;
    return {
      newest: moment(machine?.backups.newest),
      size: formatBytes(machine?.freeBytes ?? 0, language),
      delivered: moment(channel?.deliveredAt),
      failed: moment(channel?.failedAt),
      version: updates?.version ?? "",
      edition: newestEdition ? formatDay(newestEdition, language) : "",
      reviewed: rules.reviewed,
      count: topic === "rules" ? rules.total : (machine?.unreachedDoses ?? 0),
    };
  };
  return (
    <>
      <Summary lines={lines} />
      <ul className="divide-y divide-line rounded-card border border-line bg-paper-raised px-4 md:px-6">
        {lines.map((line) => (
          <HealthLineItem key={line.topic} line={line} values={valuesOf(line)}>
            {line.code === "updates-available" && updates?.notesUrl && (
              <a href={updates.notesUrl} target="_blank" rel="noreferrer" className="underline">
                {t("health.notes", { version: updates.version })}
              </a>
            )}
          </HealthLineItem>
        ))}
      </ul>
      {machine === null && <p>{t("health.elsewhere")}</p>}
      <Versions machine={machine} overview={overview} />
    </>
  );
}

function Summary({ lines }: { lines: readonly HealthLine[] }) {
  const t = useText();
  const broken = lines.filter(({ state }) => state === "broken").length;
  const attention = lines.filter(({ state }) => state === "attention").length;
  return (
    <div className="font-semibold text-lg">
      {broken > 0 && <p>{t("health.summary.broken", { count: broken })}</p>}
      {attention > 0 && <p>{t("health.summary.attention", { count: attention })}</p>}
      {broken + attention === 0 && <p>{t("health.summary.fine")}</p>}
    </div>
  );
}

function Versions({ machine, overview }: Pick<HealthProps, "machine" | "overview">) {
  const t = useText();
  const facts = [
    ...(machine
      ? ([
          ["program", machine.versions.program],
          ["node", machine.versions.node],
        ] as const)
      : []),
    ["database", overview.engine] as const,
    ["schema", overview.schemaVersion] as const,
  ];
  return (
    <Card title={t("health.versions.title")}>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">{t(`health.versions.${name}`)}</dt>
            <dd className="tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
