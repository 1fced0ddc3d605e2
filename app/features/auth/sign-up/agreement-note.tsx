import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";

/** What a new account agrees to. Health data need consent in so many words (GDPR, article 9). */
export function AgreementNote() {
  const t = useText();
  const path = useLocalePath();
  const linkClass = "inline-flex min-h-11 items-center text-accent underline underline-offset-4";
  return (
    <div className="text-sm text-ink-soft">
      <p>{t("accounts.register.agreement")}</p>
      <p className="flex flex-wrap gap-x-5">
        <Link to={path("terms")} className={linkClass}>
          {t("site.footer.pages.terms")}
        </Link>
        <Link to={path("privacy")} className={linkClass}>
          {t("site.footer.pages.privacy")}
        </Link>
      </p>
    </div>
  );
}
