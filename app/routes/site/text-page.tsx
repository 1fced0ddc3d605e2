import type { ReactNode } from "react";
import { useText } from "#app/locale/text.tsx";
import type { SitePage } from "#domain/content/site-pages.ts";
import { PageHead } from "../page-head.tsx";
import { Breadcrumbs } from "./metadata/breadcrumbs.tsx";

/** A page that is mostly a text: its head, the way to it, its title, and one column to read in. */
export function TextPage({
  page,
  description,
  lead,
  children,
}: {
  page: SitePage;
  description: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const t = useText();
  const title = t(`site.footer.pages.${page}`);
  return (
    <div className="mx-auto flex w-full max-w-[39rem] flex-col gap-6 px-5 py-4 pb-14 md:px-8 md:py-8 md:pb-20">
      <PageHead title={title} description={description} page={page} />
      <Breadcrumbs steps={[{ name: title, page }]} />
      <div>
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {lead && <p className="mt-3 text-lg text-ink-soft">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
