import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { indexTexts, searchTexts } from "../../../domain/locale/text-search.ts";
import type { Sheet } from "../../../domain/sheets/sheet.ts";
import { failureOf } from "../../client/failure.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { SearchInput } from "../../ui/search-input.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { useDebounced } from "../../ui/use-debounced.ts";
import { AddLineDialog } from "./add-line-dialog.tsx";
import type { SheetLine } from "./data.ts";
import { DeleteLineDialog } from "./delete-line-dialog.tsx";
import { EditLineDialog } from "./edit-line-dialog.tsx";
import { LineList } from "./line-list.tsx";
import { linesQuery } from "./queries.ts";
import type { SheetName } from "./sheet-name.ts";

type Wish = { readonly is: "add" } | { readonly is: "edit" | "delete"; readonly line: SheetLine };

/** The lines of a sheet: to look for, add, change and delete. */
export function SheetView({ name, sheet }: { name: SheetName; sheet: Sheet }) {
  const t = useText();
  const [search, setSearch] = useState("");
  const asked = useDebounced(search, 200);
  const { data, error, refetch } = useQuery(linesQuery(sheet, asked));
  const [wish, setWish] = useState<Wish>();
  const end = () => setWish(undefined);

  if (!data) {
    if (!error) return <SkeletonList rows={5} rowClassName="h-20" />;
    return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />;
  }
  const found = sheet.isLarge ? data.lines : searchTexts(indexTexts(data.lines, textOf), asked);
  return (
    <>
      <p className="max-w-prose text-ink-soft">{t(`sheets.${name}.lead`)}</p>
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput
          label={t("sheets.search")}
          value={search}
          onChange={setSearch}
          className="min-w-56 grow"
        />
        <Button
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => setWish({ is: "add" })}
        >
          {t(`sheets.${name}.add`)}
        </Button>
      </div>
      <p role="status" className="tabular-nums text-ink-soft">
        {t(data.isPart ? "sheets.part" : "sheets.count", { count: found.length })}
      </p>
      {found.length > 0 ? (
        <LineList
          sheet={sheet}
          label={t(`sheets.${name}.title`)}
          lines={found}
          onWish={(is, line) => setWish({ is, line })}
        />
      ) : (
        <EmptyState title={t(search === "" ? "sheets.empty" : "sheets.nothingFound")} />
      )}
      {wish?.is === "add" && <AddLineDialog name={name} sheet={sheet} onClose={end} />}
      {wish?.is === "edit" && <EditLineDialog sheet={sheet} line={wish.line} onClose={end} />}
      {wish?.is === "delete" && <DeleteLineDialog sheet={sheet} line={wish.line} onClose={end} />}
    </>
  );
}

const textOf = ({ entry }: SheetLine) =>
  Object.values(entry)
    .filter((value) => typeof value === "string")
    .join(" ");
