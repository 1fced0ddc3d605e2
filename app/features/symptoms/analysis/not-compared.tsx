import CircleHelp from "lucide-react/icons/circle-help";
import { useId } from "react";
import { useText } from "#app/locale/text.tsx";
import type { NotCompared as Missing } from "#domain/symptoms/guidance.ts";

/** What the rules could not look at, in letters as large as what they found. */
export function NotCompared({ missing }: { missing: readonly Missing[] }) {
  const t = useText();
  const id = useId();
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex items-start gap-3 border-line border-t pt-5">
      <CircleHelp aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-soon" />
      <div className="min-w-0">
        <h3 id={id} className="text-base">
          {t("symptoms.notCompared.title")}
        </h3>
        <ul className="mt-1 list-disc pl-5">
          {missing.map((each) => (
            <li key={each}>{t(`symptoms.notCompared.${each}`)}</li>
          ))}
        </ul>
        {/* It explains a sentence that stands nowhere where nothing is compared. */}
        {!missing.includes("everything") && (
          <p className="mt-1">{t("symptoms.notCompared.never")}</p>
        )}
      </div>
    </section>
  );
}
