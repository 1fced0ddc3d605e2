import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { LANGUAGES } from "#domain/locale/locales.ts";
import { type Area, loadArea } from "./areas.ts";

/*
 * A sentence is written as a whole in each language: pieces that are put together in the code keep the order of the
 * words, the colon and the agreement of one of them.
 *
 * What is held: in `app/`, a text of `t` is not joined with anything by a template or a plus, except
 * - by a separator of facts that each stand alone, ` · `, or of the title of a page and the name of the site, ` - `;
 * - by a space, where each text on both sides is a whole sentence in every language (`sentences.ts` says so of values).
 * What is not seen: texts that are passed into another sentence as a value, lists that `join` puts together, and texts
 * side by side in the markup.
 */

const SEPARATORS = new Set(["", " · ", " - "]);
const SENTENCE_END = /[.?!…:](?:\s*[»”"])?$/u;
const AREAS: Area[] = [
  "site",
  "member",
  "data",
  "fill",
  "visitor",
  "search",
  "travel",
  "paper",
  "phone",
  "box-photo",
  "document",
  "admin",
];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

test.each([
  ["`§{t('a')} §{t('b')}`", true],
  ["`§{t('a')} : §{name}`", true],
  ["t('a') + name", true],
  ["`, §{t('a')}`", true],
  ["`§{name} · §{t('a')}`", false],
  ["`§{t('a')}`", false],
  ["t(`a.§{name}`)", false],
  ["`§{name} §{count}`", false],
])("%s is glued: %s", (code, isGlued) => {
  expect(gluedIn("x.tsx", sample(code), () => false).length > 0).toBe(isGlued);
});

test("whole sentences may follow one another", () => {
  const isSentence = (key: RegExp) => key.test("a.whole");
  expect(gluedIn("x.ts", sample("`§{t('a.whole')} §{t('a.whole')}`"), isSentence)).toEqual([]);
  expect(gluedIn("x.ts", sample("`§{t('a.whole')} §{t('a.part')}`"), isSentence)).toHaveLength(1);
});

test("no sentence of the interface is glued from pieces", async () => {
  const texts = await Promise.all(
    LANGUAGES.map(async (language) =>
      Object.assign(
        {},
        ...(await Promise.all(AREAS.map(async (area) => flat(await loadArea(area, language))))),
      ),
    ),
  );
  const isSentence = (key: RegExp) =>
    texts.every((words: Record<string, string>) => {
      const found = Object.keys(words).filter((name) => key.test(name));
      return found.length > 0 && found.every((name) => SENTENCE_END.test(words[name] ?? ""));
    });
  const root = join(import.meta.dirname, "..");
  const glued: string[] = [];
  for await (const path of glob("**/*.{ts,tsx}", { cwd: root })) {
    if (/\.test\.tsx?$|^locale\/(fr|en|es)\//.test(path)) continue;
    const code = await readFile(join(root, path), "utf8");
    if (!/\bt\(/.test(code)) continue;
    glued.push(...gluedIn(path, code, isSentence));
  }
  expect(glued.sort()).toEqual([]);
});

/** Code with the sign of a template written as §. */
const sample = (value: string) => `const x = ${value.replaceAll("§", "$")};`;

function gluedIn(path: string, code: string, isSentence: (key: RegExp) => boolean): string[] {
  const glued: string[] = [];
  visit(parseSync(path, code).program as unknown as Node);
  return glued;

  function visit(node: Node): void {
    if (isJoin(node) && !isAllowed(node)) {
      const line = code.slice(0, node.start).split("\n").length;
      glued.push(`${path}:${line}`);
    }
    for (const child of childrenOf(node)) visit(child);
  }

  function isJoin(node: Node): boolean {
    if (node.type === "TemplateLiteral") return (node.expressions as Node[]).some(hasText);
    return (
      node.type === "BinaryExpression" &&
      node.operator === "+" &&
      [node.left, node.right].some((side) => hasText(side as Node))
    );
  }

  function isAllowed(node: Node): boolean {
    if (node.type !== "TemplateLiteral") return false;
    const pieces = (node.quasis as { value: { cooked: string } }[]).map(
      ({ value }) => value.cooked,
    );
    const expressions = node.expressions as Node[];
    if (pieces.every((piece) => SEPARATORS.has(piece))) return true;
    return (
      pieces.every((piece) => SEPARATORS.has(piece) || piece === " ") &&
      expressions.every((each) => keysOf(each).every(isSentence) && keysOf(each).length > 0)
    );
  }
}

/** Whether a value is a text of `t`, on one side of a condition at least. */
function hasText(node: Node): boolean {
  if (node.type === "CallExpression") return isT(node.callee as Node);
  if (node.type === "ConditionalExpression") {
    return hasText(node.consequent as Node) || hasText(node.alternate as Node);
  }
  if (node.type === "LogicalExpression")
    return hasText(node.left as Node) || hasText(node.right as Node);
  return node.type === "ParenthesizedExpression" && hasText(node.expression as Node);
}

function isT(callee: Node): boolean {
  if (callee.type === "Identifier") return callee.name === "t";
  return callee.type === "MemberExpression" && (callee.property as Node).name === "t";
}

/** The keys that a text may have, as patterns; none where it is not a text of `t` alone. */
function keysOf(node: Node): RegExp[] {
  if (node.type !== "CallExpression" || !isT(node.callee as Node)) return [];
  const [key] = node.arguments as Node[];
  return key ? patternsOf(key) : [];
}

function patternsOf(key: Node): RegExp[] {
  if (key.type === "Literal") return [keyPattern([String(key.value)])];
  if (key.type === "ConditionalExpression") {
    return [key.consequent, key.alternate].flatMap((side) => patternsOf(side as Node));
  }
  if (key.type !== "TemplateLiteral") return [];
  return [
    keyPattern((key.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)),
  ];
}

function keyPattern(parts: readonly string[]): RegExp {
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${escaped.join("[^.]+")}(_(zero|one|two|few|many|other))?$`);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(
      (value): value is Node => typeof value === "object" && value !== null && "type" in value,
    );
}

function flat(words: object, prefix = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([name, value]: [string, unknown]) =>
      typeof value === "string"
        ? [[prefix + name, value]]
        : Object.entries(flat(value as object, `${prefix}${name}.`)),
    ),
  );
}
