/**
 * The same function of a text, which computes the results of the last texts once.
 * @param most how many results are kept; the oldest goes first
 */
export function remember<Result extends object | string>(
  compute: (text: string) => Result,
  most: number,
): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    const [oldest] = results.keys();
    if (oldest !== undefined && results.size >= most) results.delete(oldest);
    results.set(text, result);
    return result;
  };
}
