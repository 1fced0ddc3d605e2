import { type SubmitEvent, useState } from "react";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/dialog.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { readScan, type Scan } from "#domain/medicines/scan.ts";
import type { ScannedBox } from "../medication-reference.ts";
import { useFindPack } from "../queries.ts";
import { BarcodeCamera, canScan } from "./barcode-camera.tsx";

/** Finds a medicine by the code on its box: with the camera where the browser can, with typed digits everywhere. */
export function ScanBarcodeDialog({
  open,
  onClose,
  onAdd,
}: {
  open: boolean;
  onClose: () => void;
  /** Without a box the form begins empty. */
  onAdd: (box?: ScannedBox) => void;
}) {
  const t = useText();
  const [camera, setCamera] = useState<"on" | "unsupported" | "noCamera">(
    canScan() ? "on" : "unsupported",
  );
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const finding = useFindPack(useLanguage());

  function find({ cip13, expiresOn, lot }: Scan) {
    if (finding.isPending) return;
    finding.mutate(cip13, {
      onSuccess: (pack) => pack?.reference && onAdd({ reference: pack.reference, expiresOn, lot }),
    });
  }

  /** The camera sees the same code several times a second. */
  function see(code: string) {
    const scan = readScan(code);
    if (scan && scan.cip13 !== finding.variables) find(scan);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const scan = readScan(typed);
    setIsWrong(scan === null);
    if (scan) find(scan);
  }

  return (
    <Dialog open={open} onClose={onClose} title={t("inventory.scan.label")} width="narrow">
      <div className="flex flex-col gap-4">
        {open && camera === "on" ? (
          <BarcodeCamera onCode={see} onUnavailable={() => setCamera("noCamera")} />
        ) : (
          camera !== "on" && <p>{t(`inventory.scan.${camera}`)}</p>
        )}
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <Field
            label={t("inventory.scan.digits")}
            hint={t("inventory.scan.digitsHint")}
            error={isWrong && t("inventory.scan.digitsWrong")}
            required
          >
            {(control) => (
              <TextInput
                {...control}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                inputMode="numeric"
                autoComplete="off"
                className="tabular-nums"
              />
            )}
          </Field>
          {finding.data === null && (
            <Notice tone="failure">
              {t("inventory.scan.unknown", { code: finding.variables ?? "" })}
            </Notice>
          )}
          {finding.data?.reference === null && (
            <Notice tone="failure">
              {t("inventory.scan.unnamed", {
                code: finding.variables ?? "",
                label: finding.data.label,
              })}
            </Notice>
          )}
          {finding.isError && <Notice tone="failure">{t("inventory.scan.failed")}</Notice>}
          <DialogActions>
            <Button variant="secondary" onClick={() => onAdd()}>
              {t("inventory.scan.byHand")}
            </Button>
            <Button type="submit" busy={finding.isPending}>
              {t("inventory.scan.find")}
            </Button>
          </DialogActions>
        </form>
      </div>
    </Dialog>
  );
}
