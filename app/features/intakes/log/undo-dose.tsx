import Undo2 from "lucide-react/icons/undo-2";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { holdUndo, releaseUndo, type UndoableDose } from "./undoable-dose.ts";

/** Takes a dose back in the row in which it was recorded, for as long as that is offered. */
export function UndoDose({ dose, name }: { dose: UndoableDose; name: string }) {
  const t = useText();
  return (
    <Button
      variant="secondary"
      icon={<Undo2 aria-hidden="true" className="size-5" />}
      aria-label={t("intakes.logging.undoOf", { name })}
      className="shrink-0 print:hidden"
      onFocus={holdUndo}
      onBlur={releaseUndo}
      onPointerEnter={holdUndo}
      onPointerLeave={releaseUndo}
      onClick={({ currentTarget }) => {
        // It leaves with the offer, and perhaps its row does: the keyboard stays in the row or goes to the next.
        const row = currentTarget.closest("li");
        const buttons = [row, row?.nextElementSibling, row?.previousElementSibling].flatMap(
          (each) => [...(each?.querySelectorAll("button") ?? [])],
        );
        buttons.find((button) => button !== currentTarget)?.focus();
        dose.undo();
      }}
    >
      {t("intakes.logging.undo")}
    </Button>
  );
}
