import { randomBytes, randomUUID } from "node:crypto";
import { chmod, link, mkdir, open, readFile, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** The three secrets of one installation. Only `publishableKey` may leave this machine. */
export interface Keys {
  readonly publishableKey: string;
  readonly secretKey: string;
  /** Signs access tokens. As PostgREST and GoTrue do, the characters themselves are the key. */
  readonly jwtSecret: string;
}

/** The keys of a data folder cannot be used. The message is one sentence for the operator. */
export class KeysError extends Error {
  override readonly name = "KeysError";
}

const key = (prefix: string) => z.string().regex(new RegExp(`^${prefix}[A-Za-z0-9_-]{43}$`));

const jwtSecret = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43,}$/)
  .refine((text) => new Set(text).size >= 16);

/** Each at least 256 bits, as `createKeys` makes them. */
export const keyShapes = {
  publishableKey: key("sb_publishable_"),
  secretKey: key("sb_secret_"),
  jwtSecret,
};

const keyFile = z.object(keyShapes);

/** 256 random bits, in the 43 characters of base64url. */
const secret = () => randomBytes(32).toString("base64url");

export const createKeys = (): Keys => ({
  publishableKey: `sb_publishable_${secret()}`,
  secretKey: `sb_secret_${secret()}`,
  jwtSecret: secret(),
});

/**
 * Reads the keys of this folder, or creates them at the first start. The file is readable by its owner only; permissions
 * of others are removed.
 *
 * @throws {KeysError} when the file was damaged, so keys are never weaker than 256 bits
 */
export async function loadKeys(dataDir: string): Promise<Keys> {
  const path = join(dataDir, "keys.json");
  const text = (await read(path)) ?? (await create(dataDir, path));
  return checked(path, text);
}

/**
 * Reads the keys that this folder already has; creates none.
 * @throws {KeysError} as `loadKeys`
 */
export async function findKeys(dataDir: string): Promise<Keys | undefined> {
  const path = join(dataDir, "keys.json");
  const text = await read(path);
  return text === undefined ? undefined : checked(path, text);
}

async function checked(path: string, text: string): Promise<Keys> {
  if (((await stat(path)).mode & 0o077) !== 0) await chmod(path, 0o600);
  const parsed = keyFile.safeParse(parseJson(text));
  if (!parsed.success) {
    throw new KeysError(
      `The keys in ${path} are damaged or too weak: restore that file, or delete it to make new ones and sign everybody out.`,
    );
  }
  return parsed.data;
}

async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw problem;
  }
}

/** Two processes that start at once use the same keys, because only one `link` can succeed. */
async function create(dataDir: string, path: string): Promise<string> {
  const keys = createKeys();
  await mkdir(dataDir, { recursive: true });
  const draft = join(dataDir, `keys.${randomUUID()}.tmp`);
  const file = await open(draft, "wx", 0o600);
  try {
    await file.writeFile(`${JSON.stringify(keys, null, 2)}\n`);
    // Keys lost in a power failure would sign everybody out.
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(draft, path);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== "EEXIST") throw problem;
  } finally {
    await unlink(draft);
  }
  return readFile(path, "utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
