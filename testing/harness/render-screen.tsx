import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterAll } from "vitest";
import { outbox } from "#app/client/offline/device-outbox.ts";
import { ALWAYS_FETCH } from "#app/client/queries/query-client.ts";
import { type Area, loadArea } from "#app/locale/areas.ts";
import { createI18n } from "#app/locale/create-i18n.ts";
import { LocaleContext } from "#app/locale/locale-path.ts";
import { TextProvider } from "#app/locale/text.tsx";
import { ToastRegion } from "#app/ui/feedback/toast-region.tsx";
import { defaultLocale, type Language } from "#domain/locale/locales.ts";

/** What the backend answers a request with, at once or later, or nothing to leave it waiting. */
export type Backend = (request: Request) => Response | Promise<Response> | undefined;

/**
 * Draws a part of a signed-in page as a person would see it, with its words, its address and its toasts. The official
 * client asks `backend` over `fetch`, so requests and answers are those of the wire.
 */
export async function renderScreen(
  screen: ReactNode,
  backend: Backend,
  language: Language = "fr",
  areas: readonly Area[] = ["member"],
): Promise<{ requests: Request[]; client: QueryClient }> {
  await closeLastScreen();
  document.head.innerHTML =
    '<meta name="supabase-url" content="http://localhost:3000"><meta name="supabase-publishable-key" content="sb_publishable_for_tests">';
  localStorage.setItem("sb-localhost-auth-token", JSON.stringify(SESSION));
  const requests: Request[] = [];
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    // Every profile of a screen is the person's own; what others may do is the journeys' to show.
    if (request.url.endsWith("/rpc/open_shared_profile")) {
      return Promise.resolve(Response.json("own"));
    }
    requests.push(request);
    const answer = backend(request);
    return answer ? Promise.resolve(answer) : new Promise((_, reject) => unanswered.push(reject));
  };
  // As the catalogs are written, so that a test can name a button with the spaces of a keyboard.
  const text = await createI18n(defaultLocale(language), await loadArea("site", language));
  for (const area of areas) {
    text.addResourceBundle(language, "translation", await loadArea(area, language), true);
  }
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, ...ALWAYS_FETCH },
      mutations: { networkMode: "always" },
    },
  });
  const router = createMemoryRouter([{ path: "/:locale/*", element: screen }], {
    initialEntries: ["/fr-fr/inventory"],
  });
  render(
    <TextProvider text={text}>
      <LocaleContext value="fr-fr">
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
          <ToastRegion />
        </QueryClientProvider>
      </LocaleContext>
    </TextProvider>,
  );
  return { requests, client };
}

/** Requests that a screen left waiting. */
let unanswered: ((problem: Error) => void)[] = [];

/** The next screen is another visit of another device: nothing that was pressed on the last one waits on it. */
async function closeLastScreen(): Promise<void> {
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  for (const reject of unanswered) reject(new TypeError("Failed to fetch"));
  unanswered = [];
  await outbox.drain();
  await outbox.deleteAll(SESSION.user.id);
}

// Nor is it sent to the backend of the next file, which shares the page of this one.
afterAll(closeLastScreen);

/** Who is signed in: the token is never looked at, because no real backend is asked. */
const SESSION = {
  access_token: "not-a-real-token",
  refresh_token: "not-a-real-token",
  token_type: "bearer",
  expires_in: 3600,
  expires_at: 4_102_444_800,
  user: {
    id: "00000000-0000-4000-8000-00000000aaaa",
    email: "claire@example.org",
    aud: "authenticated",
    app_metadata: {},
    user_metadata: { first_name: "Claire", last_name: "Moreau" },
    created_at: "2026-11-01T08:00:00Z",
  },
};

/** A list as PostgREST answers it, with its count. */
export function rows(list: readonly object[]): Response {
  return Response.json(list, {
    headers: {
      "content-range": `${list.length === 0 ? "*" : `0-${list.length - 1}`}/${list.length}`,
    },
  });
}
