/** At most so many of the values, each once, in any order. */
export function randomValue<Value>(
  random: () => number,
  values: readonly Value[],
  most: number,
): readonly Value[] {
  const left = [...values];
  const drawn: Value[] = [];
  while (drawn.length < most && left.length > 0) {
    drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return drawn;
}
