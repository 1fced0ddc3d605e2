import type { ReactNode } from "react";
import { useText } from "#app/locale/text.tsx";
import { EditableCard } from "#app/ui/layout/editable-card.tsx";
import type { StoredCard } from "./data.ts";
import { CardFactsForm } from "./facts-form.tsx";

/** What the card says beyond the profile. What is stated stands in the preview; here is the way to state it. */
export function FactsCard({
  card,
  allergies,
  mayEdit,
  children,
}: {
  card: StoredCard;
  allergies: readonly string[];
  mayEdit: boolean;
  /** The way to the rest of it. */
  children: ReactNode;
}) {
  const t = useText();
  return (
    <div className="print:hidden">
      <EditableCard
        title={t("card.facts.title")}
        mayEdit={mayEdit}
        view={
          <>
            <p>
              {[
                t("card.facts.blood"),
                t("card.facts.reactions"),
                t("card.facts.implants"),
                t("card.line.contacts"),
                t("card.facts.languages"),
                t("card.facts.donor"),
              ].join(" · ")}
            </p>
            <p className="mt-2 text-ink-soft">{t("card.facts.elsewhere")}</p>
            {children}
          </>
        }
        editor={(onClose) => <CardFactsForm card={card} allergies={allergies} onClose={onClose} />}
      />
    </div>
  );
}
