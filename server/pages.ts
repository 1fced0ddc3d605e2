import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Refusal } from "./refusal.ts";

/** What a page may know of the process; app/server-context.ts says the same on its side of the build. */
interface Facts {
  readonly nonce: string;
  readonly publicUrl: string;
  readonly config: { readonly supabaseUrl: string; readonly publishableKey: string };
  report(problem: unknown): void;
}

export type Pages = (request: Request, nonce: string) => Promise<Response>;

/** The part of React Router's server build that we touch. */
export interface Build {
  readonly entry: {
    readonly module: {
      answerWith(
        build: Build,
        mode: "production" | "development",
      ): (request: Request, facts: Facts) => Promise<Response>;
    };
  };
}

export interface Surroundings {
  readonly publicUrl: string;
  readonly isPublicUrlGiven: boolean;
  readonly publishableKey: string;
  report(problem: unknown): void;
}

/** Pages of the build in `folder`. @throws {Refusal} when there is none */
export async function loadPages(folder: string, surroundings: Surroundings): Promise<Pages> {
  const path = join(folder, "server/index.js");
  if (!existsSync(path)) throw new Refusal("The pages are not built yet: run npm start.");
  // React decides by this, while it loads, whether to draw pages with or without its development checks.
  process.env.NODE_ENV ??= "production";
  const build: Build = await import(pathToFileURL(path).href);
  return pagesOf(build, "production", surroundings);
}

export function pagesOf(
  build: Build,
  mode: "production" | "development",
  { publicUrl, isPublicUrlGiven, publishableKey, report }: Surroundings,
): Pages {
  const answer = build.entry.module.answerWith(build, mode);
  return (request, nonce) => {
    const supabaseUrl = isPublicUrlGiven ? publicUrl : new URL(request.url).origin;
    return answer(request, { nonce, publicUrl, config: { supabaseUrl, publishableKey }, report });
  };
}
