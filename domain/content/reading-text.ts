/** What of a Markdown text is read: its words, without where its links lead. */
export function readingText(markdown: string): string {
  return markdown.replace(/\]\([^)]*\)/g, "] ");
}
