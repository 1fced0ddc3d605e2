import { unzlibSync } from "fflate";

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly bytes: Uint8Array;
}

/**
 * A font out of its packing for the web (WOFF 1.0): the library would unpack a table again with each letter.
 * @throws RangeError for anything else
 */
export function woffToSfnt(woff: Uint8Array): Uint8Array {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  // `wOFF`
  if (view.getUint32(0) !== 0x774f4646) throw new RangeError("Not a WOFF font");
  const tables: Table[] = [];
  for (let nth = 0; nth < view.getUint16(12); nth += 1) {
    const entry = WOFF_HEADER + nth * WOFF_ENTRY;
    const offset = view.getUint32(entry + 4);
    const packed = woff.subarray(offset, offset + view.getUint32(entry + 8));
    const length = view.getUint32(entry + 12);
    tables.push({
      tag: view.getUint32(entry),
      checksum: view.getUint32(entry + 16),
      bytes: packed.length < length ? unzlibSync(packed) : packed,
    });
  }
  return toSfnt(view.getUint32(4), tables);
}

function toSfnt(flavor: number, tables: readonly Table[]): Uint8Array {
  const aligned = (length: number) => Math.ceil(length / 4) * 4;
  const head = SFNT_HEADER + tables.length * SFNT_ENTRY;
  const sfnt = new Uint8Array(tables.reduce((sum, { bytes }) => sum + aligned(bytes.length), head));
  const view = new DataView(sfnt.buffer);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, flavor);
  view.setUint16(4, tables.length);
  view.setUint16(6, 2 ** power * 16);
  view.setUint16(8, power);
  view.setUint16(10, (tables.length - 2 ** power) * 16);
  let offset = head;
  for (const [nth, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEADER + nth * SFNT_ENTRY;
    view.setUint32(entry, tag);
    view.setUint32(entry + 4, checksum);
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, bytes.length);
    sfnt.set(bytes, offset);
    offset += aligned(bytes.length);
  }
  return sfnt;
}
