/** `work` on each of `items`, on at most `most` of them at the same time. Answers come in the order of the items. */
export async function inParallel<Item, Answer>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [place, item] of waiting) answers[place] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  return answers;
}
