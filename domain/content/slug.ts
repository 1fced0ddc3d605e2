import { fold } from "../locale/fold.ts";

const SLUG_MAX_LENGTH = 100;

/**
 * What the address of an article is called after its title (second specification, section 5). No hyphen stands at
 * either end. Empty where the title has neither a letter of the alphabet nor a digit.
 */
export function slugOf(title: string): string {
  return cut(
    fold(title)
      .replace(/[^a-z0-9\s-]/g, "")
      .replace(/[\s-]+/g, "-"),
    SLUG_MAX_LENGTH,
  );
}

export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX_LENGTH && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

/** What to propose in place of a slug that another article has: `-2`, then `-3`. */
export function nextSlug(slug: string): string {
  const [, base = slug, number = "1"] = /^(.+)-([1-9]\d{0,3})$/.exec(slug) ?? [];
  const ending = `-${Number(number) + 1}`;
  return cut(base, SLUG_MAX_LENGTH - ending.length) + ending;
}

function cut(text: string, length: number): string {
  return text.replace(/^-/, "").slice(0, length).replace(/-$/, "");
}
