import { useText } from "../../locale/text.tsx";

const COLUMNS = [
  {
    title: "legal",
    links: [
      { page: "/terms", words: "terms" },
      { page: "/privacy", words: "privacy" },
      { page: "/sitemap", words: "sitemap" },
    ],
  },
  {
    title: "support",
    links: [
      { page: "/contact", words: "contact" },
      { page: "/faq", words: "faq" },
    ],
  },
  {
    title: "about",
    links: [
      { page: "/about", words: "aboutUs" },
      { page: "/blog", words: "blog" },
    ],
  },
] as const;

/** Three columns. The links carry no locale: each page opens in the language its visitor has chosen. */
export function SiteFooter() {
  const t = useText();
  return (
    <footer className="border-t border-line bg-paper-raised">
      <div className="mx-auto grid w-full max-w-6xl gap-8 px-5 py-10 sm:grid-cols-3 md:px-8">
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={t(`site.footer.${title}`)}>
            <h2 className="text-base">{t(`site.footer.${title}`)}</h2>
            <ul className="mt-1">
              {links.map(({ page, words }) => (
                <li key={page}>
                  <a
                    href={page}
                    className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline"
                  >
                    {t(`site.footer.${words}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="mx-auto max-w-6xl px-5 pb-10 text-sm text-ink-soft md:px-8">
        {t("site.footer.guidance")}
      </p>
    </footer>
  );
}
