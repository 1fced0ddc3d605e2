import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Entry } from "./tar.ts";

const slashed = (path: string) => path.split(sep).join("/");

export interface Listing {
  /** With slashes, from the root on, without it. */
  readonly files: string[];
  readonly folders: string[];
}

export async function listFolder(root: string): Promise<Listing> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const pathOf = (entry: { parentPath: string; name: string }) =>
    slashed(relative(root, join(entry.parentPath, entry.name)));
  return {
    files: entries.filter((entry) => entry.isFile()).map(pathOf),
    folders: entries.filter((entry) => entry.isDirectory()).map(pathOf),
  };
}

/**
 * A file as it is now, of the length that it has now: what is added meanwhile is left out, and what is cut off is zeros.
 * Nothing when it is gone.
 */
export async function fileEntry(root: string, path: string, name: string): Promise<Entry[]> {
  const about = await stat(join(root, path)).catch(() => undefined);
  if (!about) return [];
  return [{ name, size: about.size, bytes: exactly(join(root, path), about.size) }];
}

export function bytesEntry(name: string, bytes: Buffer): Entry {
  return { name, size: bytes.length, bytes: pieces(bytes) };
}

async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  if (bytes.length > 0) yield bytes;
}

async function* exactly(path: string, size: number): AsyncGenerator<Buffer> {
  let left = size;
  if (left === 0) return;
  try {
    for await (const piece of createReadStream(path, {
      end: size - 1,
      highWaterMark: 256 * 1024,
    }) as AsyncIterable<Buffer>) {
      left -= piece.length;
      yield piece;
    }
  } catch (problem) {
    // Dropped meanwhile; the log tells so, too.
    if (!(problem instanceof Error && "code" in problem && problem.code === "ENOENT"))
      throw problem;
  }
  if (left > 0) yield Buffer.alloc(left);
}
