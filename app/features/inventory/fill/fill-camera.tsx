import CircleCheck from "lucide-react/icons/circle-check";
import { useRef, useState } from "react";
import { today } from "#app/client/time/today.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { gtinOf, packCodeOf, readScan, type Scan } from "#domain/medicines/codes/scan.ts";
import { useFindProduct } from "../queries.ts";
import { BarcodeCamera, hasCamera } from "../scan/barcode-camera.tsx";
import { PhotoButton } from "../scan/photo-button.tsx";
import { type BoxRow, rowOfScan } from "./box-row.ts";
import { playTick } from "./play-tick.ts";

type Said =
  | { readonly kind: "scanned"; readonly name: string }
  | { readonly kind: "unnamed"; readonly code: string }
  | { readonly kind: "again"; readonly id: string; readonly name: string }
  | { readonly kind: "failed" };

/** Milliseconds after which the same code is shown once more, and not still. */
const STILL_MS = 2500;

/** Reads box after box, each with a tick and a sound. The same code again is asked about: two boxes may look alike. */
export function FillCamera({
  onBox,
  onOneMore,
}: {
  onBox: (row: BoxRow) => void;
  onOneMore: (id: string) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const finding = useFindProduct(language);
  const [said, setSaid] = useState<Said | null>(null);
  const [camera, setCamera] = useState<"on" | "unencrypted" | "noCamera">(
    hasCamera() ? "on" : "unencrypted",
  );
  /** By what each code says: its row, and when it was last seen. */
  const seen = useRef(new Map<string, { id: string; name: string; at: number }>());
  const isFinding = useRef(false);

  /** @param isFrame whether the camera may be looking at the box that it saw a moment ago */
  function see(codes: readonly string[], isFrame: boolean): boolean {
    const scans = codes.flatMap(
      (code) => readScan(code, { today: today(), isDecoded: true }) ?? [],
    );
    const scan = scans.find(({ product }) => product.kind === "cip13") ?? scans[0];
    if (scan) void take(scan, isFrame);
    return scan !== undefined;
  }

  async function take(scan: Scan, isFrame: boolean) {
    if (isFinding.current) return;
    const key = `${scan.product.code} ${scan.expiresOn} ${scan.lot}`;
    const known = seen.current.get(key);
    if (known) {
      const isStill = isFrame && Date.now() - known.at < STILL_MS;
      known.at = Date.now();
      if (!isStill) setSaid({ kind: "again", id: known.id, name: known.name });
      return;
    }
    isFinding.current = true;
    try {
      const { product } = scan;
      const gtin = gtinOf(product);
      const { pack, known: typed } = await finding.mutateAsync({
        packCode: packCodeOf(product),
        gtin,
      });
      const reference = pack?.reference ?? null;
      const { expiresOn, lot, isDoubtful } = scan;
      const box = { reference, known: typed, gtin: reference ? null : gtin };
      const row = rowOfScan({ ...box, expiresOn, lot, isDoubtful }, language);
      seen.current.set(key, { id: row.id, name: row.name || product.code, at: Date.now() });
      setSaid(
        row.name === ""
          ? { kind: "unnamed", code: product.code }
          : { kind: "scanned", name: row.name },
      );
      playTick();
      onBox(row);
    } catch {
      setSaid({ kind: "failed" });
    } finally {
      isFinding.current = false;
    }
  }

  return (
    <section aria-label={t("fill.camera")} className="flex max-w-xl flex-col gap-3">
      <p className="text-ink-soft">{t("fill.cameraHint")}</p>
      {camera === "on" ? (
        <BarcodeCamera
          onCode={(code) => see([code], true)}
          onUnavailable={() => setCamera("noCamera")}
        />
      ) : (
        <p>
          {t(`inventory.scan.${camera}`)} {t("inventory.scan.instead")}
        </p>
      )}
      <PhotoButton onCodes={(codes) => see(codes, false)} />
      <div role="status" className="flex min-h-11 flex-col gap-2">
        {said?.kind === "scanned" && (
          <p className="flex items-center gap-2 font-semibold text-valid">
            <CircleCheck aria-hidden="true" className="size-6" />
            {t("fill.scanned", { name: said.name })}
          </p>
        )}
        {said?.kind === "unnamed" && <p>{t("fill.scannedUnnamed", { code: said.code })}</p>}
        {said?.kind === "again" && (
          <>
            <p>{t("fill.scannedAgain", { name: said.name })}</p>
            <Button
              variant="secondary"
              className="self-start"
              onClick={() => {
                onOneMore(said.id);
                playTick();
                setSaid({ kind: "scanned", name: said.name });
              }}
            >
              {t("fill.oneMore")}
            </Button>
          </>
        )}
      </div>
      {said?.kind === "failed" && <Notice tone="failure">{t("fill.scanFailed")}</Notice>}
    </section>
  );
}
