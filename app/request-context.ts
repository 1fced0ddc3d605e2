import {
  createContext,
  createRequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";

/** What the process knows of a request and the pages need. */
export interface RequestContext {
  /**
   * Base64 of at least 128 random bits, new each time a page is rendered. It stands in the security policy, or the server puts
   * hashes of what carries it there.
   */
  nonce: string;
  /** Where people reach this installation, without a trailing slash: `https://trousse.example`. */
  publicUrl: string;
  /** Given to the browser as it is, so nothing secret. */
  config: {
    supabaseUrl: string;
    publishableKey: string;
    /** Where errors are reported, where the owner wants that. */
    errors?: { dsn: string; release: string } | undefined;
    /** What of others this installation uses, by the settings of its operator. */
    externalServices: {
      mailServer: boolean;
      leakList: boolean;
      captcha: "altcha" | "turnstile" | "hcaptcha";
    };
  };
  /** The backend, asked by this process as any visitor would: no page is drawn with more rights than they have. */
  fetchBackend(request: Request): Promise<Response>;
  /**
   * Called with what no page expected. It may hold anything, so log its kind and place, never its data.
   * @param route as the site map writes it: `/:locale/blog/:slug`
   */
  report(problem: unknown, route?: string): void;
}

export const requestContext = createContext<RequestContext>();

/**
 * The only entry point of the compiled build. The server reaches it through the build's entry and needs neither these
 * sources nor a copy of React Router of its own (a second copy would not recognise the context of the first):
 *
 * ```ts
 * const build = await import("../build/server/index.js");
 * // in development: await vite.ssrLoadModule("virtual:react-router/server-build")
 * const answer = build.entry.module.createPageHandler(build);
 * const response = await answer(request, { nonce, publicUrl, config, fetchBackend, report });
 * ```
 *
 * Files under `build/client/assets` are named by their content and never change; the rest of `build/client` may.
 * The policy these pages live under: `script-src 'nonce-…' 'strict-dynamic'`, `style-src 'self' 'nonce-…'` (cached pages have
 * `script-src 'self' 'sha256-…'` and `style-src 'self' 'sha256-…'`),
 * `worker-src 'self'`, `font-src 'self'`, `img-src 'self' data:`, `connect-src 'self'` and the Supabase address.
 */
export function createPageHandler(
  build: ServerBuild,
  mode: "production" | "development" = "production",
) {
  const handle = createRequestHandler(build, mode);
  return (request: Request, facts: RequestContext): Promise<Response> =>
    handle(request, new RouterContextProvider(new Map([[requestContext, facts]])));
}
