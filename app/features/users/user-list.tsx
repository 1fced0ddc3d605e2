import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { formatShortMoment } from "#app/locale/format.ts";
import { loadFailure } from "#app/locale/load-failure.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { InlineFailure } from "#app/ui/feedback/inline-failure.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { SearchInput } from "#app/ui/form/search-input.tsx";
import { type Column, DataTable } from "#app/ui/list/data-table.tsx";
import { LoadMoreButton } from "#app/ui/list/load-more-button.tsx";
import { useDebounced } from "#app/ui/use-debounced.ts";
import { AccountStatus } from "./account-status.tsx";
import type { Account } from "./data.ts";
import { accountsQuery } from "./queries.ts";
import { RolesDialog } from "./roles-dialog.tsx";

const PAUSE_MS = 250;

/** Every account of the installation, found by address or name. */
export function UserList() {
  const t = useText();
  const [search, setSearch] = useState("");
  const [openId, setOpenId] = useState<string>();
  const query = useInfiniteQuery(accountsQuery(useDebounced(search.trim(), PAUSE_MS)));
  const accounts = query.data?.pages.flat();
  const opened = accounts?.find(({ id }) => id === openId);
  return (
    <div className="flex flex-col gap-4">
      <SearchInput label={t("users.search")} value={search} onChange={setSearch} />
      {accounts ? (
        <>
          {accounts.length > 0 ? (
            <AccountTable accounts={accounts} onOpen={setOpenId} />
          ) : (
            <p role="status" className="text-ink-soft">
              {t("users.none")}
            </p>
          )}
          <LoadMoreButton label={t("users.more")} query={query} />
        </>
      ) : query.error ? (
        <InlineFailure onRetry={() => void query.refetch()}>
          {t("users.loadFailed", { message: t(loadFailure(failureOf(query.error))) })}
        </InlineFailure>
      ) : (
        <SkeletonList rows={6} />
      )}
      {opened && <RolesDialog account={opened} onClose={() => setOpenId(undefined)} />}
    </div>
  );
}

function AccountTable({ accounts, onOpen }: { accounts: Account[]; onOpen: (id: string) => void }) {
  const t = useText();
  const language = useLanguage();
  const columns: Column<Account>[] = [
    {
      id: "account",
      header: t("users.account"),
      cell: ({ email, name }) => (
        <span className="inline-block [overflow-wrap:anywhere] xl:min-w-56">
          {email}
          {name && <span className="block font-normal text-ink-soft">{name}</span>}
        </span>
      ),
      card: "heading",
    },
    {
      id: "standing",
      header: t("users.status"),
      cell: (account) => <AccountStatus account={account} />,
      card: "corner",
    },
    {
      id: "roles",
      header: t("users.roles"),
      cell: ({ roles }) =>
        roles.length > 0 ? (
          roles.map((role) => t(`users.role.${role}`)).join(", ")
        ) : (
          <span className="text-ink-soft">{t("users.noRole")}</span>
        ),
      card: "line",
    },
    {
      id: "created",
      header: t("users.created"),
      cell: ({ createdAt }) => formatShortMoment(createdAt, language),
      card: "line",
    },
    {
      id: "lastSignIn",
      header: t("users.lastSignIn"),
      cell: ({ lastSignInAt }) =>
        lastSignInAt ? formatShortMoment(lastSignInAt, language) : t("users.never"),
      card: "line",
    },
    {
      id: "actions",
      header: t("users.actions"),
      cell: ({ id, email }) => (
        <Button
          variant="secondary"
          aria-label={t("users.changeOf", { email })}
          onClick={() => onOpen(id)}
        >
          {t("users.change")}
        </Button>
      ),
      card: "foot",
    },
  ];
  return (
    <DataTable
      caption={t("users.caption")}
      columns={columns}
      rows={accounts}
      rowKey={({ id }) => id}
      tableFrom="xl"
    />
  );
}
