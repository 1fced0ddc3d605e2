/** What the document says of itself in a `meta` of its head, where the root frame writes it. */
export function readDocumentMeta(name: string): string {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  if (!content) throw new Error(`The document does not say its ${name}`);
  return content;
}
