import { now, useNow } from "#app/client/time/now.ts";
import {
  type Publication,
  type PublicationSchedule,
  publicationAt,
} from "#domain/content/publication.ts";

/** What visitors have of an article, by this moment: the minute that runs began before what was just published. */
export function usePublication(publicationSchedule: PublicationSchedule): Publication {
  useNow();
  return publicationAt(now(), publicationSchedule);
}
