import { createReadStream } from "node:fs";
import { SaxesParser } from "saxes";

/** An XML document that ended early, or is none. */
export class DamagedXmlError extends Error {}

/** What is called while a document is read; elements by their name without a prefix. */
export interface XmlListener {
  opened?(name: string): void;
  /** @param text what stands in the element, of one without elements in it */
  closed(name: string, text: string): void;
}

/** Bytes per piece: a document of 130 MB is never held. */
const PIECE = 256 * 1024;
/** Characters of one element: longer ones hold nothing that is read. */
const TEXT_MAX = 20_000;

/**
 * Reads a document piece by piece, and waits for nothing but the disk.
 *
 * @throws {DamagedXmlError} for a document that is not whole
 */
export async function readXml(
  file: string,
  encoding: string,
  listener: XmlListener,
): Promise<void> {
  const parser = new SaxesParser();
  let text = "";
  parser.on("opentag", ({ name }) => {
    text = "";
    listener.opened?.(localName(name));
  });
  const take = (more: string) => {
    if (text.length < TEXT_MAX) text += more;
  };
  parser.on("text", take);
  parser.on("cdata", take);
  parser.on("closetag", ({ name }) => {
    listener.closed(localName(name), text.trim().replace(/\s+/g, " "));
    text = "";
  });
  parser.on("error", (problem) => {
    throw new DamagedXmlError(problem.message);
  });
  const decoder = new TextDecoder(encoding);
  for await (const bytes of createReadStream(file, { highWaterMark: PIECE })) {
    parser.write(decoder.decode(bytes, { stream: true }));
  }
  parser.write(decoder.decode());
  parser.close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
