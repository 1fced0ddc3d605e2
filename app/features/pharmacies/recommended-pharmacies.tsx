import { logActivity } from "#app/client/activity-log/activity-log.ts";
import { useText } from "#app/locale/text.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { ImportantInformation } from "./important-information.tsx";
import { PharmacyList } from "./pharmacy-list.tsx";

/** The pharmacies for somebody who comes from their symptoms rather than from a box. */
export function RecommendedPharmacies({
  userId,
  profileId,
  country,
}: {
  userId: string;
  profileId: string;
  country: string;
}) {
  const t = useText();
  return (
    <Card title={t("pharmacies.where")} className="max-w-3xl">
      <div className="flex flex-col gap-6">
        <PharmacyList
          userId={userId}
          profileId={profileId}
          country={country}
          onOpen={(pharmacy) => logActivity("pharmacy_clicked", { pharmacy_id: pharmacy.id })}
        />
        <ImportantInformation country={country} />
      </div>
    </Card>
  );
}
