/** Small words inside a name in Spanish and English. */
const SMALL = new Set("de del y con para en of and with for in".split(" "));

/**
 * A name in capitals as a box has it: `PARACETAMOL CINFA` is `Paracetamol Cinfa`. Words in small letters are as their maker
 * writes them; so are codes, and initials.
 */
export function writtenName(name: string): string {
  return name
    .replace(/[\p{L}\d.]+/gu, (word, at: number) => {
      if (word !== word.toUpperCase() || /[\d.]/.test(word)) return word;
      if (word.length <= 3 && !/[AEIOUÁÉÍÓÚ]/.test(word)) return word;
      const small = word.toLowerCase();
      if (at > 0 && SMALL.has(small)) return small;
      if (word === "EFG") return word;
      return small.charAt(0).toUpperCase() + small.slice(1);
    })
    .replace(/\s+/g, " ")
    .trim();
}

/** `Paracetamol + Cafeína`: each once. */
export function moleculeList(names: readonly string[]): string {
  const written = names.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  return [...new Set(written)].join(" + ");
}
