import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { PreviewedArticle } from "#app/features/articles/form.ts";
import { ArticleText } from "#app/features/blog/article-text.tsx";
import { createI18n } from "#app/locale/create-i18n.ts";
import { TextProvider, useText } from "#app/locale/text.tsx";
import { renderMarkdown } from "#app/markdown.ts";
import { defaultLocale, type Language } from "#domain/locale/locales.ts";

/** What a visitor would read: the components, the words and the renderer of the public page. */
export function renderArticlePreview(previewed: PreviewedArticle, language: Language) {
  return <InLanguage previewed={previewed} language={language} />;
}

function InLanguage({ previewed, language }: { previewed: PreviewedArticle; language: Language }) {
  const { data: text } = useQuery({
    queryKey: ["site-text", language] as const,
    queryFn: () => createI18n(defaultLocale(language)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    text && (
      <TextProvider text={text}>
        <div lang={language}>
          <RenderedArticle previewed={previewed} language={language} />
        </div>
      </TextProvider>
    )
  );
}

function RenderedArticle({
  previewed: { article, author, content, sources, review },
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
  return (
    <ArticleText
      article={article}
      author={author}
      html={html}
      sources={sources}
      review={review}
      heading="h2"
    />
  );
}
