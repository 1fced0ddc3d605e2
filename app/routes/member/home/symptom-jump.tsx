import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";

/** Where the symptom field stands. */
export const SYMPTOM_ID = "symptom";

export function goToSymptomField(): void {
  const card = document.getElementById(SYMPTOM_ID);
  card?.querySelector("input")?.focus({ preventScroll: true });
  card?.scrollIntoView();
}

/**
 * Leads to the symptom field, which stands below all that is due where the page has one column: several screens down
 * for a large family.
 */
export function SymptomJump() {
  const t = useText();
  return (
    <Button variant="secondary" className="lg:hidden" onClick={goToSymptomField}>
      {t("symptoms.search.title")}
    </Button>
  );
}
