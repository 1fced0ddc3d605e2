import { hkdfSync, scrypt } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** 128 MB and about half a second for each guess (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html). */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 192 * 1024 * 1024 };

/** 32 bytes in base64, as `openssl rand -base64 32` prints them. */
const RAW = /^[A-Za-z0-9+/_-]{43}=?$/;

/** What was set as BACKUP_KEY. Its text stays in here. */
export class BackupKey {
  readonly #text: string;
  readonly #masters = new Map<string, Promise<Buffer>>();

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether the text is the key itself; otherwise it is a passphrase, which has to be made hard to guess. */
  get isRaw(): boolean {
    return RAW.test(this.#text);
  }

  /** For a process of our own that needs it, and for nobody else. */
  reveal(): string {
    return this.#text;
  }

  /** @param salt of the passphrase. @param label of one file, so that no two files have one key */
  async forFile(salt: Buffer, label: Buffer): Promise<Buffer> {
    const master = await this.#master(salt);
    return Buffer.from(hkdfSync("sha256", master, label, "trousse backup 1", 32));
  }

  #master(salt: Buffer): Promise<Buffer> {
    const name = salt.toString("hex");
    const known = this.#masters.get(name);
    if (known) return known;
    const made = this.isRaw
      ? Promise.resolve(Buffer.from(this.#text, "base64url"))
      : derive(this.#text.normalize("NFC"), salt, 32, COST);
    this.#masters.set(name, made);
    return made;
  }
}
