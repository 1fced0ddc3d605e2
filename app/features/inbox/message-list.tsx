import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { formatShortMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { InlineFailure } from "#app/ui/feedback/inline-failure.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { SearchInput } from "#app/ui/form/search-input.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { type Column, DataTable } from "#app/ui/list/data-table.tsx";
import { LoadMoreButton } from "#app/ui/list/load-more-button.tsx";
import { useDebounced } from "#app/ui/use-debounced.ts";
import { type Message, type MessageFilter, STATES } from "./data.ts";
import { MessageDialog } from "./message-dialog.tsx";
import { MessageStateBadge } from "./message-state-badge.tsx";
import { messagesQuery, useMarkMessage } from "./queries.ts";

const PAUSE_MS = 250;

/** What visitors wrote, the newest first. Opening a message marks it as read. */
export function MessageList() {
  const t = useText();
  const [search, setSearch] = useState("");
  const [state, setState] = useState<MessageFilter["state"]>("all");
  const [opened, setOpened] = useState<Message>();
  const mark = useMarkMessage();
  const asked = useDebounced(search.trim(), PAUSE_MS);
  const query = useInfiniteQuery(messagesQuery({ search: asked, state }));
  const messages = query.data?.pages.flat();

  function open(message: Message) {
    setOpened(message);
    if (message.state === "unread") mark.mutate({ id: message.id, state: "read" });
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <SearchInput
          label={t("inbox.search")}
          value={search}
          onChange={setSearch}
          className="min-w-0 basis-60 grow"
        />
        <Select
          aria-label={t("inbox.filter")}
          value={state}
          className="basis-40 grow sm:grow-0"
          onChange={({ target }) => setState(target.value as MessageFilter["state"])}
        >
          <option value="all">{t("inbox.all")}</option>
          {STATES.map((one) => (
            <option key={one} value={one}>
              {t(`inbox.filters.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      {messages ? (
        <>
          {messages.length > 0 ? (
            <MessageTable messages={messages} onOpen={open} />
          ) : asked || state !== "all" ? (
            <p role="status" className="text-ink-soft">
              {t("inbox.none")}
            </p>
          ) : (
            <EmptyState title={t("inbox.empty")}>{t("inbox.emptyHint")}</EmptyState>
          )}
          <LoadMoreButton label={t("inbox.more")} query={query} />
        </>
      ) : query.error ? (
        <InlineFailure onRetry={() => void query.refetch()}>
          {t("inbox.loadFailed", { message: t(`ui.failure.${failureOf(query.error)}`) })}
        </InlineFailure>
      ) : (
        <SkeletonList rows={4} />
      )}
      {opened && <MessageDialog message={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

function MessageTable({
  messages,
  onOpen,
}: {
  messages: Message[];
  onOpen: (message: Message) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const columns: Column<Message>[] = [
    {
      id: "subject",
      header: t("inbox.caption"),
      cell: ({ subject, name, state }) => (
        <span className="[overflow-wrap:anywhere]">
          <span className={state === "unread" ? "" : "font-normal"}>{subject}</span>
          <span className="block font-normal text-ink-soft">{name}</span>
        </span>
      ),
      card: "heading",
    },
    {
      id: "state",
      header: t("inbox.state"),
      cell: ({ state }) => <MessageStateBadge state={state} />,
      card: "corner",
    },
    {
      id: "sent",
      header: t("inbox.sent"),
      cell: ({ sentAt }) => formatShortMoment(sentAt, language),
      card: "line",
    },
    {
      id: "actions",
      header: t("inbox.actions"),
      cell: (message) => (
        <Button
          variant="secondary"
          aria-label={t("inbox.openOf", { subject: message.subject })}
          onClick={() => onOpen(message)}
        >
          {t("inbox.open")}
        </Button>
      ),
      card: "foot",
    },
  ];
  return (
    <DataTable
      caption={t("inbox.caption")}
      columns={columns}
      rows={messages}
      rowKey={({ id }) => id}
    />
  );
}
