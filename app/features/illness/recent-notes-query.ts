import { queryOptions } from "@tanstack/react-query";
import type { Language } from "#domain/locale/locales.ts";

/** Temperatures, symptoms and notes of the last day; its code comes with the first answer. */
export const recentNotesQuery = (profileId: string, language: Language) =>
  queryOptions({
    queryKey: ["illness", profileId, "notes", language] as const,
    queryFn: async () => {
      const { readRecentNotes } = await import("./recent-notes.ts");
      return readRecentNotes(profileId, language);
    },
  });
