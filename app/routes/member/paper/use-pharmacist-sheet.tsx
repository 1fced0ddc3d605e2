import { type ReactNode, useCallback, useState } from "react";
import { addArea } from "#app/locale/browser-i18n.ts";
import { DeferredDialog } from "#app/ui/dialog/deferred-dialog.tsx";
import { lazyDialog } from "#app/ui/dialog/lazy-dialog.ts";

const SHEET = lazyDialog(async () => {
  const [{ PharmacistSheet }] = await Promise.all([
    import("./pharmacist-sheet.tsx"),
    addArea("paper"),
  ]);
  return PharmacistSheet;
});

/** Prints the page for the pharmacist about one person. It is in the page only while it is printed. */
export function usePharmacistSheet(
  profileId: string,
  person: string | null,
): { print: () => void; dialog: ReactNode } {
  const [sheet, setSheet] = useState({ serial: 0, isWanted: false });
  const onClose = useCallback(() => setSheet((last) => ({ ...last, isWanted: false })), []);
  const print = useCallback(
    () => setSheet(({ serial }) => ({ serial: serial + 1, isWanted: true })),
    [],
  );
  return {
    print,
    dialog: sheet.isWanted && (
      <DeferredDialog serial={sheet.serial} dialog={SHEET} props={{ profileId, person, onClose }} />
    ),
  };
}
