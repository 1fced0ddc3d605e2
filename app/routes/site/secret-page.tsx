import type { ReactNode } from "react";
import { useText } from "#app/locale/text.tsx";
import { Logo } from "#app/ui/graphics/logo.tsx";
import { defaultLocale, LANGUAGE_NAMES, LANGUAGES } from "#domain/locale/locales.ts";
import { localePath } from "#domain/locale/paths.ts";
import { SecretAddressHead } from "../auth/secret-address-head.tsx";

/** A page behind a link with a secret: without navigation, in the language that its reader chooses. */
export function SecretPage({
  path,
  hash,
  title,
  needsScript,
  children,
}: {
  path: `/${string}`;
  /** Goes along to the page in another language; undefined on the server, which knows none. */
  hash: string | undefined;
  title: string;
  needsScript: string;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <main id="content" className="mx-auto flex min-h-dvh max-w-xl flex-col gap-5 px-4 py-5">
      <title>{title}</title>
      <SecretAddressHead />
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Logo />
        <nav aria-label={t("site.card.language")} className="flex flex-wrap">
          {LANGUAGES.map((language) => (
            <a
              key={language}
              href={`${localePath(defaultLocale(language), path)}${hash ?? ""}`}
              lang={language}
              className="inline-flex min-h-11 items-center px-2 text-accent underline underline-offset-4"
            >
              {LANGUAGE_NAMES[language]}
            </a>
          ))}
        </nav>
      </div>
      <noscript>
        <p>{needsScript}</p>
      </noscript>
      {children}
    </main>
  );
}
