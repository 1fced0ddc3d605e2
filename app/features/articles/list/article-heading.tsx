import ImageOff from "lucide-react/icons/image-off";
import Star from "lucide-react/icons/star";
import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import type { ArticleLine } from "../stored-article.ts";

/** The picture of an article, its title, and who wrote it in which languages. */
export function ArticleHeading({ article }: { article: ArticleLine }) {
  const t = useText();
  const path = useLocalePath();
  const { id, title, author, languages, isFeatured } = article;
  return (
    <div className="flex items-start gap-3">
      <Thumbnail url={article.imageUrl} />
      <div className="min-w-0">
        <Link
          to={path(`admin/blog/edit/${id}`)}
          lang="fr"
          className="inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:underline"
        >
          {title}
        </Link>
        <p className="flex flex-wrap items-center gap-x-3 font-normal text-ink-soft text-sm">
          <span>{author}</span>
          <span className="uppercase">{languages.join(" · ")}</span>
          {isFeatured && (
            <span className="inline-flex items-center gap-1 text-accent">
              <Star aria-hidden="true" className="size-4 fill-current" />
              {t("articles.featured")}
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

/** Beside the title, which says what the article is about; so it is not told once more. */
function Thumbnail({ url }: { url: string | null }) {
  const t = useText();
  if (url === null) {
    return (
      <span className="mt-1 grid h-8 w-15 shrink-0 xl:h-11 xl:w-21 place-items-center rounded-control border border-line text-ink-soft">
        <ImageOff aria-hidden="true" className="size-5" />
        <span className="sr-only">{t("articles.noImage")}</span>
      </span>
    );
  }
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      width={84}
      height={44}
      className="mt-1 h-8 w-15 shrink-0 xl:h-11 xl:w-21 rounded-control border border-line object-cover"
    />
  );
}
