import MoonStar from "lucide-react/icons/moon-star";
import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";

/** Says once a month that something is missing for a night, with the way to it. */
export function ReadinessNote({ gaps, onPutOff }: { gaps: number; onPutOff: () => void }) {
  const t = useText();
  const path = useLocalePath();
  return (
    <section
      aria-label={t("readiness.title")}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-accent-soft px-4 py-3 print:hidden"
    >
      <MoonStar aria-hidden="true" className="size-6 shrink-0 text-accent" />
      <div className="min-w-0 grow basis-48">
        <h2 className="font-semibold text-base">{t("readiness.title")}</h2>
        <p>{t("readiness.gaps", { count: gaps })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to={path("readiness")} className={buttonClasses("primary")}>
          {t("readiness.look")}
        </Link>
        <Button variant="plain" onClick={onPutOff}>
          {t("readiness.putOff")}
        </Button>
      </div>
    </section>
  );
}
