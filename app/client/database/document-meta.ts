/** The content of a `meta` element in the head, which the root component writes. */
export function readDocumentMeta(name: string): string {
  const content = optionalDocumentMeta(name);
  if (!content) throw new Error(`The document does not say its ${name}`);
  return content;
}

/** The same for an element that may be missing. */
export function optionalDocumentMeta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
