import { createHash } from "node:crypto";
import type { InlineHashes } from "../http/security-headers.ts";

/** A page without a nonce, and what its policy has to name instead. */
export interface HashedPage {
  readonly html: string;
  readonly hashes: InlineHashes;
}

const END_TAGS = { scripts: "</script>", styles: "</style>" };

/**
 * Takes the nonce out of a rendered page, and hashes the inline scripts and styles that carried it. Only what React and
 * React Router write carries the nonce, so a script that got into the page in another way has no hash and does not run.
 * @param nonce at least 128 random bits that nothing in the page could know before it was rendered
 */
export function hashInlineElements(page: string, nonce: string): HashedPage {
  const [first = "", ...rest] = page.split(` nonce="${nonce}"`);
  const hashes = { scripts: new Set<string>(), styles: new Set<string>() };
  let before = first;
  for (const after of rest) {
    // React escapes `<` and `>` in attributes, so these are the ends of the tag.
    const tagEnd = after.indexOf(">");
    const tag = before.slice(before.lastIndexOf("<")) + after.slice(0, tagEnd);
    const kind = kindOf(tag);
    if (kind) {
      const content = after.slice(tagEnd + 1, after.indexOf(END_TAGS[kind], tagEnd));
      hashes[kind].add(`sha256-${createHash("sha256").update(content).digest("base64")}`);
    }
    before = after;
  }
  return {
    html: [first, ...rest].join(""),
    hashes: { scripts: [...hashes.scripts], styles: [...hashes.styles] },
  };
}

/** Nothing for links, and for data blocks, which never run. */
function kindOf(tag: string): "scripts" | "styles" | undefined {
  if (tag.startsWith("<style")) return "styles";
  return tag.startsWith("<script") && !tag.includes(' type="application/') ? "scripts" : undefined;
}
