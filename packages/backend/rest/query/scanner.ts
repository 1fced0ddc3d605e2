import { RestError } from "../rest-error.ts";

/** Letters of any script, digits, `_`, `$`, inner spaces, and dashes that do not begin an arrow. */
const NAME = /[\p{L}\p{N}_$ ]+(?:-(?!>)[\p{L}\p{N}_$ ]+)*/uy;

/** Reads one parameter of a query string from left to right. */
export class Scanner {
  private position = 0;
  private readonly text: string;
  private readonly what: string;

  /** @param what names the text in the error a reader gets: `select parameter`, `filter`. */
  constructor(text: string, what: string) {
    this.text = text;
    this.what = what;
  }

  get atEnd(): boolean {
    return this.position === this.text.length;
  }

  peek(): string {
    return this.text.charAt(this.position);
  }

  /** Steps over `token` when it comes next. */
  take(token: string): boolean {
    if (!this.text.startsWith(token, this.position)) return false;
    this.position += token.length;
    return true;
  }

  expect(token: string): void {
    if (!this.take(token)) this.fail(`"${token}"`);
  }

  expectEnd(): void {
    if (!this.atEnd) this.fail("end of input");
  }

  /** Steps over what a sticky `pattern` matches here, if anything. */
  match(pattern: RegExp): string | null {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) return null;
    this.position += found.length;
    return found;
  }

  /** A name, quoted or not. Spaces around an unquoted one are not part of it. */
  name(): string {
    if (this.peek() === '"') return this.quoted() ?? this.fail("closing quote");
    const name = this.match(NAME)?.trim();
    return name ? name : this.fail("field name (* or [a..z0..9_$])");
  }

  /** `"…"` with backslash escapes; null, and nothing consumed, where no whole one stands here. */
  quoted(): string | null {
    const raw = this.match(/"(?:[^"\\]|\\.)*"/suy);
    return raw === null ? null : raw.slice(1, -1).replaceAll(/\\(.)/gsu, "$1");
  }

  /** Skips spaces and tabs, which may surround the parts of a list. */
  blanks(): void {
    this.match(/[ \t]+/uy);
  }

  rest(): string {
    const rest = this.text.slice(this.position);
    this.position = this.text.length;
    return rest;
  }

  /** Calls `read`, and restores the position when it returns null or false. */
  attempt<T>(read: () => T): T {
    const before = this.position;
    const result = read();
    if (result === null || result === false) this.position = before;
    return result;
  }

  /** Column numbers count from 1, as PostgREST's do. */
  fail(expected: string): never {
    const found = this.atEnd ? "end of input" : `"${String.fromCodePoint(this.codePoint())}"`;
    throw new RestError(400, {
      code: "PGRST100",
      message: `"failed to parse ${this.what} (${this.text})" (line 1, column ${this.position + 1})`,
      details: `unexpected ${found} expecting ${expected}`,
    });
  }

  private codePoint(): number {
    return this.text.codePointAt(this.position) ?? 0;
  }
}
