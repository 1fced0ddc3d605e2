/** A word as a program read it from a photo. */
export interface RecognizedWord {
  readonly text: string;
  /** From 0 to 100. */
  readonly confidence: number;
}

/** A page as the program cuts it. */
export interface RecognizedPage {
  readonly blocks:
    | readonly {
        readonly paragraphs: readonly {
          readonly lines: readonly { readonly words: readonly RecognizedWord[] }[];
        }[];
      }[]
    | null;
}

/** The lines of a page as they stand on it, below each other. */
export function textOfPage({ blocks }: RecognizedPage): string {
  return (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ lines }) => lines)
    .map(({ words }) => recognizedLine(words))
    .join("\n");
}

/** What is shorter and less certain, at an end of a line, is grain and shadow of the photo. */
const SHORT = 2;
const UNCERTAIN = 60;

/** The text of one line without the grain at its ends. What stands between words stays, for somebody to compare. */
export function recognizedLine(words: readonly RecognizedWord[]): string {
  let start = 0;
  let end = words.length;
  while (start < end && isGrain(words[start])) start += 1;
  while (end > start && isGrain(words[end - 1])) end -= 1;
  return words
    .slice(start, end)
    .map(({ text }) => text)
    .join(" ");
}

function isGrain(word: RecognizedWord | undefined): boolean {
  return word !== undefined && [...word.text].length <= SHORT && word.confidence < UNCERTAIN;
}
