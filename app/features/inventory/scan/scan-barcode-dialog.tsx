import { type SubmitEvent, useState } from "react";
import { today } from "#app/client/time/today.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/dialog.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { gtinOf, packCodeOf, readScan, type Scan } from "#domain/medicines/codes/scan.ts";
import type { ScannedBox } from "../medication-reference.ts";
import { useFindProduct } from "../queries.ts";
import { BarcodeCamera, hasCamera } from "./barcode-camera.tsx";
import { PhotoButton } from "./photo-button.tsx";

/** Finds a medicine by the code on its box: with the camera, on a photo, or by its digits. */
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
  const [camera, setCamera] = useState<"on" | "unencrypted" | "noCamera">(
    hasCamera() ? "on" : "unencrypted",
  );
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const finding = useFindProduct(useLanguage());

  const [scan, setScan] = useState<Scan | null>(null);
  const isUnknown = finding.data !== undefined && finding.data.pack === null;

  function find(found: Scan) {
    if (finding.isPending) return;
    setScan(found);
    const { product } = found;
    const asked = { packCode: packCodeOf(product), gtin: gtinOf(product) };
    finding.mutate(asked, {
      onSuccess: ({ pack, known }) => {
        const reference = pack?.reference ?? null;
        if (reference || known) onAdd(boxOf(found, { reference, known }));
      },
    });
  }

  /** The camera sees the same code several times a second, and on some boxes another one beside it. */
  function see(codes: readonly string[]): boolean {
    const read = codes.flatMap((code) => readScan(code, { today: today(), isDecoded: true }) ?? []);
    const found = read.find(({ product }) => product.kind === "cip13") ?? read[0];
    const isSame = found?.product.code === scan?.product.code;
    const isWorse = scan?.product.kind === "cip13" && found?.product.kind !== "cip13";
    if (found && !isSame && !isWorse) find(found);
    return found !== undefined;
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = readScan(typed, { today: today(), isDecoded: false });
    setIsWrong(found === null);
    if (found) find(found);
  }

  return (
    <Dialog open={open} onClose={onClose} title={t("inventory.scan.label")} width="narrow">
      <div className="flex flex-col gap-4">
        {open && camera === "on" ? (
          <BarcodeCamera
            onCode={(code) => see([code])}
            onUnavailable={() => setCamera("noCamera")}
          />
        ) : (
          camera !== "on" && (
            <p>
              {t(`inventory.scan.${camera}`)} {t("inventory.scan.instead")}
            </p>
          )
        )}
        <PhotoButton onCodes={see} />
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
          {scan && isUnknown && scan.product.kind !== "cip13" && (
            <Notice tone="failure">
              {t(`inventory.scan.foreign.${scan.product.kind}`, { code: scan.product.code })}{" "}
              {t("inventory.scan.readIsKept")}
            </Notice>
          )}
          {scan && isUnknown && scan.product.kind === "cip13" && (
            <Notice tone="failure">
              {t("inventory.scan.unknown", { code: scan.product.code })}
            </Notice>
          )}
          {finding.data?.pack?.reference === null && (
            <Notice tone="failure">
              {t("inventory.scan.unnamed", {
                code: scan?.product.code ?? "",
                label: finding.data.pack.label,
              })}
            </Notice>
          )}
          {finding.isError && <Notice tone="failure">{t("inventory.scan.failed")}</Notice>}
          <DialogActions>
            <Button variant="secondary" onClick={() => onAdd(scan ? boxOf(scan) : undefined)}>
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

/** The number is kept of what no list names: the home will know it again. */
function boxOf(
  { product, expiresOn, lot, isDoubtful }: Scan,
  { reference, known }: Pick<ScannedBox, "reference" | "known"> = NOT_FOUND,
): ScannedBox {
  return { reference, known, gtin: reference ? null : gtinOf(product), expiresOn, lot, isDoubtful };
}

const NOT_FOUND = { reference: null, known: null };
