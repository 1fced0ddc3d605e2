/**
 * Returns the named texts of a JSON body, each empty where it is missing or not a text.
 * Undefined for a body that is not a JSON object, or contains characters that PostgreSQL cannot store.
 */
export async function readTexts<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Record<Name, string> | undefined> {
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body !== "object" || body === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(body));
  const entries = names.map((name): [Name, string] => {
    const value = given.get(name);
    return [name, typeof value === "string" ? value : ""];
  });
  const isStorable = entries.every(([, text]) => text.isWellFormed() && !text.includes("\0"));
  return isStorable ? (Object.fromEntries(entries) as Record<Name, string>) : undefined;
}
