/** What stands between two things that are said in one breath, in the three languages. */
const BETWEEN = /\s*[,;+]\s*|\s+(?:et|and|y|avec|with|con|plus|más)\s+/iu;

/**
 * The parts of a text that says several things at once, `enceinte et mal de tête`, where each of them is known by
 * itself. One part that nobody knows leaves the text as it is: what it says may be the worst of it.
 */
export function saidTogether(text: string, isKnown: (part: string) => boolean): readonly string[] {
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return parts.length > 1 && parts.every(isKnown) ? parts : [text.trim()];
}
