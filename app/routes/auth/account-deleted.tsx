import { Link } from "react-router";
import { AuthCard } from "../../features/auth/auth-card.tsx";
import { addArea } from "../../locale/browser-text.ts";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Spinner } from "../../ui/spinner.tsx";

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
      <Link to={path()} className={`${buttonLook("secondary")} mt-6`}>
        {t("accountData.deletion.home")}
      </Link>
    </AuthCard>
  );
}
