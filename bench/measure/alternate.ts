/**
 * Measures each of `ways` `times` times, in turns: whatever else the machine does in the meantime
 * falls on all of them alike.
 */
export async function alternate<Name extends string, Result>(
  times: number,
  ways: Readonly<Record<Name, () => Promise<Result>>>,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(ways) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Result[]
  >;
  for (let turn = 0; turn < times; turn += 1) {
    for (const name of names) results[name].push(await ways[name]());
  }
  return results;
}
