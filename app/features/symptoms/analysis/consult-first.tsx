import Stethoscope from "lucide-react/icons/stethoscope";
import { useId } from "react";
import { useText } from "#app/locale/text.tsx";
import type { ConsultReason } from "#domain/symptoms/guidance.ts";

/** Why to ask somebody before taking anything, ahead of what could be taken. */
export function ConsultFirst({ reasons }: { reasons: readonly ConsultReason[] }) {
  const t = useText();
  const id = useId();
  if (reasons.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="flex items-start gap-3 rounded-card border border-soon bg-soon/10 p-4"
    >
      <Stethoscope aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-soon" />
      <div className="min-w-0">
        <h3 id={id} className="text-base">
          {t("symptoms.consult.title")}
        </h3>
        <ul className="mt-1 list-disc pl-5">
          {reasons.map((reason) => (
            <li key={reason}>
              {t(`symptoms.consult.${reason}`)}
              {/* A figure stands nowhere without its source. */}
              {reason === "high-fever" && (
                <span className="block text-ink-soft text-sm">
                  {t("symptoms.consult.highFeverSource")}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
