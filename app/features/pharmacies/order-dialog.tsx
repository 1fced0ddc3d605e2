import PackageMinus from "lucide-react/icons/package-minus";
import { logActivity } from "#app/client/activity-log/activity-log.ts";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { Dosage } from "#app/locale/dosage.tsx";
import { formatNumber } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { Badge } from "#app/ui/list/badge.tsx";
import { pharmacyCountry } from "#domain/pharmacies/country.ts";
import { isFewLeft } from "#domain/pharmacies/few-left.ts";
import { wayToRestock } from "#domain/pharmacies/way-to-restock.ts";
import { ImportantInformation } from "./important-information.tsx";
import { PharmacyList } from "./pharmacy-list.tsx";

/** As much of a box as ordering another one needs. */
export interface OrderedMedication {
  readonly id: string;
  readonly name: string;
  readonly dosage: string;
  readonly currentQuantity: number;
  /** Null or absent where no list says it. */
  readonly needsPrescription?: boolean | null;
}

/**
 * What is left of a box, and where to get another: online only what is known to need no prescription. We sell nothing and
 * show no price.
 */
export function OrderDialog({
  open,
  userId,
  profileId,
  medication,
  onClose,
}: {
  open: boolean;
  userId: string;
  profileId: string;
  medication: OrderedMedication;
  onClose: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const country = pharmacyCountry(visitorCountry());
  const { id, name, dosage, currentQuantity } = medication;
  const way = wayToRestock(medication.needsPrescription);
  return (
    <Dialog open={open} onClose={onClose} title={t(`pharmacies.ordering.title.${way}`)}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0">
            <span className="block font-semibold">{name}</span>
            <span className="block text-ink-soft">
              <Dosage>{dosage}</Dosage>
            </span>
          </p>
          <p className="flex flex-wrap items-center gap-2 tabular-nums">
            {t("pharmacies.ordering.stock", {
              count: currentQuantity,
              quantity: formatNumber(currentQuantity, language),
            })}
            {isFewLeft(currentQuantity) && (
              <Badge tone="soon" icon={<PackageMinus aria-hidden="true" />}>
                {t("pharmacies.ordering.fewLeft")}
              </Badge>
            )}
          </p>
        </div>
        {way === "order" ? (
          <>
            <PharmacyList
              userId={userId}
              profileId={profileId}
              country={country}
              onOpen={(pharmacy) =>
                logActivity("order_medication_clicked", {
                  medication_id: id,
                  pharmacy_id: pharmacy.id,
                })
              }
            />
            <ImportantInformation country={country} />
          </>
        ) : (
          <p>{t(`pharmacies.ordering.instead.${way}`)}</p>
        )}
      </div>
    </Dialog>
  );
}
