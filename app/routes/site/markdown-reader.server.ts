import { createI18n } from "#app/locale/create-i18n.ts";
import { renderMarkdown } from "#app/markdown.ts";
import { withContents } from "#app/page-contents.ts";
import { linkPhoneNumbers } from "#app/phone-links.ts";
import type { RequestContext } from "#app/request-context.ts";
import { localeOfRequest } from "#app/request-locale.ts";
import type { Html } from "#app/ui/layout/prose.tsx";

/**
 * Reads Markdown for the visitor of this request: in their locale, on this site, with numbers that can be called.
 * `isPage` puts a list of its headings before a text that is most of its page.
 */
export async function markdownReader(
  request: Request,
  { publicUrl }: RequestContext,
): Promise<(markdown: string, options?: { isPage: boolean }) => Html> {
  const locale = localeOfRequest(request);
  const text = await createI18n(locale);
  const page = { publicUrl, locale, tableLabel: text.t("blog.table") };
  return (markdown, options) => {
    const html = linkPhoneNumbers(renderMarkdown(markdown, page));
    return options?.isPage ? withContents(html, text.t("pages.contents")) : html;
  };
}
