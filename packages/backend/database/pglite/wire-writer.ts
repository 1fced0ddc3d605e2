/**
 * Messages of PostgreSQL's protocol, collected to be sent together
 * (https://www.postgresql.org/docs/current/protocol-message-formats.html).
 */
export class WireWriter {
  #bytes = Buffer.allocUnsafe(64 * 1024);
  #end = 0;

  /** Names a statement; the empty name is the one that the next statement overwrites. */
  parse(name: string, text: string): this {
    return this.#message("P", () => {
      this.#string(name);
      this.#string(text);
      this.#int16(0);
    });
  }

  /** Values as text, all of them, and results as text. */
  bind(name: string, values: readonly (string | null)[]): this {
    return this.#message("B", () => {
      this.#string("");
      this.#string(name);
      this.#int16(0);
      this.#int16(values.length);
      for (const value of values) this.#value(value);
      this.#int16(0);
    });
  }

  describe(): this {
    return this.#message("D", () => this.#string("P"));
  }

  /** Forgets a named statement. */
  close(name: string): this {
    return this.#message("C", () => this.#string(`S${name}`));
  }

  execute(): this {
    return this.#message("E", () => {
      this.#string("");
      this.#int32(0);
    });
  }

  sync(): this {
    return this.#message("S", () => undefined);
  }

  /** Any number of statements in one text, without values. */
  query(text: string): this {
    return this.#message("Q", () => this.#string(text));
  }

  /** All collected messages. The bytes are valid until the next message is written. */
  take(): Uint8Array {
    const bytes = this.#bytes.subarray(0, this.#end);
    this.#end = 0;
    return bytes;
  }

  /** Removes a message that was abandoned half-written. */
  clear(): void {
    this.#end = 0;
  }

  #message(kind: string, body: () => void): this {
    this.#ensureCapacity(5);
    this.#bytes[this.#end] = kind.charCodeAt(0);
    const lengthAt = this.#end + 1;
    this.#end += 5;
    body();
    this.#bytes.writeInt32BE(this.#end - lengthAt, lengthAt);
    return this;
  }

  #string(text: string): void {
    // The protocol ends a string with NUL: the rest would be parsed as the next part of the message.
    if (text.includes("\0")) throw new RangeError("A statement cannot hold a NUL character.");
    this.#text(text);
    this.#ensureCapacity(1);
    this.#bytes[this.#end++] = 0;
  }

  #value(value: string | null): void {
    this.#int32(-1);
    if (value === null) return;
    const start = this.#end;
    this.#text(value);
    this.#bytes.writeInt32BE(this.#end - start, start - 4);
  }

  #text(text: string): void {
    this.#ensureCapacity(text.length * 3);
    this.#end += this.#bytes.write(text, this.#end, "utf8");
  }

  #int16(number: number): void {
    this.#ensureCapacity(2);
    this.#end = this.#bytes.writeUInt16BE(number, this.#end);
  }

  #int32(number: number): void {
    this.#ensureCapacity(4);
    this.#end = this.#bytes.writeInt32BE(number, this.#end);
  }

  #ensureCapacity(count: number): void {
    if (this.#end + count <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#end + count));
    this.#bytes.copy(larger, 0, 0, this.#end);
    this.#bytes = larger;
  }
}
