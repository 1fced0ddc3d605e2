import CircleAlert from "lucide-react/icons/circle-alert";
import { useId } from "react";
import { useText } from "#app/locale/text.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";

/** Consent to keep health data, in a box of its own that nobody has ticked (GDPR, article 9). */
export function HealthConsentBox({ isMissing }: { isMissing: boolean }) {
  const t = useText();
  const id = useId();
  return (
    <div>
      <Checkbox
        name="healthConsent"
        label={t("accounts.register.healthConsent")}
        aria-required
        aria-invalid={isMissing}
        aria-describedby={isMissing ? id : undefined}
        className="items-start"
      />
      {isMissing && (
        <p id={id} className="flex items-start gap-1.5 text-sm text-expired">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{t("accounts.register.healthConsentRequired")}</span>
        </p>
      )}
    </div>
  );
}
