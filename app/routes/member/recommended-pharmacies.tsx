import { useSearchParams } from "react-router";
import { countryCode, pharmacyCountry } from "../../../domain/pharmacies/country.ts";
import { emergencies } from "../../../domain/symptoms/emergencies.ts";
import { useSession } from "../../client/session.ts";
import { visitorCountry } from "../../client/visitor.ts";
import { RecommendedPharmacies } from "../../features/pharmacies/recommended-pharmacies.tsx";
import { useActiveProfile } from "../../features/profiles/active-profile.ts";
import { EmergencyBlock } from "../../features/symptoms/emergency-block.tsx";
import { UnreadHelp } from "../../features/symptoms/unread-help.tsx";
import { useAddressWords } from "../../features/symptoms/use-address-words.ts";
import { useText } from "../../locale/text.tsx";
import { Page } from "../../ui/page.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";

/** More than several symptoms need; an address can hold whatever somebody typed into it. */
const SYMPTOMS_MAX = 200;

/** An address does not say whom it is about. */
const NOBODY = { ageInMonths: null, circumstances: [] };

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
  const urgent = symptoms ? emergencies([{ text: symptoms, symptom: null }], NOBODY) : [];
  const words = useAddressWords(symptoms ?? "");
  if (urgent.length > 0) {
    return (
      <Page title={t("symptoms.analysis.title")}>
        <EmergencyBlock emergencies={urgent} heading="h2" />
      </Page>
    );
  }
  // Where words may be anything, nobody is sent to buy something for them.
  if (words === "coming") {
    return (
      <Page title={t("pharmacies.title")}>
        <SkeletonList rows={3} rowClassName="h-32" />
      </Page>
    );
  }
  if (words === "unread") {
    return (
      <Page title={t("symptoms.analysis.title")}>
        <UnreadHelp heading="h2" />
        <p>{t("symptoms.analysis.unknown")}</p>
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
