import type { Project } from "../settings/project-settings.ts";
import type { InstallationServices } from "./installation-services.ts";

/** Milliseconds that a page waits for the project. */
const PROJECT_TIMEOUT_MS = 5000;

const CHALLENGE_PATH = "/captcha/v1/challenge";

/**
 * Replaces our own installation: browsers and pages call the project, and this process stores nothing and runs no
 * scheduled jobs. The project's cron does that.
 */
export function openHostedProject({ url, publishableKey, captcha }: Project): InstallationServices {
  return {
    keys: { publishableKey },
    backend: {
      paths: new Set([CHALLENGE_PATH]),
      async fetch(request) {
        // Pages always ask this origin, because they do not know which captcha is configured.
        const isChallenge = new URL(request.url).pathname === CHALLENGE_PATH;
        return isChallenge ? Response.json(captcha) : new Response("Not found\n", { status: 404 });
      },
    },
    pageBackend: {
      // Answers with a refusal, because supabase-js retries a failure for seconds, and the page would wait.
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
