import type { Project } from "../settings/project-settings.ts";
import type { InstallationServices } from "./installation-services.ts";

/** Milliseconds a page may wait for the project. */
const PROJECT_TIMEOUT_MS = 5000;

const CHALLENGE_PATH = "/captcha/v1/challenge";

/**
 * Stands where an installation of our own would: browsers ask the project, pages ask it too, and this process
 * keeps nothing and does nothing of its own accord. The project's cron does that.
 */
export function openHostedProject({ url, publishableKey, captcha }: Project): InstallationServices {
  return {
    keys: { publishableKey },
    backend: {
      paths: new Set([CHALLENGE_PATH]),
      async fetch(request) {
        // The page asks where it comes from, for it does not know whose captcha it will be.
        const isChallenge = new URL(request.url).pathname === CHALLENGE_PATH;
        return isChallenge ? Response.json(captcha) : new Response("Not found\n", { status: 404 });
      },
    },
    pageBackend: {
      // A refusal, not a failure: supabase-js would try a failure again for seconds, and the page would wait.
      fetch: (request) =>
        fetch(request, { signal: AbortSignal.timeout(PROJECT_TIMEOUT_MS) }).catch(() =>
          Response.json({ message: "the project does not answer" }, { status: 502 }),
        ),
    },
    checks: [
      {
        name: "project",
        async run() {
          const headers = { apikey: publishableKey };
          const { ok } = await fetch(`${url}/auth/v1/settings`, { headers });
          return ok ? undefined : "does not know our key";
        },
      },
    ],
    databaseLoad: () => ({ running: 0, waiting: 0 }),
    close: async () => undefined,
  };
}
