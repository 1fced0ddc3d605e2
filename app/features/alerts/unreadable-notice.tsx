import Trash2 from "lucide-react/icons/trash-2";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Link } from "react-router";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { UnreadableList } from "#app/ui/list/unreadable-list.tsx";
import { type UnreadableAlerts, useDeleteAlert } from "./queries.ts";

/** Boxes that no alert is derived from, because they cannot be read: all is not well while there is one. */
export function UnreadableBoxes({ count }: { count: number }) {
  const t = useText();
  const path = useLocalePath();
  if (count === 0) return null;
  return (
    <p className="mb-3 flex items-start gap-2">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-soon" />
      <span>
        {t("alerts.unreadable.boxes", { count })}{" "}
        <Link to={path("inventory")} className="text-accent underline">
          {t("alerts.unreadable.toInventory")}
        </Link>
      </span>
    </p>
  );
}

/** The same, with the written alerts that cannot be read, each to be deleted. */
export function UnreadableNotice({
  profileId,
  unreadable: { boxes, written },
}: {
  profileId: string;
  unreadable: UnreadableAlerts;
}) {
  const t = useText();
  const may = usePermissionCheck();
  const deleting = useDeleteAlert(profileId);
  if (boxes === 0 && written.length === 0) return null;
  return (
    <div className="mb-4">
      <UnreadableBoxes count={boxes} />
      <UnreadableList
        items={written.map(({ id, title }) => {
          const name = title ?? t("alerts.unreadable.nameless");
          return {
            id,
            name,
            body: t("alerts.unreadable.written"),
            actions: may("write-alerts") && (
              <Button
                variant="secondary"
                icon={<Trash2 aria-hidden="true" className="size-5" />}
                aria-label={t("ui.unreadable.deleteOf", { name })}
                onClick={() =>
                  deleting.mutate(id, {
                    onError: () =>
                      showToast({ tone: "failure", message: t("alerts.unreadable.failed") }),
                  })
                }
              >
                {t("ui.unreadable.delete")}
              </Button>
            ),
          };
        })}
      />
    </div>
  );
}
