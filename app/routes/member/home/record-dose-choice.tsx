import Plus from "lucide-react/icons/plus";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import type { GivableBox } from "./givable-boxes.ts";
import { GiveRow } from "./give-row.tsx";

const SHOWN_MAX = 10;

/** Whom a dose is for and of what, where nobody is chosen: each row names its person. */
export function RecordDoseChoice({
  open,
  boxes,
  onGive,
  onAnother,
  onClose,
}: {
  open: boolean;
  boxes: readonly GivableBox[];
  onGive: (box: GivableBox) => void;
  onAnother: () => void;
  onClose: () => void;
}) {
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t("intakes.log")} width="narrow">
      <ul className="-mx-2 divide-y divide-line">
        {boxes.slice(0, SHOWN_MAX).map((each) => (
          <li key={`${each.person.id} ${each.box.id}`}>
            <GiveRow of={each} isNamed onGive={() => onGive(each)} />
          </li>
        ))}
      </ul>
      <Button
        variant="plain"
        icon={<Plus aria-hidden="true" className="size-5" />}
        className="mt-2 -ml-4"
        onClick={onAnother}
      >
        {t("dashboard.give.another")}
      </Button>
    </Dialog>
  );
}
