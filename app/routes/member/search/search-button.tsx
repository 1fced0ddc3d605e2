import Search from "lucide-react/icons/search";
import { useCallback, useEffect, useState } from "react";
import { onSearchRequest } from "#app/client/search/search-request.ts";
import { useShortcut } from "#app/client/shortcuts/use-shortcut.ts";
import { addArea } from "#app/locale/browser-i18n.ts";
import { useText } from "#app/locale/text.tsx";
import { DeferredDialog } from "#app/ui/dialog/deferred-dialog.tsx";
import { lazyDialog } from "#app/ui/dialog/lazy-dialog.ts";

const SEARCH = lazyDialog(async () => {
  const [{ SearchEverywhere }] = await Promise.all([
    import("./search-everywhere.tsx"),
    addArea("search"),
  ]);
  return SearchEverywhere;
});

/** Opens the search over everything; so do the key `/` and a page that asks for it. */
export function SearchButton({ userId }: { userId: string }) {
  const t = useText();
  const [search, setSearch] = useState({ serial: 0, isOpen: false, asked: "" });
  const onClose = useCallback(() => setSearch((last) => ({ ...last, isOpen: false })), []);
  const open = useCallback(
    (asked: string) => setSearch(({ serial }) => ({ serial: serial + 1, isOpen: true, asked })),
    [],
  );
  useEffect(() => onSearchRequest(open), [open]);
  useShortcut("/", () => open(""));
  return (
    <>
      <button
        type="button"
        aria-label={t("member.search")}
        aria-keyshortcuts="/"
        title={t("member.search")}
        onPointerEnter={SEARCH.prefetch}
        onFocus={SEARCH.prefetch}
        onClick={() => open("")}
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control font-semibold text-accent transition-colors hover:bg-accent-soft lg:px-4"
      >
        <Search aria-hidden="true" className="size-5" />
        <span aria-hidden="true" className="max-lg:hidden">
          {t("member.search")}
        </span>
      </button>
      {search.serial > 0 && (
        <DeferredDialog
          serial={search.serial}
          dialog={SEARCH}
          props={{ open: search.isOpen, asked: search.asked, userId, onClose }}
        />
      )}
    </>
  );
}
