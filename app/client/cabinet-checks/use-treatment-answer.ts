import { useMutation, useQueryClient } from "@tanstack/react-query";
import { orThrow } from "../errors/failure.ts";
import { usePermissionCheck } from "../permissions/permission-level.tsx";
import { dbForProfile } from "../permissions/profile-access.ts";

interface GivenAnswer {
  /** On the box that was asked about. */
  readonly name: string;
  /** Null takes the answer back: it is asked about again. */
  readonly takes: boolean | null;
}

/** Keeps with a profile whether its person takes what a box of the home contains. */
export function useTreatmentAnswer(profileId: string) {
  const queryClient = useQueryClient();
  const may = usePermissionCheck();
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: async ({ name, takes }: GivenAnswer) => {
      const db = await dbForProfile(profileId);
      // The generated types know no argument that may be null.
      const answer = { profile_id: profileId, treatment: name, takes: takes as boolean };
      orThrow(await db.rpc("answer_treatment_question", answer));
    },
    // The answer is one of the facts of every rule about this person.
    onSettled: () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(profileId) }),
  });
  return {
    mayAnswer: may("edit-profile"),
    answer: mutate,
    isError,
    /** What is being saved. */
    pending: isPending ? variables : null,
  };
}
