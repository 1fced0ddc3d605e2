/** The search over everything stands in the header, and a page may hand it what was typed there. */
const requests = new EventTarget();

const TYPE = "search";

/** Opens the search with these words, and asks the list of medicines for them: a person pressed for that. */
export function requestSearch(words: string): void {
  requests.dispatchEvent(new CustomEvent(TYPE, { detail: words }));
}

/** @returns stops listening */
export function onSearchRequest(open: (words: string) => void): () => void {
  const listen = (event: Event) => open((event as CustomEvent<string>).detail);
  requests.addEventListener(TYPE, listen);
  return () => requests.removeEventListener(TYPE, listen);
}
