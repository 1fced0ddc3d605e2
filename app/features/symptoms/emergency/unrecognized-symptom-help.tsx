import { useId } from "react";
import { useText } from "#app/locale/text.tsx";
import { EmergencyNumbers } from "./emergency-numbers.tsx";

/** Whom to call about words that nobody could read, before anything is said of them. */
export function UnrecognizedSymptomHelp({ heading: Heading = "h3" }: { heading?: "h2" | "h3" }) {
  const t = useText();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-card border-2 border-urgent bg-urgent/10 p-4"
    >
      <div>
        <Heading id={id} className="text-lg text-urgent">
          {t("symptoms.unrecognized.title")}
        </Heading>
        <p>{t("symptoms.unrecognized.when")}</p>
      </div>
      <EmergencyNumbers reason="unread" />
    </section>
  );
}
