import { type MouseEvent, type ReactNode, useDeferredValue, useState } from "react";
import { useWatch } from "react-hook-form";
import { useNow } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useText } from "#app/locale/text.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { type Scheme, schemeColours } from "#app/ui/graphics/scheme-colours.ts";
import type { Language } from "#domain/locale/locales.ts";
import { type PreviewedArticle, previewOf } from "../form.ts";
import type { ArticleFormControl } from "./article-form-control.ts";

const SCHEMES = ["screen", "light", "dark"] as const;

/** The article as its page shows it, in the colours of either kind of screen. */
export function ArticlePreview({
  form,
  language,
  renderArticle,
}: {
  form: ArticleFormControl;
  language: Language;
  renderArticle: (previewed: PreviewedArticle, language: Language) => ReactNode;
}) {
  const t = useText();
  const [scheme, setScheme] = useState<(typeof SCHEMES)[number]>("screen");
  const typed = useWatch({ control: form.control, compute: (values) => values });
  // A letter appears at once; the page it makes follows as soon as the browser has a moment.
  const previewed = previewOf(useDeferredValue(typed), language, {
    now: useNow(),
    zone: browserZone,
  });
  const isEmpty = previewed.article.title === "" && previewed.content.trim() === "";
  return (
    <section
      aria-label={t("articles.preview.title")}
      className="flex min-w-0 flex-col gap-3 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{t("articles.preview.title")}</h2>
        <Select
          aria-label={t("articles.preview.scheme")}
          value={scheme}
          onChange={({ target }) =>
            setScheme(SCHEMES.find((known) => known === target.value) ?? "screen")
          }
        >
          {SCHEMES.map((known) => (
            <option key={known} value={known}>
              {t(`articles.preview.${known}`)}
            </option>
          ))}
        </Select>
      </div>
      <div
        onClickCapture={openElsewhere}
        style={scheme === "screen" ? undefined : coloursOf(scheme)}
        className="rounded-card border border-line bg-paper p-5 text-ink wrap-anywhere md:p-8"
      >
        {isEmpty ? (
          <p className="text-ink-soft">{t("articles.preview.empty")}</p>
        ) : (
          renderArticle(previewed, language)
        )}
      </div>
    </section>
  );
}

/** A link that is tried must not take the editor away. */
function openElsewhere(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  window.open(link.href, "_blank", "noopener");
}

function coloursOf(scheme: Scheme) {
  return { colorScheme: scheme, ...schemeColours(scheme) };
}
