import { DONE, sendActionsWith } from "#app/client/offline/actions.ts";
import { dbForProfile } from "#app/client/permissions/profile-access.ts";
import { observedMoment } from "#domain/illness/observed-moment.ts";
import { deleteIllnessEntry, noteIllnessFact } from "./data.ts";

sendActionsWith(
  "note-illness",
  async ({ profileId, body: { entryId, fact, observed } }, { pressed }) => {
    const entry = { id: entryId, fact, notedAt: observedMoment(pressed, observed) };
    await noteIllnessFact(await dbForProfile(profileId), profileId, entry);
    return DONE;
  },
);

sendActionsWith("delete-illness-entry", async ({ profileId, body: { entryId } }) => {
  await deleteIllnessEntry(await dbForProfile(profileId), entryId);
  return DONE;
});
