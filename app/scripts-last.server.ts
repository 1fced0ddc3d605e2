import { Transform } from "node:stream";

const END = "</head>";

/**
 * React Router asks for the scripts of a page as urgently as for what is painted. Visitors came to read, and every
 * link works before any script runs: with this in between, the font and the picture of the first screen go first.
 */
export function scriptsLast(): Transform {
  let head: Buffer | null = Buffer.alloc(0);
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (head === null) return done(null, piece);
      head = Buffer.concat([head, piece]);
      const end = head.indexOf(END);
      if (end === -1) return done();
      this.push(withPatience(head.subarray(0, end).toString()));
      this.push(head.subarray(end));
      head = null;
      done();
    },
    flush(done) {
      done(null, head);
    },
  });
}

function withPatience(head: string): string {
  return head.replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchpriority="low"',
  );
}
