import { useQuery } from "@tanstack/react-query";
import { failureOf } from "#app/client/errors/failure.ts";
import { formatDay, formatMoment, formatNumber } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { type Column, DataTable } from "#app/ui/list/data-table.tsx";
import { shortSourceName } from "#domain/medicines/imports/source.ts";
import type { PastImport } from "../data.ts";
import { importsQuery } from "../queries.ts";
import { unchangedOf } from "./import-outcome-tiles.tsx";

/** Every edition that was imported, with what it changed. */
export function ImportHistory() {
  const t = useText();
  const { data, error, refetch } = useQuery(importsQuery);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{t("admin.medicines.history.title")}</h2>
      {data ? (
        <History imports={data} />
      ) : error ? (
        <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-32" />
      )}
    </section>
  );
}

function History({ imports }: { imports: readonly PastImport[] }) {
  const t = useText();
  const language = useLanguage();
  if (imports.length === 0) {
    return <p className="text-ink-soft">{t("admin.medicines.history.empty")}</p>;
  }
  const figure = (
    id: "total" | "added" | "changed" | "withdrawn" | "unchanged",
    of: (outcome: NonNullable<PastImport["outcome"]>) => number,
  ): Column<PastImport> => ({
    id,
    header: t(`admin.medicines.outcome.${id}`),
    cell: ({ outcome }) =>
      outcome ? formatNumber(of(outcome), language) : t("admin.medicines.history.notKept"),
    numeric: true,
    card: "line",
  });
  const columns: Column<PastImport>[] = [
    {
      id: "edition",
      header: t("admin.medicines.history.edition"),
      cell: ({ date }) => formatDay(date, language),
      card: "heading",
    },
    {
      id: "source",
      header: t("admin.medicines.history.source"),
      cell: ({ source }) => shortSourceName(source),
      card: "corner",
    },
    {
      id: "importedAt",
      header: t("admin.medicines.history.importedAt"),
      cell: ({ importedAt }) => formatMoment(importedAt, language),
      card: "line",
    },
    figure("total", ({ medicines }) => medicines),
    figure("added", ({ added }) => added),
    figure("changed", ({ changed }) => changed),
    figure("withdrawn", ({ withdrawn }) => withdrawn),
    figure("unchanged", unchangedOf),
  ];
  return (
    <DataTable
      caption={t("admin.medicines.history.title")}
      columns={columns}
      rows={[...imports]}
      rowKey={({ importedAt }) => importedAt}
    />
  );
}
