/** Values of a template, by name: text, or an object whose texts are reached with a further dot. */
export type Values = Readonly<Record<string, string | Readonly<Record<string, unknown>>>>;

export type Template = (values: Values) => string;

/** A template that cannot be read. Its message names the place. */
export class TemplateError extends Error {
  override readonly name = "TemplateError";
}

type Part =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "value"; readonly path: readonly string[] }
  | {
      readonly kind: "choice";
      readonly branches: readonly Branch[];
      readonly otherwise: readonly Part[];
    };

interface Branch {
  readonly path: readonly string[];
  /** Texts of which the value must be one; none means that it must not be empty. */
  readonly texts: readonly string[];
  readonly parts: readonly Part[];
}

/**
 * The part of Go's templates that our mails need, so that hosted Supabase reads the same files:
 * `{{ .Name }}`, `{{ .Data.name }}`, `{{ if … }}`, `{{ else if … }}`, `{{ else }}`, `{{ end }}`, with
 * `.Name` or `eq .Name "text" "or text"` as condition (also with backquotes), and dashes inside the braces to drop the white
 * space next to them. Anything else is refused when the file is read, not when a mail is sent.
 *
 * Values that are no text, or not there, are written as nothing. In HTML they are escaped.
 *
 * @throws {TemplateError}
 */
export function parseTemplate(source: string, form: "html" | "text"): Template {
  const parts = readParts(tokenize(source));
  const protect = (text: string) =>
    form === "html" ? escapeHtml(withoutHidden(text)) : withoutHidden(text);
  return (values) => write(parts, values, protect);
}

/** A name with control characters, or with one that turns the direction of writing, changes no word but its own. */
function withoutHidden(text: string): string {
  return text.replace(/(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/gu, "");
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

type Token = { readonly text: string } | { readonly action: string; readonly line: number };

function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let dropsSpace = false;
  const addText = (text: string) => {
    const kept = dropsSpace ? text.trimStart() : text;
    if (kept) tokens.push({ text: kept });
  };
  for (const match of source.matchAll(/\{\{(- )?([^{}]*?)( -)?\}\}/g)) {
    const before = source.slice(at, match.index);
    addText(match[1] ? before.trimEnd() : before);
    const line = source.slice(0, match.index).split("\n").length;
    tokens.push({ action: (match[2] ?? "").trim(), line });
    at = match.index + match[0].length;
    dropsSpace = match[3] !== undefined;
  }
  addText(source.slice(at));
  return tokens;
}

function readParts(tokens: Token[]): Part[] {
  const position = { at: 0 };
  const parts = readUntil(tokens, position);
  const left = tokens[position.at];
  if (left && "action" in left)
    throw new TemplateError(`Line ${left.line}: ${left.action} has no if`);
  return parts;
}

const ENDS = /^(end|else( if .*)?)$/;

function readUntil(tokens: Token[], position: { at: number }): Part[] {
  const parts: Part[] = [];
  for (;;) {
    const token = tokens[position.at];
    if (!token) return parts;
    if ("text" in token) {
      position.at++;
      parts.push({ kind: "text", text: token.text });
    } else if (ENDS.test(token.action)) {
      return parts;
    } else {
      position.at++;
      parts.push(
        token.action.startsWith("if ")
          ? readChoice(tokens, position, token)
          : { kind: "value", path: readPath(token.action, token.line) },
      );
    }
  }
}

function readChoice(
  tokens: Token[],
  position: { at: number },
  first: { readonly action: string; readonly line: number },
): Part {
  const branches: Branch[] = [];
  let head = first;
  for (;;) {
    const condition = head.action.replace(/^(else )?if /, "");
    const parts = readUntil(tokens, position);
    branches.push({ ...readCondition(condition, head.line), parts });
    const next = tokens[position.at++];
    if (!next || "text" in next) throw new TemplateError(`Line ${first.line}: if has no end`);
    if (next.action === "end") return { kind: "choice", branches, otherwise: [] };
    if (next.action === "else") {
      const otherwise = readUntil(tokens, position);
      const end = tokens[position.at++];
      if (!end || "text" in end || end.action !== "end") {
        throw new TemplateError(`Line ${first.line}: if has no end`);
      }
      return { kind: "choice", branches, otherwise };
    }
    head = next;
  }
}

function readCondition(text: string, line: number): Omit<Branch, "parts"> {
  const match = /^eq (\S+)((?: (?:"[^"\\]*"|`[^`]*`))+)$/.exec(text);
  if (!match) return { path: readPath(text, line), texts: [] };
  const texts = [...(match[2] ?? "").matchAll(/(["`])(.*?)\1/g)].map(([, , inner]) => inner ?? "");
  return { path: readPath(match[1] ?? "", line), texts };
}

function readPath(text: string, line: number): string[] {
  if (!/^(\.[A-Za-z]\w*){1,2}$/.test(text)) {
    throw new TemplateError(`Line ${line}: {{ ${text} }} is not understood`);
  }
  return text.slice(1).split(".");
}

type Protect = (text: string) => string;

function write(parts: readonly Part[], values: Values, protect: Protect): string {
  return parts.map((part) => writePart(part, values, protect)).join("");
}

function writePart(part: Part, values: Values, protect: Protect): string {
  if (part.kind === "text") return part.text;
  if (part.kind === "value") return protect(valueAt(part.path, values));
  const branch = part.branches.find(({ path, texts }) => {
    const value = valueAt(path, values);
    return texts.length > 0 ? texts.includes(value) : value !== "";
  });
  return write(branch?.parts ?? part.otherwise, values, protect);
}

function valueAt(path: readonly string[], values: Values): string {
  const [name = "", inner] = path;
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (typeof value === "string") return inner === undefined ? value : "";
  const text =
    inner !== undefined && value && Object.hasOwn(value, inner) ? value[inner] : undefined;
  return typeof text === "string" ? text : "";
}
