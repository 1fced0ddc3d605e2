import Trash2 from "lucide-react/icons/trash-2";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { UnreadableList } from "#app/ui/list/unreadable-list.tsx";
import type { UnreadableAlert } from "./alert-records.ts";
import { useDeleteAlert } from "./queries.ts";

/** A written alert that cannot be read, with the profile that it belongs to. */
export type UnreadableOf = UnreadableAlert & { readonly profileId: string };

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
  boxes,
  written,
  mayWrite,
}: {
  /** How many. */
  boxes: number;
  written: readonly UnreadableOf[];
  /** Whether alerts of a profile may be deleted. */
  mayWrite: (profileId: string) => boolean;
}) {
  const t = useText();
  const deleting = useDeleteAlert();
  if (boxes === 0 && written.length === 0) return null;
  return (
    <div className="mb-4">
      <UnreadableBoxes count={boxes} />
      <UnreadableList
        items={written.map(({ id, title, profileId }) => {
          const name = title ?? t("alerts.unreadable.nameless");
          return {
            id,
            name,
            body: t("alerts.unreadable.written"),
            actions: mayWrite(profileId) && (
              <Button
                variant="secondary"
                icon={<Trash2 aria-hidden="true" className="size-5" />}
                aria-label={t("ui.unreadable.deleteOf", { name })}
                onClick={() =>
                  deleting.mutate(
                    { id, profileId },
                    {
                      onError: () =>
                        showToast({ tone: "failure", message: t("alerts.unreadable.failed") }),
                    },
                  )
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
