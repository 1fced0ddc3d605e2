import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Backend } from "../backend/backend.ts";
import { AWAY_SECONDS } from "../backend/database/database-error.ts";
import { awayPage } from "./busy-page.ts";
import type { Config } from "./config.ts";
import { type Dsn, RELEASE } from "./error-reports.ts";
import { Refusal } from "./refusal.ts";
import type { PageRoutes } from "./request-places.ts";

/** What a page may know of the process; app/server-context.ts says the same on its side of the build. */
interface Facts {
  readonly nonce: string;
  readonly publicUrl: string;
  readonly config: {
    readonly supabaseUrl: string;
    readonly publishableKey: string;
    readonly errors: { readonly dsn: string; readonly release: string } | undefined;
    readonly outside: {
      readonly mailServer: boolean;
      readonly leakList: boolean;
      readonly captcha: Config["captcha"]["provider"];
    };
  };
  askBackend(request: Request): Promise<Response>;
  report(problem: unknown, route?: string): void;
}

/** @param troubled called when something went wrong that the page was drawn in spite of */
export type Draw = (request: Request, nonce: string, troubled?: () => void) => Promise<Response>;

/** The part of React Router's server build that we touch. */
export interface Build {
  readonly routes: PageRoutes;
  readonly entry: {
    readonly module: {
      answerWith(
        build: Build,
        mode: "production" | "development",
      ): (request: Request, facts: Facts) => Promise<Response>;
    };
  };
}

export interface Surroundings
  extends Pick<Config, "smtpUrl" | "pwnedPasswordsUrl" | "captcha" | "project"> {
  readonly publicUrl: string;
  readonly isPublicUrlGiven: boolean;
  readonly publishableKey: string;
  readonly backend: Pick<Backend, "fetch">;
  readonly errorDsn: Dsn | undefined;
  report(problem: unknown, route?: string): void;
}

/** No peer of anybody's: pages ask for what is published, which no limit counts. */
const THIS_PROCESS = { address: "::1" };

/** The build in `folder`. @throws {Refusal} when there is none */
export async function loadBuild(folder: string): Promise<Build> {
  const path = join(folder, "server/index.js");
  if (!existsSync(path)) throw new Refusal("The pages are not built yet: run npm start.");
  // React decides by this, while it loads, whether to draw pages with or without its development checks.
  process.env.NODE_ENV ??= "production";
  return import(pathToFileURL(path).href);
}

export function pagesOf(
  build: Build,
  mode: "production" | "development",
  {
    publicUrl,
    isPublicUrlGiven,
    publishableKey,
    backend,
    errorDsn,
    project,
    report,
    ...reached
  }: Surroundings,
): Draw {
  const answer = build.entry.module.answerWith(build, mode);
  const errors = errorDsn && { dsn: errorDsn.text, release: RELEASE };
  const outside = {
    mailServer: project !== undefined || reached.smtpUrl !== undefined,
    leakList: reached.pwnedPasswordsUrl !== undefined,
    captcha: reached.captcha.provider,
  };
  return async (request, nonce, troubled) => {
    let isAway = false;
    const askBackend = async (asked: Request) => {
      const told = await backend.fetch(asked, THIS_PROCESS);
      if (told.status !== 503) return told;
      isAway = true;
      // supabase-js would try a 503 again for seconds, and the page would wait.
      return new Response(told.body, { status: 502, headers: told.headers });
    };
    const ours = isPublicUrlGiven ? publicUrl : new URL(request.url).origin;
    const supabaseUrl = project?.url ?? ours;
    const config = { supabaseUrl, publishableKey, errors, outside };
    const reportHere: typeof report = (problem, route) => {
      troubled?.();
      report(problem, route);
    };
    const facts = { nonce, publicUrl, config, askBackend, report: reportHere };
    const page = await answer(request, facts);
    return isAway && page.status >= 500 ? awayPage(request, nonce, AWAY_SECONDS) : page;
  };
}
