import { useSearchParams } from "react-router";
import { countryCode, pharmacyCountry } from "../../../domain/pharmacies/country.ts";
import { useSession } from "../../client/session.ts";
import { visitorCountry } from "../../client/visitor.ts";
import { RecommendedPharmacies } from "../../features/pharmacies/recommended-pharmacies.tsx";
import { useActiveProfile } from "../../features/profiles/active-profile.ts";
import { emergenciesIn } from "../../features/symptoms/emergencies-in.ts";
import { EmergencyBlock } from "../../features/symptoms/emergency-block.tsx";
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
  // An address can be kept, or written by hand: what is an emergency gets help here, too.
  const emergencies = symptoms ? emergenciesIn([{ text: symptoms, symptom: null }]) : [];
  if (emergencies.length > 0) {
    return (
      <Page title={t("pharmacies.title")}>
        <EmergencyBlock emergencies={emergencies} heading="h2" />
      </Page>
    );
  }
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
