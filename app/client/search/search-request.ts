/** The search over everything stands in the header, and a page may hand it what was typed there. */
let openSearch: ((words: string) => void) | undefined;

/** Opens the search with these words, and asks the list of medicines for them: a person pressed for that. */
export function requestSearch(words: string): void {
  openSearch?.(words);
}

/** @returns stops listening */
export function onSearchRequest(open: (words: string) => void): () => void {
  openSearch = open;
  return () => {
    openSearch = undefined;
  };
}
