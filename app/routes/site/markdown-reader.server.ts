import { createI18n } from "#app/locale/create-i18n.ts";
import { renderMarkdown } from "#app/markdown.ts";
import type { RequestContext } from "#app/request-context.ts";
import { localeOfRequest } from "#app/request-locale.ts";
import type { Html } from "#app/ui/layout/prose.tsx";
import { languageOf } from "#domain/locale/locales.ts";

/** Reads Markdown for the visitor of this request: in their locale, on this site. */
export async function markdownReader(
  request: Request,
  { publicUrl }: RequestContext,
): Promise<(markdown: string) => Html> {
  const locale = localeOfRequest(request);
  const text = await createI18n(languageOf(locale));
  const page = { publicUrl, locale, tableLabel: text.t("blog.table") };
  return (markdown) => renderMarkdown(markdown, page);
}
