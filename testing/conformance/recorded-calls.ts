/** Every call of the product, and every method of the auth client, that a case has made so far. */
export const recordedCalls = new Set<string>();

/** The same functions, each call of which is remembered in `called`, as `name.function`. */
export function recordCalls<Owner extends object>(name: string, owner: Owner): Owner {
  return new Proxy(
    { ...owner },
    {
      get(_copy, property) {
        const member: unknown = Reflect.get(owner, property);
        if (typeof member !== "function") return member;
        return (...values: unknown[]) => {
          recordedCalls.add(`${name}.${String(property)}`);
          // On the owner itself: what a method calls in turn is no call of the product.
          return Reflect.apply(member, owner, values);
        };
      },
    },
  );
}
