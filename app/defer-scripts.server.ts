import { Transform } from "node:stream";
import { startDeferredScripts } from "./deferred-scripts.ts";

const PRELOAD = /<link rel="modulepreload"[^<>]*>/g;
const HREF = / href="([^"]+)"/;
const MODULE_SCRIPT = /(<script nonce="[^"]*") type="module" async="">(import .*?)<\/script>/s;

/**
 * React Router asks for the scripts of a page at once, and starts them as soon as they are there. Visitors came to
 * read, and every link works before any script runs: with this in between, nothing competes with the words, the
 * font and the picture of the first screen, and the scripts start when those are painted.
 */
export function deferScripts(): Transform {
  const pieces: Buffer[] = [];
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
    flush(done) {
      done(null, withDeferredScripts(Buffer.concat(pieces).toString()));
    },
  });
}

function withDeferredScripts(page: string): string {
  const program = MODULE_SCRIPT.exec(page)?.[2];
  if (!program) return page;
  const [head = "", ...rest] = page.split("</head>");
  const files = [...head.matchAll(PRELOAD)].flatMap(([link]) => HREF.exec(link)?.[1] ?? []);
  const call = `(${startDeferredScripts})(${literal(files)}, ${literal(program)})`;
  return [head.replaceAll(PRELOAD, ""), ...rest]
    .join("</head>")
    .replace(MODULE_SCRIPT, (_, tag) => `${tag}>${call}</script>`);
}

/** A value as a script writes it, without what would end the script. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
