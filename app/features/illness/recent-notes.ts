import { outbox } from "#app/client/offline/device-outbox.ts";
import { storedPerson } from "#app/client/offline/person.ts";
import { queryClient } from "#app/client/queries/query-client.ts";
import { now } from "#app/client/time/now.ts";
import { type NotedWords, recentNotes } from "#domain/illness/illness-words.ts";
import type { Language } from "#domain/locale/locales.ts";
import { illnessEntriesQuery } from "./queries.ts";
import { withWaitingEntries } from "./waiting-entries.ts";

/**
 * What the illness log holds of the last day, as a person would type it, with what this device has not sent yet. Without
 * a network, what this device has kept.
 */
export async function readRecentNotes(
  profileId: string,
  language: Language,
): Promise<readonly NotedWords[]> {
  const query = illnessEntriesQuery(profileId);
  const read = await queryClient.fetchQuery(query).catch((problem: unknown) => {
    const kept = queryClient.getQueryData(query.queryKey);
    if (!kept) throw problem;
    return kept;
  });
  const owner = storedPerson();
  const actions = outbox
    .actions()
    .filter((action) => action.owner === owner && action.profileId === profileId);
  const readAt = queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0;
  return recentNotes(withWaitingEntries(read.entries, actions, readAt), now(), language);
}
