import Star from "lucide-react/icons/star";
import type { Pharmacy } from "../../../domain/pharmacies/pharmacy.ts";
import { logActivity } from "../../client/activity-log.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";
import { useMarkFavorite } from "./queries.ts";

/** Busy until the database has answered, so that two presses are never two wishes. */
export function FavoriteButton({
  userId,
  pharmacy,
  isFavorite,
}: {
  userId: string;
  pharmacy: Pharmacy;
  isFavorite: boolean;
}) {
  const t = useText();
  const marking = useMarkFavorite(userId);
  const { id, name } = pharmacy;
  return (
    <Button
      look="plain"
      busy={marking.isPending}
      aria-label={t(isFavorite ? "pharmacies.favorite.removeOf" : "pharmacies.favorite.addOf", {
        name,
      })}
      icon={<Star aria-hidden="true" className={`size-5 ${isFavorite ? "fill-current" : ""}`} />}
      onClick={() => {
        marking.mutate(
          { pharmacyId: id, isFavorite: !isFavorite },
          {
            onSuccess(marked) {
              logActivity(marked ? "pharmacy_favorited" : "pharmacy_unfavorited", {
                pharmacy_id: id,
              });
              showToast({
                tone: "success",
                message: t(marked ? "pharmacies.favorite.added" : "pharmacies.favorite.removed", {
                  name,
                }),
              });
            },
            onError: () => showToast({ tone: "failure", message: t("pharmacies.favorite.failed") }),
          },
        );
      }}
    >
      {t(isFavorite ? "pharmacies.favorite.remove" : "pharmacies.favorite.add")}
    </Button>
  );
}
