import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";

/** The level below those that are given to accounts: hours instead of a share, and where it is given. */
export function HelperHint() {
  const t = useText();
  const path = useLocalePath();
  return (
    <div className="max-w-prose text-ink-soft text-sm">
      <p>{t("sharing.helper.hint")}</p>
      <Link to={path("helper-pages")} className={`${buttonClasses("plain")} -ml-4`}>
        {t("sharing.helper.link")}
      </Link>
    </div>
  );
}
