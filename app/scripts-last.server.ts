import { Transform } from "node:stream";
import { startLate } from "./late-start.ts";

const PRELOAD = /<link rel="modulepreload"[^<>]*>/g;
const ADDRESS = / href="([^"]+)"/;
const PROGRAM = /(<script nonce="[^"]*") type="module" async="">(import .*?)<\/script>/s;

/**
 * React Router asks for the scripts of a page at once, and starts them as soon as they are there. Visitors came to
 * read, and every link works before any script runs: with this in between, nothing competes with the words, the
 * font and the picture of the first screen, and the scripts start when those are painted.
 */
export function scriptsLast(): Transform {
  const pieces: Buffer[] = [];
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
    flush(done) {
      done(null, withLateStart(Buffer.concat(pieces).toString()));
    },
  });
}

function withLateStart(page: string): string {
  const program = PROGRAM.exec(page)?.[2];
  if (!program) return page;
  const [head = "", ...rest] = page.split("</head>");
  const files = [...head.matchAll(PRELOAD)].flatMap(([link]) => ADDRESS.exec(link)?.[1] ?? []);
  const call = `(${startLate})(${literal(files)}, ${literal(program)})`;
  return [head.replaceAll(PRELOAD, ""), ...rest]
    .join("</head>")
    .replace(PROGRAM, (_, tag) => `${tag}>${call}</script>`);
}

/** A value as a script writes it, without what would end the script. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
