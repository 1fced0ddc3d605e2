import { Link } from "react-router";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { addArea } from "#app/locale/browser-i18n.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { PageTitle } from "#app/ui/layout/page-title.tsx";

/** Few ever come here: its words are not carried by the pages of visitors. */
export async function clientLoader() {
  await addArea("data");
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Spinner />
    </>
  );
}

/** Where a browser lands that had to forget an account. */
export default function AccountDeletedPage() {
  const t = useText();
  const path = useLocalePath();
  const title = t("accountData.deletion.done");
  return (
    <AuthCard title={title}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <Notice tone="success">{t("accountData.deletion.doneBody")}</Notice>
      <Link to={path()} className={`${buttonClasses("secondary")} mt-6`}>
        {t("accountData.deletion.home")}
      </Link>
    </AuthCard>
  );
}
