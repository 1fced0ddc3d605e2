/** Text as XML holds it. What XML 1.0 cannot hold at all, control characters and halves of pairs, is left out. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
