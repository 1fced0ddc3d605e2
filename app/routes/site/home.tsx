import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { Hero } from "../../features/site/hero.tsx";
import { useSeemsSignedIn } from "../../features/site/signed-in.ts";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../page-head.tsx";

export default function Home() {
  const t = useText();
  const dashboard = useLocalePath()("dashboard");
  const navigate = useNavigate();
  const { state } = useLocation();
  const signedIn = useSeemsSignedIn();

  useEffect(() => {
    if (signedIn) void navigate(dashboard, { replace: true });
  }, [signedIn, navigate, dashboard]);

  return (
    <>
      <PageHead title={t("site.title")} description={t("site.description")} page="" />
      {state?.notice === "registered" && (
        <div className="mx-auto w-full max-w-6xl px-5 pt-6 md:px-8">
          <Notice tone="success">{t("accounts.register.done")}</Notice>
        </div>
      )}
      <Hero />
    </>
  );
}
