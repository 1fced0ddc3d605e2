import type { SupabaseClient } from "@supabase/supabase-js";
import { AppError, orThrow } from "../errors/failure.ts";

/** Fetched the first time somebody sees or keeps a file. */
export type FileStorage = SupabaseClient["storage"];

/** Paths of the files in a folder of a private bucket, in the order in which they were added. */
export async function listFiles(
  storage: FileStorage,
  bucket: string,
  folder: string,
): Promise<string[]> {
  const listed = answerOf(
    await storage.from(bucket).list(folder, { sortBy: { column: "created_at", order: "asc" } }),
  );
  return listed.map(({ name }) => `${folder}/${name}`);
}

/** Names in one answer, at most. */
const PAGE = 1000;

/** The folders of a private bucket in which the caller sees a file. */
export async function listFolders(storage: FileStorage, bucket: string): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    const page = answerOf(
      await storage.from(bucket).list("", { limit: PAGE, offset: names.length }),
    );
    names.push(...page.map(({ name }) => name));
    if (page.length < PAGE) return names;
  }
}

/** Sent twice, it is there once. */
export async function addFile(
  storage: FileStorage,
  bucket: string,
  path: string,
  file: Blob,
): Promise<void> {
  const reply = await storage.from(bucket).upload(path, file, { contentType: file.type });
  if (reply.error && codeOf(reply.error) === "KeyAlreadyExists") return;
  answerOf(reply);
}

/** @throws AppError `not-found` where it is not there, or may not be read */
export async function readFile(storage: FileStorage, bucket: string, path: string): Promise<Blob> {
  return answerOf(await storage.from(bucket).download(path));
}

/** One that is gone is as good as removed. @throws AppError `forbidden` where one may not be removed */
export async function removeFiles(
  storage: FileStorage,
  bucket: string,
  paths: string[],
): Promise<void> {
  if (paths.length === 0) return;
  const removed = answerOf(await storage.from(bucket).remove(paths));
  const names = new Set(removed.map(({ name }) => name));
  for (const path of paths) {
    if (names.has(path)) continue;
    const { data: isThere } = await storage.from(bucket).exists(path);
    if (isThere) throw new AppError("forbidden");
  }
}

/** As `orThrow`; this client hides a `fetch` that failed behind an error of its own. */
function answerOf<Answer extends Parameters<typeof orThrow>[0]>(reply: Answer) {
  if (reply.error?.name === "StorageUnknownError") {
    throw new AppError("offline", { cause: reply.error });
  }
  return orThrow(reply);
}

const codeOf = (error: object): unknown => ("code" in error ? error.code : undefined);
