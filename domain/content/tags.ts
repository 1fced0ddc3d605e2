/** The tags of a field where they stand between commas, trimmed, empties dropped. */
export function tagsOf(typed: string): string[] {
  return typed
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
}

export function typedTags(tags: readonly string[]): string {
  return tags.join(", ");
}
