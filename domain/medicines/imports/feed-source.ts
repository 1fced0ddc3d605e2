import { type FeedFile, fileName } from "../official/official-files.ts";
import { BDPM } from "./source.ts";

/** What imports of a file that changes between editions are listed under. */
export function feedSource(file: FeedFile): string {
  return `${BDPM.shortName}, ${fileName(file)}`;
}
