/** Runs `work` on each of `items`, on at most `most` of them at the same time. Results are in the order of the items. */
export async function mapWithConcurrency<Item, Answer>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) answers[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker));
  return answers;
}
