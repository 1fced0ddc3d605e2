import { hasPartners } from "../../../domain/pharmacies/country.ts";
import type { Pharmacy } from "../../../domain/pharmacies/pharmacy.ts";
import { failureOf } from "../../client/failure.ts";
import { useText } from "../../locale/text.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { NoPartners } from "./no-partners.tsx";
import { PharmacyEntry } from "./pharmacy-entry.tsx";
import { useOfferedPharmacies } from "./queries.ts";

/** The profile's own pharmacy, then those of the reader's country, in their four states. */
export function PharmacyList({
  userId,
  profileId,
  country,
  onOpen,
}: {
  userId: string;
  profileId: string;
  /** As `pharmacyCountry` names it. */
  country: string;
  onOpen: (pharmacy: Pharmacy) => void;
}) {
  const t = useText();
  const { offered, problem, onRetry } = useOfferedPharmacies({ userId, profileId }, country);
  if (!offered) {
    return problem ? (
      <ErrorState failure={failureOf(problem)} onRetry={onRetry} />
    ) : (
      <SkeletonList rows={3} rowClassName="h-52" />
    );
  }
  const { ownPharmacy, others, favoriteIds } = offered;
  const entry = (pharmacy: Pharmacy) => (
    <PharmacyEntry
      userId={userId}
      pharmacy={pharmacy}
      isFavorite={favoriteIds?.has(pharmacy.id)}
      onOpen={onOpen}
    />
  );
  const partners = hasPartners(country) ? others : [];
  return (
    <>
      {ownPharmacy && (
        <section className="flex flex-col gap-3">
          <h3 className="text-base">{t("pharmacies.own")}</h3>
          <div className="rounded-card bg-accent-soft p-4">{entry(ownPharmacy)}</div>
        </section>
      )}
      <section className="flex flex-col gap-3">
        <h3 className="text-base">{t("pharmacies.partners")}</h3>
        {partners.length === 0 ? (
          <NoPartners country={country} />
        ) : (
          <ul className="divide-y divide-line border-line border-y">
            {partners.map((pharmacy) => (
              <li key={pharmacy.id} className="py-5">
                {entry(pharmacy)}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
