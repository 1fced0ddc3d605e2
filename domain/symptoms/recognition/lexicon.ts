/** What a word may speak of, and the words of two and more that speak of one thing together. */
export interface Lexicon {
  readonly conceptsOf: (word: string) => readonly string[];
  /** The longest run of words from `from` on that speaks of one thing; null where there is none of two or more. */
  readonly longestRun: (
    words: readonly string[],
    from: number,
  ) => { readonly length: number; readonly concepts: readonly string[] } | null;
  /** The runs of words from `from` on that leave each of their words to speak for itself as well. */
  readonly openRuns: (
    words: readonly string[],
    from: number,
  ) => readonly { readonly length: number; readonly concept: string }[];
  /** The word itself, or the one word of the lexicon that one typing error separates it from. */
  readonly spelled: (word: string) => string;
  /** Whether a line holds the word, alone or in a run. */
  readonly isWord: (word: string) => boolean;
  readonly concepts: ReadonlySet<string>;
}

interface Run {
  readonly words: readonly string[];
  readonly concept: string;
  /** Whether its words are not read alone any more. */
  readonly isClosed: boolean;
}

/** Shorter words are too near to too many others. */
const TYPING_ERROR_FROM = 6;
const KEY_WORD_FROM = 5;
/** A beginning this long may be mistyped, too. */
const MISTYPED_PREFIX_FROM = 7;
/** A word this long may be mistyped in its first letter, too. */
const FIRST_LETTER_FROM = 7;
const PREFIX_MIN = 3;
const MESSAGE_FROM = 4;
const PRONOUNS =
  /^(\p{L}{2,}(?:ar|er|ir|ando|iendo|yendo))(?:(?:me|te|se|nos)?(?:l[aeo]s?)|me|te|se|nos)$/u;

/**
 * Reads lines `concept: word, beginning*, several words`. A line may repeat a concept.
 * @param lines of every language: people mix them
 * @param harmless words that are no misspelling of another
 * @param open lines of the same form whose several words are read alone as well: `battery acid` is an acid, too
 */
export function readLexicon(
  lines: readonly string[],
  harmless: ReadonlySet<string>,
  open: readonly string[] = [],
): Lexicon {
  const exact = new Map<string, string[]>();
  const prefixes = new Map<string, string[]>();
  const runs = new Map<string, Run[]>();
  const vocabulary = new Map<string, string[]>();
  const plain = new Set<string>();
  /** Beginnings that a word of a run may have. */
  const openWords = new Set<string>();
  const concepts = new Set<string>();
  for (const [isClosed, each] of [
    [true, lines],
    [false, open],
  ] as const) {
    for (const line of each) {
      const [concept = "", list = ""] = line.split(": ");
      concepts.add(concept);
      for (const entry of list.split(", ")) addEntry(concept, entry.split(" "), isClosed);
    }
  }
  const wordConcepts = new Map<string, readonly string[]>();
  const spellings = new Map<string, string>();

  function addEntry(concept: string, words: readonly string[], isClosed: boolean): void {
    const [first = ""] = words;
    for (const word of words) {
      addToVocabulary(word.replace("*", ""));
      if (words.length > 1 && isOpen(word)) openWords.add(word.slice(0, -1));
    }
    if (words.length > 1) append(runs, first.replace("*", ""), { words, concept, isClosed });
    else if (first.endsWith("*")) append(prefixes, first.slice(0, -1), concept);
    else append(exact, first, concept);
  }

  function addToVocabulary(word: string): void {
    if (plain.has(word)) return;
    plain.add(word);
    if (word.length >= KEY_WORD_FROM) append(vocabulary, word.charAt(0), word);
  }

  function conceptsOf(word: string): readonly string[] {
    const known = wordConcepts.get(word);
    if (known) return known;
    const found = [...(exact.get(word) ?? [])];
    for (let end = PREFIX_MIN; end <= word.length; end += 1) {
      found.push(...(prefixes.get(word.slice(0, end)) ?? []));
    }
    const each = [...new Set(found)];
    wordConcepts.set(word, each);
    return each;
  }

  function runsFrom(word: string): readonly Run[] {
    const found: Run[] = [...(runs.get(word) ?? [])];
    for (let end = PREFIX_MIN; end < word.length; end += 1) {
      found.push(...(runs.get(word.slice(0, end)) ?? []).filter(({ words }) => isOpen(words[0])));
    }
    return found;
  }

  function longestRun(words: readonly string[], from: number) {
    let length = 1;
    let found: string[] = [];
    for (const run of runsFrom(words[from] ?? "")) {
      if (!run.isClosed || run.words.length < length || !standsAt(run, words, from)) continue;
      if (run.words.length > length) found = [];
      length = run.words.length;
      found.push(run.concept);
    }
    return length > 1 ? { length, concepts: [...new Set(found)] } : null;
  }

  function openRuns(words: readonly string[], from: number) {
    return runsFrom(words[from] ?? "")
      .filter((run) => !run.isClosed && standsAt(run, words, from))
      .map(({ concept, words: { length } }) => ({ length, concept }));
  }

  function isKnown(word: string): boolean {
    return harmless.has(word) || isWord(word);
  }

  function spelled(word: string): string {
    const known = spellings.get(word);
    if (known !== undefined) return known;
    const meant = isKnown(word)
      ? word
      : (withoutElision(word) ??
        withoutPronouns(word) ??
        fromMessage(word) ??
        nearest(word) ??
        word);
    spellings.set(word, meant);
    return meant;
  }

  /** `jarrive`, `lantigel`, `husbands`: a letter of the word before it, or of the genitive. */
  function withoutElision(word: string): string | null {
    const rest = word.slice(1);
    const isElided = /^[jlndsmtc]/u.test(word) && rest.length >= 4;
    const isShort = /^[jldn][aeiouh]/u.test(word) && rest.length === 3;
    if ((isElided || isShort) && isWord(rest)) return rest;
    const stem = word.slice(0, -1);
    return word.endsWith("s") && stem.length >= 3 && isWord(stem) ? stem : null;
  }

  /** `despertarlo`, `moviendose`, `quitarmela`: Spanish writes pronouns behind an infinitive and a gerund. */
  function withoutPronouns(word: string): string | null {
    const [, verb = ""] = PRONOUNS.exec(word) ?? [];
    return verb !== "" && isWord(verb) ? verb : null;
  }

  /** `pexo`, `korazon`, `kemado`: letters of Spanish messages. */
  function fromMessage(word: string): string | null {
    if (!/[kx]/u.test(word) || word.length < MESSAGE_FROM) return null;
    const spellings = [
      word.replaceAll("x", "ch"),
      word.replaceAll("k", "c"),
      word.replaceAll("k", "qu"),
      word.replaceAll("x", "ch").replaceAll("k", "c"),
    ];
    return spellings.find((each) => each !== word && isWord(each)) ?? null;
  }

  function isWord(word: string): boolean {
    if (plain.has(word) || conceptsOf(word).length > 0) return true;
    for (let end = PREFIX_MIN; end < word.length; end += 1) {
      if (openWords.has(word.slice(0, end))) return true;
    }
    return false;
  }

  function nearest(word: string): string | null {
    if (word.length < TYPING_ERROR_FROM) return null;
    const initials = word.length < FIRST_LETTER_FROM ? [word.charAt(0)] : [...vocabulary.keys()];
    for (const initial of initials) {
      const near = vocabulary.get(initial)?.find((each) => isOneErrorApart(each, word));
      if (near !== undefined) return near;
    }
    return nearestPrefix(word);
  }

  function nearestPrefix(word: string): string | null {
    for (const prefix of prefixes.keys()) {
      if (prefix.length < MISTYPED_PREFIX_FROM || prefix.charAt(0) !== word.charAt(0)) continue;
      const lengths = [prefix.length - 1, prefix.length, prefix.length + 1];
      if (lengths.some((length) => isOneErrorApart(prefix, word.slice(0, length)))) return prefix;
    }
    return null;
  }

  return { conceptsOf, longestRun, openRuns, spelled, isWord, concepts };
}

const standsAt = (run: Run, words: readonly string[], from: number) =>
  run.words.every((word, at) => matches(word, words[from + at]));

const isOpen = (word: string | undefined) => word?.endsWith("*") === true;

function matches(pattern: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  return pattern.endsWith("*") ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
}

/** One letter too many, missing, wrong, or two in each other's place. */
export function isOneErrorApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = (text: string, from: number) => text.slice(from);
  return (
    rest(one, at + 1) === rest(other, at + 1) ||
    rest(one, at) === rest(other, at + 1) ||
    rest(one, at + 1) === rest(other, at) ||
    (one[at] === other[at + 1] &&
      one[at + 1] === other[at] &&
      rest(one, at + 2) === rest(other, at + 2))
  );
}

function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
