import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { ShortcutList } from "./shortcut-list.tsx";

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  const path = useLocalePath();
  return (
    <Dialog open={open} onClose={onClose} title={t("search.shortcuts.title")} width="narrow">
      <ShortcutList />
      <Link
        to={`${path("settings")}#shortcuts`}
        className="mt-4 inline-flex min-h-11 items-center font-semibold text-accent underline"
        onClick={onClose}
      >
        {t("search.shortcuts.turnOff")}
      </Link>
    </Dialog>
  );
}
