import Star from "lucide-react/icons/star";
import { logActivity } from "#app/client/activity-log/activity-log.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Pharmacy } from "#domain/pharmacies/pharmacy.ts";
import { useMarkFavorite } from "./queries.ts";

/** Busy until the database has answered, so that two presses are never two requests. */
export function FavoriteButton({
  userId,
  pharmacy: { id, name },
  isFavorite,
}: {
  userId: string;
  pharmacy: Pharmacy;
  isFavorite: boolean;
}) {
  const t = useText();
  const marking = useMarkFavorite(userId);

  function toggle() {
    const notify = (isMarked: boolean) => {
      logActivity(isMarked ? "pharmacy_favorited" : "pharmacy_unfavorited", { pharmacy_id: id });
      const messageKey = isMarked ? "pharmacies.favorite.added" : "pharmacies.favorite.removed";
      showToast({ tone: "success", message: t(messageKey, { name }) });
    };
    marking.mutate(
      { pharmacyId: id, isFavorite: !isFavorite },
      {
        onSuccess: notify,
        onError: () => showToast({ tone: "failure", message: t("pharmacies.favorite.failed") }),
      },
    );
  }

  return (
    <Button
      variant="plain"
      busy={marking.isPending}
      aria-pressed={isFavorite}
      aria-label={t("pharmacies.favorite.markOf", { name })}
      icon={<Star aria-hidden="true" className={`size-5 ${isFavorite ? "fill-current" : ""}`} />}
      className={isFavorite ? "bg-accent-soft" : ""}
      onClick={toggle}
    >
      {t("pharmacies.favorite.mark")}
    </Button>
  );
}
