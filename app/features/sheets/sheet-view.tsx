import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { SearchInput } from "#app/ui/form/search-input.tsx";
import { useDebounced } from "#app/ui/use-debounced.ts";
import { indexTexts, searchTexts } from "#domain/locale/text-search.ts";
import type { Sheet } from "#domain/sheets/sheet.ts";
import { AddLineDialog } from "./add-line-dialog.tsx";
import type { SheetLine } from "./data.ts";
import { DeleteLineDialog } from "./delete-line-dialog.tsx";
import { EditLineDialog } from "./edit-line-dialog.tsx";
import { LineList } from "./line-list.tsx";
import { linesQuery } from "./queries.ts";
import type { SheetName } from "./sheet-name.ts";

type OpenDialog =
  | { readonly is: "add" }
  | { readonly is: "edit" | "delete"; readonly line: SheetLine };

/** The lines of a sheet: to look for, add, change and delete. */
export function SheetView({ name, sheet }: { name: SheetName; sheet: Sheet }) {
  const t = useText();
  const [search, setSearch] = useState("");
  const asked = useDebounced(search, 200);
  const { data, error, refetch } = useQuery(linesQuery(sheet, asked));
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const end = () => setOpenDialog(undefined);

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
          onClick={() => setOpenDialog({ is: "add" })}
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
          onAction={(is, line) => setOpenDialog({ is, line })}
        />
      ) : (
        <EmptyState title={t(search === "" ? "sheets.empty" : "sheets.nothingFound")} />
      )}
      {openDialog?.is === "add" && <AddLineDialog name={name} sheet={sheet} onClose={end} />}
      {openDialog?.is === "edit" && (
        <EditLineDialog sheet={sheet} line={openDialog.line} onClose={end} />
      )}
      {openDialog?.is === "delete" && (
        <DeleteLineDialog sheet={sheet} line={openDialog.line} onClose={end} />
      )}
    </>
  );
}

const textOf = ({ entry }: SheetLine) =>
  Object.values(entry)
    .filter((value) => typeof value === "string")
    .join(" ");
