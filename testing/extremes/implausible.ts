/** Those of a line of notes are none. */
const CONTROLS = /[^\P{Cc}\t\n\r]/u;

/** Columns whose text a page puts into a link or a picture. */
const ADDRESSES = /(?:^|_)(?:url|link|logo|endpoint|evidence)$/;

/** Columns of data that are lists of objects. */
const LISTS = /^sources(?:_en|_es)?$/;

/**
 * What is wrong with a stored value, as `to_jsonb` writes it: said here once more, in other words than those of the
 * constraints, so that a column without any is found. Undefined for what every screen can show.
 */
export function implausible(type: string, column: string, value: unknown): string | undefined {
  if (value === null) return undefined;
  switch (type.replace(/\(.*\)/, "")) {
    case "date":
      return isBetween(value, /^\d{4}-\d\d-\d\d$/) ? undefined : `day ${value}`;
    case "timestamp with time zone":
      return isBetween(value, /^\d{4}-\d\d-\d\dT/) ? undefined : `moment ${value}`;
    case "time without time zone":
      return /^(?:[01]\d|2[0-3]):[0-5]\d:00$/.test(String(value)) ? undefined : `time ${value}`;
    case "numeric":
    case "integer":
    case "smallint":
      return isNumber(value) ? undefined : `number ${value}`;
    case "text":
      return wrongText(column, String(value));
    case "text[]":
      return wrongTexts(column, value);
    case "smallint[]":
      return isWeek(value) ? undefined : `list ${JSON.stringify(value)}`;
    case "jsonb":
      return LISTS.test(column) && Array.isArray(value)
        ? value.map((item) => wrongData(item)).find(Boolean)
        : wrongData(value);
    default:
      return undefined;
  }
}

function isBetween(value: unknown, shape: RegExp): boolean {
  const text = String(value);
  return shape.test(text) && text >= "1900-01-01" && text < "2201";
}

function isNumber(value: unknown): boolean {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 && value < 10_000_000;
}

function wrongText(column: string, text: string): string | undefined {
  if (CONTROLS.test(text) || !text.isWellFormed()) return "control character";
  if (text.length > 30_000) return "long text";
  if (column === "time_zone" && !isZone(text)) return `zone ${text}`;
  if (ADDRESSES.test(column) && /^(?:javascript|data|vbscript):/i.test(text)) return `link ${text}`;
  return undefined;
}

function wrongTexts(column: string, value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length > 100) return "list";
  if (value.some((item) => typeof item !== "string" || item.trim() === "" || item.length > 300)) {
    return "item of a list";
  }
  return value.map((item) => wrongText(column, item)).find(Boolean);
}

function isWeek(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 1 || new Set(value).size < value.length) return false;
  return value.every((weekday) => Number.isInteger(weekday) && weekday >= 1 && weekday <= 7);
}

function wrongData(value: unknown, depth = 0): string | undefined {
  if (depth === 0 && (typeof value !== "object" || Array.isArray(value))) return "no object";
  if (depth > 10) return "deep data";
  if (typeof value === "number") return Math.abs(value) <= 1e15 ? undefined : "number in data";
  if (typeof value !== "object" || value === null) return undefined;
  return Object.values(value)
    .map((inner) => wrongData(inner, depth + 1))
    .find(Boolean);
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return /^(?:UTC|.+\/.+)$/.test(name);
  } catch {
    return false;
  }
}
