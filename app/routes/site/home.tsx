import { Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { lazyAside } from "#app/client/code/lazy-aside.ts";
import { useSeemsSignedIn } from "#app/features/site/layout/use-seems-signed-in.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { requestContext } from "#app/request-context.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/home.ts";
import { Landing, NO_CONTENT } from "./landing/landing.tsx";
import { loadLanding } from "./landing/load-landing.server.ts";
import { PublisherJsonLd } from "./metadata/publisher.tsx";

/** Only a new account needs it, and with it what talks to the sign-up. */
const RegisteredNotice = lazyAside(
  async () => (await import("#app/features/auth/sign-up/registered-notice.tsx")).RegisteredNotice,
);

export async function loader({ request, context }: Route.LoaderArgs) {
  return { content: await loadLanding(request, context.get(requestContext)) };
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
  const dashboard = useLocalePath()("dashboard");
  const navigate = useNavigate();
  const { state } = useLocation();
  const signedIn = useSeemsSignedIn();
  // The server knows nothing of the state of the history, so the first rendering shows nothing of it either.
  const [registered, setRegistered] = useState("");
  useEffect(() => {
    if (state?.notice !== "registered") return;
    setRegistered(String(state.email));
    // Told once: a page that is loaded again, or gone back to, has nothing to tell.
    window.history.replaceState({ ...window.history.state, usr: null }, "");
  }, [state]);

  useEffect(() => {
    if (signedIn) void navigate(dashboard, { replace: true });
  }, [signedIn, navigate, dashboard]);

  return (
    <>
      <PageHead page="" />
      <PublisherJsonLd />
      {registered && (
        <div className="mx-auto w-full max-w-6xl px-5 pt-6 md:px-8">
          <Suspense>
            <RegisteredNotice email={registered} />
          </Suspense>
        </div>
      )}
      <Landing content={loaderData.content} />
    </>
  );
}
