import { useQuery } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import Database from "lucide-react/icons/database";
import Newspaper from "lucide-react/icons/newspaper";
import ToggleRight from "lucide-react/icons/toggle-right";
import Users from "lucide-react/icons/users";
import { failureOf } from "#app/client/errors/failure.ts";
import { formatMoment, formatNumber } from "#app/locale/format.ts";
import { loadFailure } from "#app/locale/load-failure.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { InlineFailure } from "#app/ui/feedback/inline-failure.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import type { Overview } from "../data.ts";
import { machineQuery, overviewQuery } from "../queries.ts";

const BYTES_PER_MB = 1_000_000;

/** The installation in four tiles. */
export function OverviewTiles() {
  const t = useText();
  const { data, error, refetch } = useQuery(overviewQuery);
  if (data) return <Tiles overview={data} />;
  if (!error) return <Skeleton className="h-36" />;
  return (
    <InlineFailure onRetry={() => void refetch()}>
      {t("admin.overview.loadFailed", { message: t(loadFailure(failureOf(error))) })}
    </InlineFailure>
  );
}

function Tiles({ overview }: { overview: Overview }) {
  const t = useText();
  const language = useLanguage();
  const { data: machine } = useQuery(machineQuery);
  const newest = machine?.backups.newest;
  const number = (value: number) => formatNumber(value, language);
  const megabytes = overview.databaseBytes / BYTES_PER_MB;
  const counted = (
    word:
      | "confirmed"
      | "thisWeek"
      | "published"
      | "drafts"
      | "featuresOn"
      | "mails"
      | "notifications",
    count: number,
  ) => t(`admin.overview.${word}`, { count });
  const tiles: readonly TileContent[] = [
    {
      word: t("admin.overview.users"),
      Icon: Users,
      fact: number(overview.accounts),
      lines: [
        counted("confirmed", overview.confirmedAccounts),
        counted("thisWeek", overview.accountsThisWeek),
      ],
    },
    {
      word: t("admin.overview.articles"),
      Icon: Newspaper,
      fact: number(overview.articles),
      lines: [
        counted("published", overview.publishedArticles),
        counted("drafts", overview.articles - overview.publishedArticles),
      ],
    },
    {
      word: t("admin.overview.features"),
      Icon: ToggleRight,
      fact: number(overview.enabledFlags),
      lines: [counted("featuresOn", overview.flags)],
    },
    {
      word: t("admin.overview.system"),
      Icon: Database,
      fact: overview.engine,
      lines: [
        t("admin.overview.schema", { version: overview.schemaVersion }),
        t("admin.overview.size", { size: number(Math.ceil(megabytes)) }),
        counted("mails", overview.waitingMails),
        counted("notifications", overview.waitingNotifications),
        ...(newest ? [t("admin.overview.backup", { date: formatMoment(newest, language) })] : []),
      ],
    },
  ];
  return (
    <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {tiles.map((tile) => (
        <Tile key={tile.word} {...tile} />
      ))}
    </dl>
  );
}

interface TileContent {
  readonly word: string;
  readonly Icon: LucideIcon;
  readonly fact: string;
  readonly lines: readonly string[];
}

function Tile({ word, Icon, fact, lines }: TileContent) {
  return (
    <div className="rounded-card border border-line bg-paper-raised p-4">
      <dt className="flex items-center gap-2 text-ink-soft wrap-anywhere">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
        {word}
      </dt>
      <dd>
        <span className="block font-semibold text-xl tabular-nums">{fact}</span>
        {lines.map((line) => (
          <span
            key={line}
            className="block text-ink-soft text-sm tabular-nums [overflow-wrap:anywhere]"
          >
            {line}
          </span>
        ))}
      </dd>
    </div>
  );
}
