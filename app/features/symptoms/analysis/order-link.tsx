import Store from "lucide-react/icons/store";
import { Link } from "react-router";
import { logActivity } from "#app/client/activity-log/activity-log.ts";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { pharmacyCountry } from "#domain/pharmacies/country.ts";
import type { ChosenSymptom } from "#domain/symptoms/list/symptom.ts";

/** To the pharmacies. The address names what was chosen from our list; a person's own words stay in the page. */
export function OrderLink({ chosen }: { chosen: readonly ChosenSymptom[] }) {
  const t = useText();
  const symptoms = chosen.flatMap(({ symptom, text }) => (symptom ? text : [])).join(", ");
  const asked = new URLSearchParams({
    ...(symptoms && { symptoms }),
    country: pharmacyCountry(visitorCountry()),
  });
  return (
    <Link
      to={`/recommended-pharmacies?${asked}`}
      className={`${buttonClasses("secondary")} self-start`}
      onClick={() => logActivity("order_medication_clicked", { from: "symptom_analysis" })}
    >
      <Store aria-hidden="true" className="size-5" />
      {t("symptoms.analysis.order")}
    </Link>
  );
}
