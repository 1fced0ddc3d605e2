import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";

const PROVIDERS = ["Google", "Apple", "Facebook"];

/** Shown and disabled, as the specification wants them. */
export function SocialButtons() {
  const t = useText();
  return (
    <div className="mt-6 border-t border-line pt-5">
      <p className="mb-3 text-sm text-ink-soft">{t("accounts.register.socialTitle")}</p>
      <div className="grid grid-cols-3 gap-2">
        {PROVIDERS.map((provider) => (
          <Button key={provider} variant="secondary" disabled className="px-2">
            {provider}
          </Button>
        ))}
      </div>
    </div>
  );
}
