import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { defaultLocale, type Language } from "../../../domain/locale/locales.ts";
import type { PreviewedArticle } from "../../features/articles/form.ts";
import { ArticleText } from "../../features/blog/article-text.tsx";
import { openText } from "../../locale/open-text.ts";
import { TextProvider, useText } from "../../locale/text.tsx";
import { renderMarkdown } from "../../markdown.ts";

/** What a visitor would read: the components, the words and the renderer of the public page. */
export function drawArticle(previewed: PreviewedArticle, language: Language) {
  return <InLanguage previewed={previewed} language={language} />;
}

function InLanguage({ previewed, language }: { previewed: PreviewedArticle; language: Language }) {
  const { data: text } = useQuery({
    queryKey: ["site-text", language] as const,
    queryFn: () => openText(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    text && (
      <TextProvider text={text}>
        <div lang={language}>
          <DrawnArticle previewed={previewed} language={language} />
        </div>
      </TextProvider>
    )
  );
}

function DrawnArticle({
  previewed: { article, author, content },
  language,
}: {
  previewed: PreviewedArticle;
  language: Language;
}) {
  const t = useText();
  const tableLabel = t("blog.table");
  const html = useMemo(
    () =>
      renderMarkdown(content, {
        publicUrl: location.origin,
        locale: defaultLocale(language),
        tableLabel,
      }),
    [content, language, tableLabel],
  );
  return <ArticleText article={article} author={author} html={html} heading="h2" />;
}
