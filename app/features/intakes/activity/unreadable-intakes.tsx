import Trash2 from "lucide-react/icons/trash-2";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useSession } from "#app/client/session/session.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { UnreadableList } from "#app/ui/list/unreadable-list.tsx";
import type { LatestIntakes } from "../data.ts";
import { useDeleteIntake, useUnreadableIntakes } from "../queries.ts";

/** Doses that cannot be read, a card each. A dose is never changed, so it is deleted and logged again. */
export function UnreadableIntakes({
  profileId,
  latest,
}: {
  profileId: string;
  latest: LatestIntakes;
}) {
  const t = useText();
  const may = usePermissionCheck();
  const { session } = useSession();
  const deleting = useDeleteIntake(profileId);
  const unreadable = useUnreadableIntakes(profileId, latest);
  const mayDelete = (loggedBy: string | null) =>
    may("delete-any-intake") ||
    (may("delete-own-intakes") && loggedBy !== null && loggedBy === session?.user.id);
  return (
    <UnreadableList
      items={unreadable.map((intake) => {
        const name = intake.medicationName ?? t("intakes.unreadable.nameless");
        return {
          id: intake.id,
          name,
          body: t("intakes.unreadable.body"),
          actions: mayDelete(intake.loggedBy) && (
            <Button
              variant="secondary"
              icon={<Trash2 aria-hidden="true" className="size-5" />}
              aria-label={t("ui.unreadable.deleteOf", { name })}
              onClick={() =>
                deleting.mutate(intake, {
                  onError: () =>
                    showToast({ tone: "failure", message: t("intakes.unreadable.failed") }),
                })
              }
            >
              {t("ui.unreadable.delete")}
            </Button>
          ),
        };
      })}
    />
  );
}
