declare const brand: unique symbol;

/** HTML that `app/markdown.ts` wrote. Nothing in it runs, wherever its Markdown came from. */
export type Html = string & { readonly [brand]: "Html" };

/** A text that somebody wrote: lines of 45 to 75 characters, and room to breathe. Looks: app/styles/prose.css. */
export function Prose({
  html,
  lang,
  className = "",
}: {
  html: Html;
  /** Where it is not that of the page. */
  lang?: string | undefined;
  className?: string;
}) {
  return (
    <div
      lang={lang}
      className={`prose ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: its type says where it comes from.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
