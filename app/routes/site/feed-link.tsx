import { canonicalLocale } from "../../../domain/locale/alternates.ts";
import { localePath } from "../../../domain/locale/paths.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { useSite } from "../page-head.tsx";

/** Tells a feed reader where the blog's feed in this language is. */
export function FeedLink() {
  const t = useText();
  const { publicUrl } = useSite();
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={t("blog.feed")}
      href={publicUrl + localePath(canonicalLocale(useLanguage()), "/blog/feed.xml")}
    />
  );
}
