import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSeemsSignedIn } from "../../features/site/signed-in.ts";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { requestFacts } from "../../server-context.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/home.ts";
import { Landing, NO_CONTENT } from "./landing.tsx";
import { loadLanding } from "./load-landing.server.ts";
import { PublisherFacts } from "./publisher.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  return { content: await loadLanding(request, context.get(requestFacts)) };
}

/** Coming from another page, the landing page is there at once and its content when it comes. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const content = serverLoader().then(
    (loaded) => loaded.content,
    (problem: unknown) => {
      reportError(problem);
      return NO_CONTENT;
    },
  );
  return { content };
}

export default function Home({ loaderData }: Route.ComponentProps) {
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
      <PageHead page="" />
      <PublisherFacts />
      {state?.notice === "registered" && (
        <div className="mx-auto w-full max-w-6xl px-5 pt-6 md:px-8">
          <Notice tone="success">{t("accounts.register.done")}</Notice>
        </div>
      )}
      <Landing content={loaderData.content} />
    </>
  );
}
