/** Plans stored on the server, each some tens of kilobytes. */
const MAX_PREPARED = 300;
/** Texts remembered after one use, to recognize the second. */
const MAX_SEEN = 2_000;

/**
 * Decides which statements are prepared on the server: those that are used a second time. The least recently used one is
 * replaced, so that statements of ever new shapes cannot fill the memory.
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();
  #count = 0;

  /** The name the statement already has. */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name === undefined) return undefined;
    this.#names.delete(text);
    this.#names.set(text, name);
    return name;
  }

  /** True from the second time on. */
  isWorthNaming(text: string): boolean {
    if (this.#seen.delete(text)) return true;
    if (this.#seen.size >= MAX_SEEN) this.#seen.clear();
    this.#seen.add(text);
    return false;
  }

  newName(): string {
    this.#count += 1;
    return `s${this.#count}`;
  }

  /** Records a name that the server now knows; returns the name that it replaces. */
  add(text: string, name: string): string | undefined {
    this.#names.set(text, name);
    if (this.#names.size <= MAX_PREPARED) return undefined;
    const [oldest] = this.#names;
    return oldest && this.remove(oldest[0]);
  }

  /** Returns the name to close on the server. */
  remove(text: string): string | undefined {
    const name = this.#names.get(text);
    this.#names.delete(text);
    return name;
  }
}
