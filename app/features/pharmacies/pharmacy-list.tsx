import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { hasPartners } from "#domain/pharmacies/country.ts";
import type { Pharmacy } from "#domain/pharmacies/pharmacy.ts";
import { NoPartners } from "./no-partners.tsx";
import { PharmacyEntry } from "./pharmacy-entry.tsx";
import { useOfferedPharmacies } from "./queries.ts";
import { RegisterLink } from "./register-link.tsx";
import { registerOf } from "./registers.ts";

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
      <SkeletonList rows={3} rowClassName="h-44" />
    );
  }
  const { ownPharmacy, others, favoriteIds } = offered;
  const partners = hasPartners(country) ? others : [];
  const register = registerOf(country);
  return (
    <>
      {ownPharmacy && (
        <section className="flex flex-col gap-3">
          <h3 className="text-base">{t("pharmacies.own")}</h3>
          <div className="border-accent border-l-4 pl-4">
            <PharmacyEntry
              userId={userId}
              pharmacy={ownPharmacy}
              isOwn
              isFavorite={favoriteIds?.has(ownPharmacy.id)}
              onOpen={onOpen}
            />
          </div>
          <RegisterLink url={ownPharmacy.register} />
        </section>
      )}
      <section className="flex flex-col gap-3">
        <h3 className="text-base">{t("pharmacies.partners")}</h3>
        {partners.length === 0 ? (
          <NoPartners register={register} />
        ) : (
          <>
            {register && register.url !== ownPharmacy?.register && (
              <RegisterLink url={register.url} />
            )}
            <ul className="divide-y divide-line border-line border-y">
              {partners.map((pharmacy) => (
                <li key={pharmacy.id} className="py-4">
                  <PharmacyEntry
                    userId={userId}
                    pharmacy={pharmacy}
                    isFavorite={favoriteIds?.has(pharmacy.id)}
                    onOpen={onOpen}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  );
}
