import { useText } from "#app/locale/text.tsx";
import { type Accent, brandShades, SCHEMES } from "#domain/content/brand.ts";

/** What becomes of a colour in light and in dark. Nothing where it is none yet. */
export function BrandSample({ chosen }: { chosen: string }) {
  const t = useText();
  const shades = brandShades(chosen);
  if (!shades) return null;
  return (
    <section aria-label={t("siteSettings.brand.title")} className="flex flex-col gap-3">
      <p className="text-ink-soft text-sm">{t("siteSettings.brand.body")}</p>
      <div className="flex flex-wrap gap-3">
        {(["light", "dark"] as const).map((scheme) => (
          <Sample
            key={scheme}
            title={t(`siteSettings.brand.${scheme}`)}
            ground={SCHEMES[scheme].grounds[0]}
            shades={shades[scheme]}
          />
        ))}
      </div>
    </section>
  );
}

function Sample({
  title,
  ground,
  shades: { accent, soft },
}: {
  title: string;
  ground: string;
  shades: Accent;
}) {
  const t = useText();
  return (
    <figure className="w-64">
      <svg viewBox="0 0 256 88" aria-hidden="true" className="w-full rounded-control text-edge">
        <rect width="256" height="88" rx="10" fill={ground} />
        <rect x="14" y="22" width="104" height="44" rx="10" fill={accent} />
        <text x="66" y="50" textAnchor="middle" fontWeight="600" fontSize="16" fill={ground}>
          {t("siteSettings.brand.sample")}
        </text>
        <rect x="132" y="22" width="110" height="44" rx="10" fill={soft} />
        <text x="187" y="50" textAnchor="middle" fontWeight="600" fontSize="16" fill={accent}>
          {t("siteSettings.brand.link")}
        </text>
        <rect x="0.5" y="0.5" width="255" height="87" rx="10" fill="none" stroke="currentColor" />
      </svg>
      <figcaption className="mt-1 text-sm">
        {title} : <code>{accent}</code>
      </figcaption>
    </figure>
  );
}
