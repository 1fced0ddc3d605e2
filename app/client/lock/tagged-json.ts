const TAG = "\u0000of";

/**
 * What queries read, as text: plain values, lists, objects, maps and sets, as structured clone keeps them. A value that is
 * undefined is left out.
 */
export function toTaggedJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) => {
    if (each instanceof Map) return { [TAG]: "map", entries: [...each] };
    if (each instanceof Set) return { [TAG]: "set", entries: [...each] };
    return each;
  });
}

export function fromTaggedJson(text: string): unknown {
  return JSON.parse(text, (_key, each) => {
    if (each?.[TAG] === "map") return new Map(each.entries);
    if (each?.[TAG] === "set") return new Set(each.entries);
    return each;
  });
}
