import Circle from "lucide-react/icons/circle";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import { useText } from "#app/locale/text.tsx";
import {
  brokenPasswordRules,
  PASSWORD_RULES,
  type PasswordRule,
} from "#domain/accounts/password.ts";
import { useLeakCheck } from "./use-leak-check.ts";

const ICONS = { met: CircleCheck, unmet: Circle, refused: CircleX };

/**
 * The rules of a new password, each marked as soon as the typed password meets it. Which passwords are common is known to the
 * server better than to the browser: its answer counts.
 */
export function PasswordRules({
  password,
  guessed,
}: {
  password: string;
  /** What the server refused as easily guessed; null before it did. */
  guessed: string | null;
}) {
  const t = useText();
  const broken = new Set<PasswordRule>(brokenPasswordRules(password));
  const isRefused = password !== "" && password === guessed;
  if (isRefused) broken.add("not-common");
  const isGood = password !== "" && broken.size === 0;
  const isLookedUp = useLeakCheck(isGood);
  const isMet = (rule: PasswordRule) => password !== "" && !broken.has(rule);
  const stateOf = (rule: PasswordRule) => {
    if (isMet(rule)) return "met";
    return isRefused && rule === "not-common" ? "refused" : "unmet";
  };
  return (
    <div>
      <p className="mb-1">{t("accounts.rules.title")}</p>
      <ul className="flex flex-col gap-0.5">
        {PASSWORD_RULES.filter((rule) => rule !== "not-too-long" || broken.has(rule)).map(
          (rule) => {
            const Icon = ICONS[stateOf(rule)];
            return (
              <li
                key={rule}
                data-met={stateOf(rule) === "met"}
                data-refused={stateOf(rule) === "refused"}
                className="flex items-start gap-2 data-[met=true]:text-valid data-[refused=true]:text-expired"
              >
                <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                <span>
                  {t(`accounts.rules.${rule}`)}
                  <span className="sr-only">{` · ${t(`accounts.rules.${stateOf(rule)}`)}`}</span>
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
