/** What the document says of itself in a `meta` of its head, where the root frame writes it. */
export function readDocumentMeta(name: string): string {
  const content = optionalDocumentMeta(name);
  if (!content) throw new Error(`The document does not say its ${name}`);
  return content;
}

/** The same where the server may not have written it. */
export function optionalDocumentMeta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
