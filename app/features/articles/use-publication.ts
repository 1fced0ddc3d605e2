import {
  type Outing,
  type Publication,
  publicationAt,
} from "../../../domain/content/publication.ts";
import { now, useNow } from "../../client/now.ts";

/** What visitors have of an article, by this moment: the minute that runs began before what was just published. */
export function usePublication(outing: Outing): Publication {
  useNow();
  return publicationAt(now(), outing);
}
