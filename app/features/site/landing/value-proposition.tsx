import BadgeCheck from "lucide-react/icons/badge-check";
import { useId } from "react";
import { useText } from "#app/locale/text.tsx";
import type { HomepageSection } from "../content.ts";
import { LandingBlock } from "./landing-block.tsx";

/** Why one would want it. @param claims what the owner of this installation answers for, a sentence each */
export function ValueProposition({
  section,
  claims,
}: {
  section: HomepageSection | undefined;
  claims: readonly string[];
}) {
  const t = useText();
  const titleId = useId();
  return (
    <LandingBlock titleId={titleId} background="soft">
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
        <div className="flex flex-col gap-5">
          <h2 id={titleId} className="text-3xl text-accent md:text-4xl">
            {section?.title ?? t("site.landing.value.title")}
          </h2>
          {section?.subtitle && <p className="text-lg">{section.subtitle}</p>}
        </div>
        <div className="flex flex-col gap-6 md:pt-2">
          <p className="text-lg">{section?.description ?? t("site.landing.value.description")}</p>
          {section?.quote && (
            <p className="border-l-4 border-accent pl-4 text-lg font-semibold">{section.quote}</p>
          )}
          {claims.length > 0 && (
            <ul className="flex flex-col gap-3">
              {claims.map((claim) => (
                <li key={claim} className="flex gap-3">
                  <BadgeCheck aria-hidden="true" className="shrink-0 text-accent" />
                  {claim}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </LandingBlock>
  );
}
