import { queryOptions } from "@tanstack/react-query";

/** Temperatures, symptoms and notes of the last day; its code comes with the first answer. */
export const recentNotesQuery = (profileId: string) =>
  queryOptions({
    queryKey: ["illness", profileId, "notes"] as const,
    queryFn: async () => {
      const { readRecentNotes } = await import("./recent-notes.ts");
      return readRecentNotes(profileId);
    },
  });
