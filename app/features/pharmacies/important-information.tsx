import Info from "lucide-react/icons/info";
import { useId } from "react";
import { useText } from "#app/locale/text.tsx";
import { hasPartners } from "#domain/pharmacies/country.ts";

const POINTS = ["prescription", "online", "availability", "doctor", "prices", "tip"] as const;

/** What to know before buying medicines from a screen. */
export function ImportantInformation({ country }: { country: string }) {
  const t = useText();
  const id = useId();
  // The law of the one country whose pharmacies are offered.
  const points = POINTS.filter((point) => point !== "online" || hasPartners(country));
  return (
    <section
      aria-labelledby={id}
      className="flex items-start gap-3 rounded-card border border-line bg-paper p-4"
    >
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="min-w-0">
        <h3 id={id} className="text-base">
          {t("pharmacies.information.title")}
        </h3>
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
          {points.map((point) => (
            <li key={point}>{t(`pharmacies.information.${point}`)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
