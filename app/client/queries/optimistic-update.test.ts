import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { optimisticUpdate } from "./optimistic-update.ts";
import { ALWAYS_FETCH } from "./query-client.ts";

const KEY = ["boxes"];

/** A list of three, whose deletions are answered by hand. */
function shelf() {
  const client = new QueryClient({ defaultOptions: { mutations: ALWAYS_FETCH } });
  client.setQueryData(KEY, ["a", "b", "c"]);
  const answers = new Map<string, (isDone: boolean) => void>();
  const remove = (box: string) => {
    const observer = new MutationObserver<void, Error, string>(client, {
      ...optimisticUpdate<string[], string>(client, {
        queryKey: KEY,
        mutationKey: ["remove"],
        apply: (boxes, gone) => boxes.filter((each) => each !== gone),
      }),
      mutationFn: (gone) =>
        new Promise((resolve, reject) => {
          answers.set(gone, (isDone) => (isDone ? resolve() : reject(new Error("away"))));
        }),
    });
    return observer.mutate(box).then(
      () => undefined,
      () => undefined,
    );
  };
  const shown = () => client.getQueryData<string[]>(KEY);
  const begun = () => new Promise((resolve) => setTimeout(resolve));
  return {
    remove,
    answer: (box: string, isDone: boolean) => answers.get(box)?.(isDone),
    shown,
    begun,
  };
}

test("a change is shown at once and reverted when it fails", async () => {
  const { remove, answer, shown, begun } = shelf();
  const removed = remove("a");
  await begun();
  expect(shown()).toEqual(["b", "c"]);
  answer("a", false);
  await removed;
  expect(shown()).toEqual(["a", "b", "c"]);
});

test.each([
  { first: false, second: false, left: ["a", "b", "c"] },
  { first: false, second: true, left: ["a", "c"] },
  { first: true, second: false, left: ["b", "c"] },
  { first: true, second: true, left: ["c"] },
])(
  "of two changes at once, a failed one reverts only itself: $first, $second",
  async ({ first, second, left }) => {
    const { remove, answer, shown, begun } = shelf();
    const removals = [remove("a"), remove("b")];
    await begun();
    expect(shown()).toEqual(["c"]);
    answer("a", first);
    await removals[0];
    expect(shown()).toEqual(first ? ["c"] : ["a", "c"]);
    answer("b", second);
    await removals[1];
    expect(shown()).toEqual(left);
  },
);
