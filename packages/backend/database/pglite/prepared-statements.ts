/** Plans kept on the server, each some tens of kilobytes. */
const MAX_PREPARED = 300;
/** Texts remembered after one use, to know the second. */
const MAX_SEEN = 2_000;

/**
 * Decides which statements are worth a name on the server: those that come a second time. What is
 * used least lately gives way, so nobody can fill the memory with statements of ever new shape.
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

  /** Remembers a name the server now knows; answers the name it should forget for it. */
  add(text: string, name: string): string | undefined {
    this.#names.set(text, name);
    if (this.#names.size <= MAX_PREPARED) return undefined;
    const [oldest] = this.#names;
    return oldest && this.remove(oldest[0]);
  }

  /** Answers the name to close on the server. */
  remove(text: string): string | undefined {
    const name = this.#names.get(text);
    this.#names.delete(text);
    return name;
  }
}
