import { parseSync } from "@swc/core";

/** One change of a file that takes a rule away. */
export interface Mutant {
  readonly line: number;
  /** The source text that was removed or inverted. */
  readonly was: string;
  readonly becomes: string;
  readonly source: string;
}

interface Change {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly span?: { readonly start: number; readonly end: number };
  readonly [field: string]: unknown;
}

type SpanOf = (node: Node) => { from: number; to: number };
type SourceText = (from: number, to: number) => string;

const INVERTED_OPERATORS: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
};

/** Positions in swc's spans count from the first byte it ever parsed; a first statement of our own tells where. */
const MARK = "0;\n";

/**
 * Every single change of a TypeScript file that a test has to notice: an entry of a list left out, a comparison
 * turned, one side of a condition left out, a condition that never or always holds.
 */
export function mutantsOf(source: string): Mutant[] {
  const bytes = Buffer.from(MARK + source);
  const program = parseSync(bytes.toString(), { syntax: "typescript", target: "es2024" });
  const start = program.body[0]?.span.start ?? 0;
  const at = (node: Node) => ({
    from: (node.span?.start ?? 0) - start,
    to: (node.span?.end ?? 0) - start,
  });
  const text = (from: number, to: number) => bytes.subarray(from, to).toString();
  const changes: Change[] = [];
  walk(program as unknown as Node, (node) => changes.push(...changesOf(node, at, text)));
  return changes.map(({ from, to, text: becomes }) => ({
    line: text(MARK.length, from).split("\n").length,
    was: text(from, to),
    becomes,
    source: text(MARK.length, from) + becomes + text(to, bytes.length),
  }));
}

function changesOf(node: Node, at: SpanOf, text: SourceText): Change[] {
  switch (node.type) {
    case "ArrayExpression":
      return entriesOf(
        node.elements as readonly ({ expression: Node; spread: unknown } | null)[],
        at,
        text,
      );
    case "BinaryExpression":
      return operatorChanges(node, at, text);
    case "IfStatement":
    case "ConditionalExpression":
      return ["true", "false"].map((becomes) => ({ ...at(node.test as Node), text: becomes }));
    case "UnaryExpression":
      return node.operator === "!"
        ? [
            {
              ...at(node),
              text: text(at(node.argument as Node).from, at(node.argument as Node).to),
            },
          ]
        : [];
    default:
      return [];
  }
}

/** A list of one is left alone: without its entry it has no type. */
function entriesOf(
  elements: readonly ({ expression: Node; spread: unknown } | null)[],
  at: SpanOf,
  text: SourceText,
): Change[] {
  const parts = elements.flatMap((element) =>
    element ? partsOf(element.expression, at, text) : [],
  );
  if (elements.length < 2) return parts;
  const entries = elements.flatMap((element, index): Change[] => {
    if (!element) return [];
    const own = at(element.expression);
    const from = element.spread ? own.from - "...".length : own.from;
    const comma = /^\s*,/u.exec(text(own.to, own.to + 40));
    const isLast = index === elements.length - 1 && comma === null;
    const before = elements[index - 1];
    return isLast && before
      ? [{ from: at(before.expression).to, to: own.to, text: "" }]
      : [{ from, to: own.to + (comma?.[0].length ?? 0), text: "" }];
  });
  return [...entries, ...parts];
}

/** In a list of objects each field of one says a part of a rule. */
function partsOf({ type, properties }: Node, at: SpanOf, text: SourceText): Change[] {
  if (type !== "ObjectExpression") return [];
  return (properties as readonly Node[]).flatMap((property): Change[] => {
    if (property.type !== "KeyValueProperty") return [];
    const { from } = at(property.key as Node);
    const { to } = at(property.value as Node);
    const comma = /^\s*,/u.exec(text(to, to + 40));
    return [{ from, to: to + (comma?.[0].length ?? 0), text: "" }];
  });
}

function operatorChanges(node: Node, at: SpanOf, text: SourceText): Change[] {
  const [left, right] = [at(node.left as Node), at(node.right as Node)];
  const operator = String(node.operator);
  if (operator === "&&" || operator === "||") {
    return [left, right].map((side) => ({ ...at(node), text: text(side.from, side.to) }));
  }
  const other = INVERTED_OPERATORS[operator];
  if (!other) return [];
  const between = text(left.to, right.from);
  return [{ from: left.to, to: right.from, text: between.replace(operator, other) }];
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit);
  } else if (typeof node === "object" && node !== null) {
    if ("type" in node && typeof node.type === "string" && !isAType(node.type)) visit(node as Node);
    for (const each of Object.values(node)) walk(each, visit);
  }
}

const isAType = (type: string) => type.startsWith("Ts");
