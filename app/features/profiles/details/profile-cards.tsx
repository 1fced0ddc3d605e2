import { useQuery } from "@tanstack/react-query";
import { failureOf } from "#app/client/errors/failure.ts";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { factsQuery } from "../queries.ts";
import { AllergiesCard } from "./allergies-card.tsx";
import { BodyCard } from "./body-card.tsx";
import { ConditionsCard } from "./conditions-card.tsx";
import { DoctorCard } from "./doctor-card.tsx";
import { PersonCard } from "./person-card.tsx";
import { type ListedPharmacy, PharmacyCard } from "./pharmacy-card.tsx";
import { TreatmentAnswersCard } from "./treatment-answers-card.tsx";

/** All that is known of one person, a card for each subject. Mount it anew for each profile. */
export function ProfileCards({
  profileId,
  email,
  pharmacies,
  mayEdit,
}: {
  profileId: string;
  /** Of the account, on its own profile alone. */
  email: string | null;
  /** Those of the reader's country; undefined while on their way. */
  pharmacies: readonly ListedPharmacy[] | undefined;
  mayEdit: boolean;
}) {
  const { data: facts, error, refetch } = useQuery(factsQuery(profileId));
  if (!facts) {
    return error ? (
      <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList rows={4} rowClassName="h-52" />
    );
  }
  return (
    <>
      <PersonCard facts={facts} email={email} mayEdit={mayEdit} />
      <BodyCard facts={facts} mayEdit={mayEdit} />
      <AllergiesCard facts={facts} mayEdit={mayEdit} />
      <ConditionsCard facts={facts} mayEdit={mayEdit} />
      <TreatmentAnswersCard facts={facts} mayEdit={mayEdit} />
      <DoctorCard facts={facts} mayEdit={mayEdit} />
      <PharmacyCard facts={facts} pharmacies={pharmacies} mayEdit={mayEdit} />
    </>
  );
}
