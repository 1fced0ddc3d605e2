import { useSearchParams } from "react-router";
import { countryCode, pharmacyCountry } from "../../../domain/pharmacies/country.ts";
import { useSession } from "../../client/session.ts";
import { visitorCountry } from "../../client/visitor.ts";
import { RecommendedPharmacies } from "../../features/pharmacies/recommended-pharmacies.tsx";
import { useActiveProfile } from "../../features/profiles/active-profile.ts";
import { useText } from "../../locale/text.tsx";
import { Page } from "../../ui/page.tsx";

/** More than several symptoms need; an address can hold whatever somebody typed into it. */
const SYMPTOMS_MAX = 200;

export default function RecommendedPharmaciesPage() {
  const { session } = useSession();
  return session && <AccountPharmacies userId={session.user.id} />;
}

/** `/recommended-pharmacies?symptoms=…&country=…`, where the analysis of symptoms leads. */
function AccountPharmacies({ userId }: { userId: string }) {
  const t = useText();
  const [asked] = useSearchParams();
  const { profileId } = useActiveProfile(userId);
  const symptoms = asked.get("symptoms")?.trim().slice(0, SYMPTOMS_MAX);
  const country = asked.get("country") ?? "";
  return (
    <Page
      title={t("pharmacies.title")}
      lead={
        <>
          {symptoms && (
            <span className="block break-words">{t("pharmacies.lead", { symptoms })}</span>
          )}
          {t("pharmacies.guidance")}
        </>
      }
    >
      <RecommendedPharmacies
        key={profileId}
        userId={userId}
        profileId={profileId}
        country={countryCode(country) ? country : pharmacyCountry(visitorCountry())}
      />
    </Page>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
