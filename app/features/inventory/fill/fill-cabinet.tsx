import { useQueries } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { failureOf } from "#app/client/errors/failure.ts";
import { isSharedDevice } from "#app/client/session/device-use.ts";
import { useToday } from "#app/client/time/today.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { SaveFailure } from "#app/ui/feedback/save-failure.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import { BOX_LINES_MAX } from "#domain/inventory/typed-boxes/box-lines.ts";
import type { BoxIdentity } from "#domain/inventory/typed-boxes/same-box.ts";
import { dateOrder } from "../form.ts";
import { medicationsQuery } from "../queries.ts";
import { ScanBarcodeButton } from "../scan/scan-barcode-button.tsx";
import type { StoredMedication } from "../stored-medication.ts";
import type { BoxRow } from "./box-row.ts";
import { BoxRowCard } from "./box-row-card.tsx";
import { type CheckedRow, checkRow, identityOf } from "./check-row.ts";
import { useFillDraft } from "./draft.ts";
import { FileButton, type FileTable } from "./file-button.tsx";
import { LinesForm } from "./lines-form.tsx";
import { useAddMedications } from "./queries.ts";
import { useFound } from "./use-found.ts";

const TableColumns = lazy(async () => ({
  default: (await import("./table-columns.tsx")).TableColumns,
}));
const FillCamera = lazy(async () => ({
  default: (await import("./fill-camera.tsx")).FillCamera,
}));

/** Many boxes at once: read from lines or codes, corrected row by row, added in one request. */
export function FillCabinet({
  profileId,
  people,
}: {
  /** Whose list is shown: the boxes are theirs, unless a row says something else. */
  profileId: string;
  /** Those whose boxes this account may add. */
  people: readonly Person[];
}) {
  const t = useText();
  const language = useLanguage();
  const path = useLocalePath();
  const navigate = useNavigate();
  const today = useToday();
  const [{ text, rows }, change] = useFillDraft(profileId);
  const [isScanning, setScanning] = useState(false);
  const [table, setTable] = useState<FileTable | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const found = useFound(rows);
  const adding = useAddMedications();
  const owners = useMemo(
    () => rows.map(({ ownerId }) => people.find(({ id }) => id === ownerId)?.id ?? profileId),
    [rows, people, profileId],
  );
  const lists = useMemo(() => [...new Set([profileId, ...owners])], [profileId, owners]);
  const boxesOf = useQueries({
    queries: lists.map((id) => medicationsQuery(id)),
    combine: boxesRead,
  });

  const checked = useMemo(() => {
    const order = dateOrder(language);
    const others = new Map<string, BoxIdentity[]>(
      lists.map((id, at) => [id, [...(boxesOf[at] ?? [])]]),
    );
    return rows.map((row, at) => {
      const own = others.get(owners[at] ?? profileId) ?? [];
      const result = checkRow(row, found[at] ?? { state: "searching" }, own, { order, language });
      if (result.box) own.push(identityOf(result.box));
      return result;
    });
  }, [rows, found, lists, boxesOf, owners, profileId, language]);
  const boxes = checked.flatMap(({ box }, at) =>
    box ? [{ box, profileId: box.facts.isCommon ? profileId : (owners[at] ?? profileId) }] : [],
  );
  const ready = checked.reduce((count, each) => count + (each.box ? each.boxes : 0), 0);
  const waiting = rows.length - boxes.length;

  const changeRow = useCallback(
    (id: string, facts: Partial<BoxRow>) =>
      change((draft) => ({
        ...draft,
        rows: draft.rows.map((row) => (row.id === id ? { ...row, refused: null, ...facts } : row)),
      })),
    [change],
  );
  const removeRow = useCallback(
    (id: string) =>
      change((draft) => ({ ...draft, rows: draft.rows.filter((row) => row.id !== id) })),
    [change],
  );

  function add() {
    if (boxes.length === 0) {
      list.current?.querySelector<HTMLElement>("[data-asks] :is(input, select, button)")?.focus();
      return;
    }
    adding.mutate(boxes, {
      onSuccess: (refused) => {
        const added = new Set(boxes.map(({ box }) => box.id).filter((id) => !refused.has(id)));
        const left = rows.length - added.size;
        change((draft) => ({
          ...draft,
          rows: draft.rows
            .filter(({ id }) => !added.has(id))
            .map((row) => ({ ...row, refused: refused.get(row.id) ?? row.refused })),
        }));
        if (added.size > 0) {
          const count = checked.reduce(
            (sum, each) => sum + (each.box && added.has(each.box.id) ? each.boxes : 0),
            0,
          );
          showToast({ tone: "success", message: t("fill.done", { count }) });
        }
        if (left === 0 && text.trim() === "") void navigate(path("inventory"));
      },
    });
  }

  return (
    <div className="flex flex-col gap-6">
      <LinesForm
        text={text}
        onType={(typed) => change((draft) => ({ ...draft, text: typed }))}
        onRead={(read, rest) => change((draft) => ({ text: rest, rows: [...draft.rows, ...read] }))}
        count={rows.length}
        actions={
          <>
            <FileButton onTable={setTable} />
            {isScanning ? (
              <Button variant="secondary" onClick={() => setScanning(false)}>
                {t("fill.cameraEnd")}
              </Button>
            ) : (
              <ScanBarcodeButton isInWords onScan={() => setScanning(true)} />
            )}
          </>
        }
      />
      {table && (
        <Suspense fallback={<Skeleton className="h-60 w-full" />}>
          <TableColumns
            key={table.name}
            table={table}
            room={Math.max(0, BOX_LINES_MAX - rows.length)}
            onRead={(read) => change((draft) => ({ ...draft, rows: [...draft.rows, ...read] }))}
            onDone={() => setTable(null)}
          />
        </Suspense>
      )}
      {isScanning && (
        <Suspense fallback={<Skeleton className="aspect-4/3 w-full max-w-xl" />}>
          <FillCamera
            onBox={(row) => change((draft) => ({ ...draft, rows: [row, ...draft.rows] }))}
            onOneMore={(id) =>
              change((draft) => ({
                ...draft,
                rows: draft.rows.map((row) =>
                  row.id === id ? { ...row, boxes: String(Number(row.boxes) + 1) } : row,
                ),
              }))
            }
          />
        </Suspense>
      )}
      {rows.length > 0 && (
        <section aria-label={t("fill.rows")} className="flex flex-col gap-3">
          <h2 className="text-lg">{t("fill.rows")}</h2>
          <ul ref={list} className="grid items-start gap-3 lg:grid-cols-2">
            {rows.map((row, at) => (
              <BoxRowCard
                key={row.id}
                number={at + 1}
                row={row}
                checked={checked[at] as CheckedRow}
                people={people}
                ownerId={owners[at] ?? profileId}
                today={today}
                onChange={changeRow}
                onRemove={removeRow}
              />
            ))}
          </ul>
          <SaveFailure failure={adding.error && failureOf(adding.error)} />
          <div className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-paper-raised p-3 lg:bottom-3">
            <p role="status" className="text-ink-soft">
              {waiting > 0 && t("fill.waiting", { count: waiting })}
            </p>
            <Button busy={adding.isPending} onClick={add}>
              {boxes.length === 0 ? t("fill.addNone") : t("fill.add", { count: ready })}
            </Button>
          </div>
        </section>
      )}
      <p className="text-ink-soft text-sm">{t(isSharedDevice() ? "fill.notKept" : "fill.kept")}</p>
    </div>
  );
}

function boxesRead(readings: readonly { readonly data?: StoredMedication[] | undefined }[]) {
  return readings.map(({ data }) => data);
}
