import { pipeline } from "node:stream/promises";
import { extract, type Pack, pack } from "tar-stream";
import { OperatorError } from "../lifecycle/operator-error.ts";

/** One file of an archive. `size` is known before its bytes, and always matches them. */
export interface TarEntry {
  readonly name: string;
  readonly size: number;
  readonly bytes: AsyncIterable<Buffer>;
}

export async function* packTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  const archive = pack();
  const filled = fill(archive, entries).catch((problem) => archive.destroy(problem));
  try {
    yield* archive as AsyncIterable<Buffer>;
  } finally {
    // The source of the entries is closed by then.
    await filled;
  }
}

async function fill(archive: Pack, entries: AsyncIterable<TarEntry>): Promise<void> {
  for await (const { name, size, bytes } of entries) {
    await pipeline(bytes, archive.entry({ name, size, mode: 0o600 }));
  }
  archive.finalize();
}

/**
 * The bytes of an entry must be read completely before the next one is requested.
 * @throws when it is not an archive of files
 */
export async function* unpackTar(content: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const archive = extract();
  const read = pipeline(content, archive);
  // The result is read at the end, which may be later than the failure.
  read.catch(() => undefined);
  for await (const entry of archive) {
    const { name, size, type } = entry.header;
    if (type !== "file")
      throw new OperatorError(`The backup holds something other than files: ${name}.`);
    yield { name, size, bytes: entry as AsyncIterable<Buffer> };
  }
  await read;
}
