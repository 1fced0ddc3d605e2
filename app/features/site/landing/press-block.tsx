import ExternalLink from "lucide-react/icons/external-link";
import { useId } from "react";
import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import type { HomepageSection, PressMention } from "../content.ts";
import { BlockTitle, LandingBlock } from "./landing-block.tsx";

/** Who wrote about it, and while nobody has: whom a journalist may ask. */
export function PressBlock({
  section,
  mentions,
}: {
  section: HomepageSection | undefined;
  mentions: readonly PressMention[];
}) {
  const t = useText();
  const path = useLocalePath();
  const titleId = useId();
  return (
    <LandingBlock titleId={titleId} background="raised">
      <BlockTitle
        id={titleId}
        title={section?.title ?? t("site.landing.press.title")}
        subtitle={section ? section.subtitle : t("site.landing.press.subtitle")}
        description={section?.description ?? null}
      />
      {section?.quote && (
        <p className="mt-6 max-w-2xl border-l-4 border-accent pl-4 text-lg">{section.quote}</p>
      )}
      {mentions.length > 0 ? (
        <ul className="mt-8 flex flex-wrap gap-3">
          {mentions.map((mention) => (
            <li key={mention.id} className="w-full sm:w-auto">
              <Mention mention={mention} />
            </li>
          ))}
        </ul>
      ) : (
        <Link to={path("contact")} className={`${buttonClasses("secondary")} mt-8`}>
          {t("site.landing.press.contact")}
        </Link>
      )}
    </LandingBlock>
  );
}

function Mention({ mention: { name, logo, url } }: { mention: PressMention }) {
  const content = logo ? (
    <img src={logo} alt={name} height={32} loading="lazy" className="h-8 w-auto" />
  ) : (
    name
  );
  const linkClass =
    "flex min-h-11 items-center justify-between gap-2 rounded-control border border-line bg-paper px-4 py-2 font-semibold";
  if (!url) return <span className={linkClass}>{content}</span>;
  return (
    <a href={url} rel="noopener" className={`${linkClass} hover:border-edge hover:underline`}>
      {content}
      <ExternalLink aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
    </a>
  );
}
