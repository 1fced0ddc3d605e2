/** Parts whose words are not commands: quoted bodies, strings, quoted names, comments. */
const QUOTED =
  /\$([A-Za-z_]\w*)?\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\//g;

const TRANSACTION_KEYWORD =
  /^(begin|start\s+transaction|commit|end|rollback|abort|savepoint|release|prepare\s+transaction)\b/i;

/**
 * The first command in a script that would start or end a transaction, as written there; null when there is none.
 * Strings with backslash escapes that contain a quote are not supported.
 */
export function transactionKeywordIn(sql: string): string | null {
  const bare = sql.replaceAll(QUOTED, (part) => (/^(--|\/\*)/.test(part) ? " " : "''"));
  for (const statement of bare.split(";")) {
    const [word] = TRANSACTION_KEYWORD.exec(statement.trim()) ?? [];
    // The last line of a function body in SQL's own form, `begin atomic … end`.
    const endsBody = word?.toLowerCase() === "end" && /\bbegin\s+atomic\b/i.test(bare);
    if (word && !endsBody) return word;
  }
  return null;
}
