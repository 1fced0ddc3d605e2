/** Bytes at hand, as the `Blob` that PGlite asks for. */
class Dump extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(bytes: ArrayBuffer) {
    super();
    this.#bytes = bytes;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

/**
 * What databases in memory begin with, any number of them: PGlite copies each file out of it. Node's own `Blob` copies
 * all of it twice for each of them, which takes more than a third of a start.
 */
export function dumpOf(bytes: Uint8Array<ArrayBuffer>): Blob {
  const { buffer, byteOffset, byteLength } = bytes;
  return new Dump(
    byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength),
  );
}
