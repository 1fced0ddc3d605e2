import { useSearchParams } from "react-router";
import { useText } from "#app/locale/text.tsx";
import { confirmDiscardThen } from "#app/ui/dialog/unsaved-changes.ts";
import { Tabs } from "#app/ui/layout/tabs.tsx";
import type { Sheet } from "#domain/sheets/sheet.ts";
import type { SheetName } from "./sheet-name.ts";
import { SheetView } from "./sheet-view.tsx";

/** Several sheets on one page; the address names the one that is open. */
export function SheetTabs({
  label,
  sheets,
}: {
  label: string;
  sheets: Readonly<Record<string, Sheet>>;
}) {
  const t = useText();
  const [asked, setAsked] = useSearchParams();
  const names = Object.keys(sheets) as SheetName[];
  const chosen = names.find((name) => name === asked.get("sheet")) ?? names[0];
  const sheet = chosen && sheets[chosen];
  if (!chosen || !sheet) return null;
  return (
    <Tabs
      label={label}
      tabs={names.map((name) => ({ name, label: t(`sheets.${name}.title`) }))}
      chosen={chosen}
      onChoose={(name) =>
        confirmDiscardThen(() =>
          setAsked({ sheet: name }, { replace: true, preventScrollReset: true }),
        )
      }
    >
      <SheetView key={chosen} name={chosen} sheet={sheet} />
    </Tabs>
  );
}
