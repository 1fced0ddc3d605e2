import Circle from "lucide-react/icons/circle";
import CircleCheck from "lucide-react/icons/circle-check";
import { useText } from "#app/locale/text.tsx";
import {
  brokenPasswordRules,
  PASSWORD_RULES,
  type PasswordRule,
} from "#domain/accounts/password.ts";
import { useLeakCheck } from "./use-leak-check.ts";

/** The rules of a new password, each marked as soon as the typed password meets it. */
export function PasswordRules({ password }: { password: string }) {
  const t = useText();
  const broken = new Set<PasswordRule>(brokenPasswordRules(password));
  const isGood = password !== "" && broken.size === 0;
  const isLookedUp = useLeakCheck(isGood);
  const isMet = (rule: PasswordRule) => password !== "" && !broken.has(rule);
  return (
    <div>
      <p className="mb-1">{t("accounts.rules.title")}</p>
      <ul className="flex flex-col gap-0.5">
        {PASSWORD_RULES.filter((rule) => rule !== "not-too-long" || broken.has(rule)).map(
          (rule) => {
            const Icon = isMet(rule) ? CircleCheck : Circle;
            return (
              <li
                key={rule}
                data-met={isMet(rule)}
                className="flex items-start gap-2 data-[met=true]:text-valid"
              >
                <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                <span>
                  {t(`accounts.rules.${rule}`)}
                  <span className="sr-only">
                    {` · ${t(isMet(rule) ? "accounts.rules.met" : "accounts.rules.unmet")}`}
                  </span>
                </span>
              </li>
            );
          },
        )}
      </ul>
      <div role="status">
        {isGood && <p className="sr-only">{t("accounts.rules.allMet")}</p>}
        {isGood && isLookedUp && <p className="mt-1">{t("accounts.rules.lookedUp")}</p>}
      </div>
    </div>
  );
}
