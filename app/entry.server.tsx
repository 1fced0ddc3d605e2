import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { Area, PageWords } from "./locale/areas.ts";
import { createI18n } from "./locale/create-i18n.ts";
import { InlineWordsContext } from "./locale/inline-translations.tsx";
import { TextProvider } from "./locale/text.tsx";
import { loadTypesetAreas } from "./locale/typeset-catalog.ts";
import { requestContext } from "./request-context.ts";
import { localeOfRequest } from "./request-locale.ts";
import { routePattern } from "./route-pattern.ts";
import { LowPriorityPreloads, withoutImports } from "./script-preloads.tsx";
import { memberStartScript, visitorStartScript } from "./start-script.server.ts";
import { StartScriptContext } from "./start-script.tsx";
import stylesheet from "./styles/base.css?inline";
import font from "./styles/font.css?inline";
import { FontContext } from "./styles/font-style.tsx";
import { StylesheetContext } from "./styles/stylesheet.tsx";

export { createPageHandler } from "./request-context.ts";

/** A page that shows its data before the typeface is here keeps the letters it has. */
const LATE_FONT = font.replaceAll(/font-display:\s*swap/g, "font-display:optional");

/** Milliseconds a page may take to stream. No page of ours waits for data, so this only bounds a mistake. */
export const streamTimeout = 5_000;

export const handleError: HandleErrorFunction = (problem, { request, params, context }) => {
  if (request.signal.aborted) return;
  context.get(requestContext).report(problem, routePattern(new URL(request.url).pathname, params));
};

export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const { nonce, report, config } = loadContext.get(requestContext);
  const isPublic = isPublicPage(context);
  const locale = localeOfRequest(request);
  const isMember = isMemberPage(context);
  const areas: Area[] = [...areasOfPage(context), "site", ...(isMember ? ["member" as const] : [])];
  const text = await createI18n(locale, await loadTypesetAreas(areas, locale));
  // A reader gets the whole page: begun earlier it would come in pieces that a script puts together, or not, by how busy
  // the server was. Crawlers read what they get first.
  const isWhole = isPublic || isbot(request.headers.get("user-agent"));
  const readyEvent = isWhole ? "onAllReady" : "onShellReady";

  return new Promise((resolve, reject) => {
    let statusNow = status;
    const { pipe, abort } = renderToPipeableStream(
      <TextProvider text={text}>
        <StylesheetContext value={{ css: stylesheet, nonce }}>
          <FontContext value={isMember ? LATE_FONT : font}>
            <StartScriptContext value={isMember ? memberStartScript(config) : visitorStartScript()}>
              <InlineWordsContext value={{ areas, locale }}>
                <ServerRouter
                  context={isPublic ? withoutImports(context) : context}
                  url={request.url}
                  nonce={nonce}
                />
                {isPublic && <LowPriorityPreloads context={context} nonce={nonce} />}
              </InlineWordsContext>
            </StartScriptContext>
          </FontContext>
        </StylesheetContext>
      </TextProvider>,
      {
        nonce,
        [readyEvent]() {
          const body = new PassThrough();
          const stream = createReadableStreamFromReadable(body);
          pipe(body);
          resolve(new Response(stream, { status: statusNow, headers }));
        },
        onShellError: reject,
        onError(problem: unknown) {
          statusNow = 500;
          const params = context.staticHandlerContext.matches.at(-1)?.params ?? {};
          report(problem, routePattern(new URL(request.url).pathname, params));
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

/** A signed-in page has nothing to read before its scripts are here, and the bare address only leads on. */
function isPublicPage({ staticHandlerContext: { matches } }: EntryContext): boolean {
  const id = matches.at(-1)?.route.id;
  return id !== "routes/site/detect-locale" && !id?.startsWith("routes/member/");
}

/** What its pages say they need besides: fetched by their scripts, it would come a round trip later. */
function areasOfPage({ routeModules, staticHandlerContext: { matches } }: EntryContext) {
  return matches.flatMap(({ route }) => {
    const words = routeModules[route.id]?.handle as PageWords | undefined;
    return words?.areas ?? [];
  });
}

/** Of everybody signed in, the back-office included. */
function isMemberPage({ staticHandlerContext: { matches } }: EntryContext): boolean {
  return matches.some(({ route }) => route.id.startsWith("routes/member/"));
}
