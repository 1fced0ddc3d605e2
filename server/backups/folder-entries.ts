import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { TarEntry } from "./tar.ts";

const withSlashes = (path: string) => path.split(sep).join("/");

export interface FolderListing {
  /** Relative to the root, with slashes. */
  readonly files: string[];
  readonly folders: string[];
}

export async function listFolder(root: string): Promise<FolderListing> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const pathOf = (entry: { parentPath: string; name: string }) =>
    withSlashes(relative(root, join(entry.parentPath, entry.name)));
  return {
    files: entries.filter((entry) => entry.isFile()).map(pathOf),
    folders: entries.filter((entry) => entry.isDirectory()).map(pathOf),
  };
}

/**
 * Reads a file at its current length: bytes appended meanwhile are left out, and truncated bytes become zeros.
 * Undefined when the file is gone.
 */
export async function fileEntry(root: string, path: string, name: string): Promise<TarEntry[]> {
  const about = await stat(join(root, path)).catch(() => undefined);
  if (!about) return [];
  return [{ name, size: about.size, bytes: readExactly(join(root, path), about.size) }];
}

export function bytesEntry(name: string, bytes: Buffer): TarEntry {
  return { name, size: bytes.length, bytes: bytesOnce(bytes) };
}

async function* bytesOnce(bytes: Buffer): AsyncGenerator<Buffer> {
  if (bytes.length > 0) yield bytes;
}

async function* readExactly(path: string, size: number): AsyncGenerator<Buffer> {
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
    // The table was dropped meanwhile; the write-ahead log records that, too.
    if (!(problem instanceof Error && "code" in problem && problem.code === "ENOENT"))
      throw problem;
  }
  if (left > 0) yield Buffer.alloc(left);
}
