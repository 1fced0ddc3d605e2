import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Backend } from "@trousse/backend/backend";
import { UNAVAILABLE_RETRY_SECONDS } from "@trousse/backend/database/database-error";
import { OperatorError } from "../lifecycle/operator-error.ts";
import type { Config } from "../settings/config.ts";
import { type Dsn, RELEASE } from "../telemetry/error-reports.ts";
import type { PageRoutes } from "../telemetry/request-route.ts";
import { databaseUnavailablePage } from "./unavailable-page.ts";

/** What a page may know of the process; app/request-context.ts says the same on its side of the build. */
interface PageContext {
  readonly nonce: string;
  readonly publicUrl: string;
  readonly config: {
    readonly supabaseUrl: string;
    readonly publishableKey: string;
    readonly errors: { readonly dsn: string; readonly release: string } | undefined;
    readonly externalServices: {
      readonly mailServer: boolean;
      readonly leakList: boolean;
      readonly captcha: Config["captcha"]["provider"];
    };
  };
  fetchBackend(request: Request): Promise<Response>;
  report(problem: unknown, route?: string): void;
}

/** @param troubled called when something went wrong that the page was drawn in spite of */
export type RenderPage = (
  request: Request,
  nonce: string,
  troubled?: () => void,
) => Promise<Response>;

/** The part of React Router's server build that we touch. */
export interface PageBuild {
  readonly routes: PageRoutes;
  readonly entry: {
    readonly module: {
      createPageHandler(
        build: PageBuild,
        mode: "production" | "development",
      ): (request: Request, facts: PageContext) => Promise<Response>;
    };
  };
}

export interface PageRendererOptions
  extends Pick<Config, "smtpUrl" | "pwnedPasswordsUrl" | "captcha" | "project"> {
  readonly publicUrl: string;
  readonly isPublicUrlGiven: boolean;
  readonly publishableKey: string;
  readonly backend: Pick<Backend, "fetch">;
  readonly errorReportDsn: Dsn | undefined;
  report(problem: unknown, route?: string): void;
}

/** No peer of anybody's: pages ask for what is published, which no limit counts. */
const OWN_ADDRESS = { address: "::1" };

/** The build in `folder`. @throws {OperatorError} when there is none */
export async function loadPageBuild(folder: string): Promise<PageBuild> {
  const path = join(folder, "server/index.js");
  if (!existsSync(path)) throw new OperatorError("The pages are not built yet: run npm start.");
  // React decides by this, while it loads, whether to draw pages with or without its development checks.
  process.env.NODE_ENV ??= "production";
  return import(pathToFileURL(path).href);
}

export function createPageRenderer(
  build: PageBuild,
  mode: "production" | "development",
  {
    publicUrl,
    isPublicUrlGiven,
    publishableKey,
    backend,
    errorReportDsn,
    project,
    report,
    ...reached
  }: PageRendererOptions,
): RenderPage {
  const answer = build.entry.module.createPageHandler(build, mode);
  const errors = errorReportDsn && { dsn: errorReportDsn.text, release: RELEASE };
  const externalServices = {
    mailServer: project !== undefined || reached.smtpUrl !== undefined,
    leakList: reached.pwnedPasswordsUrl !== undefined,
    captcha: reached.captcha.provider,
  };
  return async (request, nonce, troubled) => {
    let isAway = false;
    const fetchBackend = async (asked: Request) => {
      const response = await backend.fetch(asked, OWN_ADDRESS);
      if (response.status !== 503) return response;
      isAway = true;
      // supabase-js would try a 503 again for seconds, and the page would wait.
      return new Response(response.body, { status: 502, headers: response.headers });
    };
    const ours = isPublicUrlGiven ? publicUrl : new URL(request.url).origin;
    const supabaseUrl = project?.url ?? ours;
    const config = { supabaseUrl, publishableKey, errors, externalServices };
    const reportHere: typeof report = (problem, route) => {
      troubled?.();
      report(problem, route);
    };
    const facts = { nonce, publicUrl, config, fetchBackend, report: reportHere };
    const page = await answer(request, facts);
    return isAway && page.status >= 500
      ? databaseUnavailablePage(request, nonce, UNAVAILABLE_RETRY_SECONDS)
      : page;
  };
}
