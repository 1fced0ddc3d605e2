import { languageOf } from "../../../domain/locale/locales.ts";
import { openText } from "../../locale/open-text.ts";
import { renderMarkdown } from "../../markdown.ts";
import { localeOfRequest } from "../../request-locale.ts";
import type { RequestFacts } from "../../server-context.ts";
import type { Html } from "../../ui/prose.tsx";

/** Reads Markdown for whoever made this request: in their locale, on this site. */
export async function markdownReader(
  request: Request,
  { publicUrl }: RequestFacts,
): Promise<(markdown: string) => Html> {
  const locale = localeOfRequest(request);
  const text = await openText(languageOf(locale));
  const page = { publicUrl, locale, tableLabel: text.t("blog.table") };
  return (markdown) => renderMarkdown(markdown, page);
}
