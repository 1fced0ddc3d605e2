import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { memo } from "react";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useSession } from "#app/client/session/session.ts";
import { useText } from "#app/locale/text.tsx";
import { IconButton } from "#app/ui/button/button.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import type { ListedIntake } from "../device-intakes.ts";
import type { IntakeDialogs } from "../intake-dialogs.tsx";
import { IntakeLine } from "../intake-line.tsx";
import { UndoDose } from "../log/undo-dose.tsx";
import { useUndoableDose } from "../log/undoable-dose.ts";
import type { StoredIntake } from "../stored-intake.ts";

type CorrectionOf = IntakeDialogs["correctionOf"];

export const ActivityList = memo(function ActivityList({
  intakes,
  now,
  correctionOf,
  onDelete,
}: {
  intakes: readonly ListedIntake[];
  now: Instant;
  correctionOf: CorrectionOf;
  onDelete: (intake: StoredIntake) => void;
}) {
  const t = useText();
  const may = usePermissionCheck();
  const { session } = useSession();
  const mayChange = ({ loggedBy, ofDevice }: ListedIntake) =>
    ofDevice === undefined &&
    (may("delete-any-intake") ||
      (may("delete-own-intakes") && loggedBy !== null && loggedBy === session?.user.id));
  return (
    <ul
      aria-label={t("intakes.title")}
      className="divide-y divide-line rounded-card border border-line bg-paper-raised print:border-0"
    >
      {intakes.map((intake) => (
        <Row
          key={intake.id}
          intake={intake}
          now={now}
          correctionOf={correctionOf}
          onDelete={mayChange(intake) ? onDelete : null}
        />
      ))}
    </ul>
  );
});

const Row = memo(function Row({
  intake,
  now,
  correctionOf,
  onDelete,
}: {
  intake: ListedIntake;
  now: Instant;
  correctionOf: CorrectionOf;
  /** Null where it may be neither deleted nor corrected. */
  onDelete: ((intake: StoredIntake) => void) | null;
}) {
  const t = useText();
  const undoable = useUndoableDose();
  const correct = correctionOf(intake);
  const isUndoable = undoable?.intakeId === intake.id;
  return (
    <li className="break-inside-avoid py-3 pr-2 pl-4">
      <IntakeLine intake={intake} now={now}>
        {isUndoable && <UndoDose dose={undoable} name={intake.medicationName} />}
        {onDelete && !isUndoable && (
          <div className="-mt-1 flex shrink-0 print:hidden">
            {correct && (
              <IconButton
                label={t("intakes.correctOf", { name: intake.medicationName })}
                icon={<Pencil aria-hidden="true" className="size-5" />}
                onClick={correct}
              />
            )}
            <IconButton
              label={t("intakes.deleteOf", { name: intake.medicationName })}
              icon={<Trash2 aria-hidden="true" className="size-5" />}
              onClick={() => onDelete(intake)}
            />
          </div>
        )}
      </IntakeLine>
    </li>
  );
});
