import { useQuery } from "@tanstack/react-query";

/** How names of allergies are read. It weighs as much as a page, and comes after it. */
export function useAllergyLists() {
  const { data } = useQuery({
    queryKey: ["profiles", "allergy-lists"] as const,
    queryFn: async () => {
      const { allergyChoices, allergySuggestions, recognizeAllergies } = await import(
        "#domain/profiles/allergy-recognition.ts"
      );
      return { allergyChoices, allergySuggestions, recognizeAllergies };
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return data;
}
