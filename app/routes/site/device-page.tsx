import type { ReactNode } from "react";
import { useText } from "#app/locale/text.tsx";
import { PageHead } from "../page-head.tsx";

/**
 * A page of the site whose work is done on the device of its reader. The server draws this frame, whose words are among
 * those of the site; code and words of the work are fetched for the page alone.
 */
export function DevicePage({
  page,
  title,
  className,
  children,
}: {
  page: string;
  title: string;
  /** How wide it is. */
  className: string;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <div className={`mx-auto flex w-full flex-col gap-5 px-4 py-6 md:px-8 md:py-8 ${className}`}>
      <PageHead title={title} description={t("site.hero.subtitle")} page={page} noIndex />
      <h1 className="text-2xl">{title}</h1>
      {children}
    </div>
  );
}
