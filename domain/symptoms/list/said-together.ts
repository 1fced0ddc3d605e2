import { fold } from "../../locale/fold.ts";

/** What stands between two things that are said in one breath, in the three languages. */
const BETWEEN = /[,;+]|\s(?:et|and|y|avec|with|con|plus|más)\s/iu;

/** What stands between two that are each felt: `avec` may say how the first one is, and is none of these. */
const BESIDE = /[,;+]|\s(?:et|and|y)\s/iu;

/** A part that denies something asks for no line. */
const DENYING =
  /(?:^| )(?:pas|plus|sans|ni|jamais|aucune?|no|not|without|nor|never|don|didn|isn|sin|nunca|tampoco)(?: |$)/u;

/** A part that says no more than that somebody is unwell means none of the lines that share its words. */
const UNWELL =
  /(?:^| )(?:sen[st]|vai?s?|suis|est|feel|feels|feeling|felt|siento|siente|encuentro|encuentra)(?: (?:tres|si|pas|so|really|very|muy|tan))* (?:mal|bien|bad|ill|sick|unwell|awful|terrible|rough|fatal|regular)$/u;

/**
 * The parts of a text that says several things at once, `enceinte et mal de tête`, where each of them is known by
 * itself. One part that nobody knows leaves the text as it is: what it says may be the worst of it.
 */
export function saidTogether(text: string, isKnown: (part: string) => boolean): readonly string[] {
  const parts = partsOf(text, BETWEEN);
  return parts.length > 1 && parts.every(isKnown) ? parts : [text.trim()];
}

/**
 * The parts of a text of which one is known and others may mean a line: `mal au dos et aux dents`. Each is a symptom, and
 * who wrote them says which line the other one is, so that it is not lost behind the first. None where that may not be
 * so.
 */
export function saidBeside(
  text: string,
  isKnown: (part: string) => boolean,
  isNear: (part: string) => boolean,
): readonly string[] {
  const parts = partsOf(text, BESIDE).map(withoutToo);
  const open = parts.filter((part) => !isKnown(part));
  const isEachNear = open.every(
    (part) => !DENYING.test(wordsIn(part)) && !UNWELL.test(wordsIn(part)) && isNear(part),
  );
  return open.length > 0 && open.length < parts.length && isEachNear ? parts : [];
}

/** `and my knee too`, `et au genou aussi`: what joins the parts is in none of them. */
const TOO_BEFORE = /^(?:aussi|[eé]galement|tambi[eé]n|also|too|so (?:does|do|is)) /iu;
const TOO_AFTER = / (?:aussi|[eé]galement|tambi[eé]n|also|too|as well)$/iu;

const withoutToo = (part: string) => part.replace(TOO_BEFORE, "").replace(TOO_AFTER, "");

const wordsIn = (part: string) =>
  fold(part)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function partsOf(text: string, between: RegExp): string[] {
  return text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
