import { expect, test } from "vitest";
import type { FileStorage } from "#app/client/files/private-files.ts";
import { readFiles } from "./account-files.ts";

/** Answers with these files of one prescription, by their names; null is lost. */
function storageOf(files: Readonly<Record<string, Blob | null>>): FileStorage {
  const bucket = {
    list: async (folder: string) => ({
      data: (folder === "" ? ["p", "of-others"] : Object.keys(files)).map((name) => ({ name })),
      error: null,
    }),
    download: async (path: string) => {
      const data = files[path.replace("p/", "")] ?? null;
      return { data, error: data ? null : new Error("Object not found") };
    },
  };
  const empty = { list: async () => ({ data: [], error: null }) };
  return {
    from: (name: string) => (name === "prescriptions" ? bucket : empty),
  } as unknown as FileStorage;
}

const ARCHIVE = { tables: { prescriptions: [{ id: "p" }], medications: [{ id: "p" }] } } as never;

/** A file that says it has so many bytes. */
const sized = (size: number) => ({ size }) as Blob;

async function read(files: Readonly<Record<string, Blob | null>>) {
  const all: [string, boolean][] = [];
  for await (const { fileName, content } of readFiles(storageOf(files), ARCHIVE)) {
    all.push([fileName, content !== null]);
  }
  return all;
}

test("a file that cannot be read is named, and costs no other", async () => {
  expect(await read({ "a.pdf": sized(1), "b.pdf": null, "c.webp": sized(1) })).toEqual([
    ["a.pdf", true],
    ["b.pdf", false],
    ["c.webp", true],
  ]);
});

test("beyond 100 MB files are named without their content", async () => {
  const large = sized(60 * 1024 * 1024);
  expect(await read({ "a.pdf": large, "b.pdf": large, "c.pdf": sized(1) })).toEqual([
    ["a.pdf", true],
    ["b.pdf", true],
    ["c.pdf", false],
  ]);
});
