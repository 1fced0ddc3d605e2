/** The same function, which computes its result when it is first asked for: what nobody asks for costs nothing at start. */
export function once<Result>(compute: () => Result): () => Result {
  let computed: { readonly result: Result } | undefined;
  return () => {
    computed ??= { result: compute() };
    return computed.result;
  };
}
