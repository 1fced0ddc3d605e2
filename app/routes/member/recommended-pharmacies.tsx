import { useSearchParams } from "react-router";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { useSession } from "#app/client/session/session.ts";
import { RecommendedPharmacies } from "#app/features/pharmacies/recommended-pharmacies.tsx";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import { EmergencyBlock } from "#app/features/symptoms/emergency/emergency-block.tsx";
import { SupportLine } from "#app/features/symptoms/emergency/support-line.tsx";
import { UnrecognizedSymptomHelp } from "#app/features/symptoms/emergency/unrecognized-symptom-help.tsx";
import { useUrlSymptomStatus } from "#app/features/symptoms/search/use-url-symptom-status.ts";
import { useText } from "#app/locale/text.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { countryCode, pharmacyCountry } from "#domain/pharmacies/country.ts";
import { emergencies } from "#domain/symptoms/emergencies/emergencies.ts";

/** More than several symptoms need; an address can hold whatever somebody typed into it. */
const SYMPTOMS_MAX = 200;

/** An address does not say whom it is about. */
const UNKNOWN_PATIENT = { ageInMonths: null, circumstances: [] };

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
  const chosen = symptoms ? [{ text: symptoms, symptom: null }] : [];
  const urgent = emergencies(chosen, UNKNOWN_PATIENT);
  const words = useUrlSymptomStatus(symptoms ?? "");
  if (urgent.length > 0) {
    return (
      <Page title={t("symptoms.analysis.title")}>
        <EmergencyBlock emergencies={urgent} heading="h2" />
        <SupportLine chosen={chosen} emergencies={urgent} />
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
        <SupportLine chosen={chosen} emergencies={urgent} />
        <UnrecognizedSymptomHelp heading="h2" />
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
