import { createRequire } from "node:module";
import { ReadableStream } from "node:stream/web";

const require = createRequire(import.meta.url);

/** Loaded where there is a key: its mathematics is 60 files. Not by `import()`, because settings are read synchronously. */
const loadAge = (): typeof import("age-encryption") => require("age-encryption");

/** The key set as BACKUP_KEY: an identity of age (https://age-encryption.org/v1). Its text stays private to this class. */
export class BackupKey {
  readonly #identity: string;
  #recipient: Promise<string> | undefined;

  constructor(identity: string) {
    this.#identity = identity;
  }

  static isIdentity(text: string): boolean {
    const { Decrypter } = loadAge();
    try {
      new Decrypter().addIdentity(text);
      return true;
    } catch {
      return false;
    }
  }

  /** Only for a child process that decrypts. */
  reveal(): string {
    return this.#identity;
  }

  /** The public half, `age1…`. */
  recipient(): Promise<string> {
    this.#recipient ??= loadAge().identityToRecipient(this.#identity);
    return this.#recipient;
  }

  async encrypt(content: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
    const { Encrypter } = loadAge();
    const encrypter = new Encrypter();
    encrypter.addRecipient(await this.recipient());
    return (await encrypter.encrypt(streamOf(content))) as Streamed;
  }

  /** @throws when the content was encrypted for another key; while reading, when it was changed or truncated */
  async decrypt(content: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
    const { Decrypter } = loadAge();
    const decrypter = new Decrypter();
    decrypter.addIdentity(this.#identity);
    return (await decrypter.decrypt(streamOf(content))) as Streamed;
  }
}

/** Node's own streams are iterable, and the library returns those. */
type Streamed = globalThis.ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>;

function streamOf(content: AsyncIterable<Uint8Array>): globalThis.ReadableStream<Uint8Array> {
  return ReadableStream.from(content) as globalThis.ReadableStream<Uint8Array>;
}
