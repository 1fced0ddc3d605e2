import { useCallback, useState } from "react";
import { useShortcut } from "#app/client/shortcuts/use-shortcut.ts";
import { addArea } from "#app/locale/browser-i18n.ts";
import { DeferredDialog } from "#app/ui/dialog/deferred-dialog.tsx";
import { lazyDialog } from "#app/ui/dialog/lazy-dialog.ts";

const LIST = lazyDialog(async () => {
  const [{ ShortcutsDialog }] = await Promise.all([
    import("./shortcuts-dialog.tsx"),
    addArea("search"),
  ]);
  return ShortcutsDialog;
});

/** Shows the list of shortcuts at the key `?`. */
export function ShortcutsHelp() {
  const [list, setList] = useState({ serial: 0, isOpen: false });
  const onClose = useCallback(() => setList((last) => ({ ...last, isOpen: false })), []);
  useShortcut("?", () => setList(({ serial }) => ({ serial: serial + 1, isOpen: true })));
  return (
    list.serial > 0 && (
      <DeferredDialog serial={list.serial} dialog={LIST} props={{ open: list.isOpen, onClose }} />
    )
  );
}
