import type { DocumentAnswer, DocumentRequest } from "./document-messages.ts";
import { type OpenPages, openPages } from "./open-pages.ts";

let pages: OpenPages | undefined;

/** Answers one request after another. The page ends the worker when an answer takes too long. */
self.onmessage = async ({ data }: MessageEvent<DocumentRequest>) => say(await answer(data));
say({ kind: "ready" });

function say(message: DocumentAnswer): void {
  self.postMessage(message);
}

async function answer(request: DocumentRequest): Promise<DocumentAnswer> {
  if (request.kind === "open") {
    const opened = await openPages(request.bytes);
    if (typeof opened === "string") return { kind: opened };
    pages = opened;
    return { kind: "opened", count: opened.count, texts: opened.texts };
  }
  try {
    const picture = await pages?.draw(request.index);
    return picture ? { kind: "drawn", picture } : { kind: "not-drawn" };
  } catch {
    return { kind: "not-drawn" };
  }
}
