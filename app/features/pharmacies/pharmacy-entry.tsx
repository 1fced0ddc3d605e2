import Truck from "lucide-react/icons/truck";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { Badge } from "#app/ui/list/badge.tsx";
import type { Pharmacy } from "#domain/pharmacies/pharmacy.ts";
import { AuthorizationLine } from "./authorization-line.tsx";
import { FavoriteButton } from "./favorite-button.tsx";
import { OutsideLink } from "./outside-link.tsx";

/** One pharmacy: what it is, whether it may sell, and the way there. */
export function PharmacyEntry({
  userId,
  pharmacy,
  isOwn = false,
  isFavorite,
  onOpen,
}: {
  userId: string;
  pharmacy: Pharmacy;
  /** The one the profile chose. */
  isOwn?: boolean;
  /** Undefined while nobody knows. */
  isFavorite: boolean | undefined;
  onOpen: (pharmacy: Pharmacy) => void;
}) {
  const t = useText();
  const { name, description, url } = pharmacy;
  return (
    <article className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h4 className="font-semibold text-base">{name}</h4>
        <Badge tone="accent" icon={<Truck aria-hidden="true" />}>
          {t("pharmacies.delivery")}
        </Badge>
      </div>
      {description && <p className="text-ink-soft">{description}</p>}
      <AuthorizationLine pharmacy={pharmacy} />
      <div className="flex flex-wrap gap-2">
        <OutsideLink
          href={url}
          label={t("pharmacies.orderAt", { name })}
          className={buttonClasses(isOwn ? "primary" : "secondary")}
          onOpen={() => onOpen(pharmacy)}
        >
          {t("pharmacies.order")}
        </OutsideLink>
        {isFavorite !== undefined && (
          <FavoriteButton userId={userId} pharmacy={pharmacy} isFavorite={isFavorite} />
        )}
      </div>
    </article>
  );
}
