// Part of every runtime that reads these rules, though not of the language.
declare const TextDecoder: new (
  encoding: string,
  options?: { fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/**
 * The text of an official file. Some are UTF-8 and some CP1252, and which is which has changed over the
 * years; what is not strictly the first is the second.
 */
export function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
