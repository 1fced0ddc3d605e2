import { useLocale } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { useSite } from "#app/routes/page-head.tsx";
import { localePath } from "#domain/locale/paths.ts";

/** Tells a feed reader where the blog's feed in this language is. */
export function FeedLink() {
  const t = useText();
  const { publicUrl } = useSite();
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={t("blog.feed")}
      href={publicUrl + localePath(useLocale(), "/blog/feed.xml")}
    />
  );
}
