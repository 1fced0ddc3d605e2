import { useCallback, useEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router";

/** By its name in the address, what can be chosen. The first is the usual choice, and is not written. */
type Options = Readonly<Record<string, readonly [string, ...string[]]>>;

type Selection<L extends Options> = { readonly [Name in keyof L]: L[Name][number] };

/**
 * Choices kept in the address, so that the back button, a reload and a link find them. Only for words of ours: what
 * people type about their health does not belong into a history that browsers share between machines.
 * @param lists the same object at each call
 */
export function useUrlState<const L extends Options>(
  lists: L,
): [Selection<L>, (change: Partial<Selection<L>>) => void] {
  const [address, setAddress] = useSearchParams();
  // The router takes its time: who chooses twice before it has come builds on the first choice, not on the address.
  const newest = useRef(address);
  useEffect(() => {
    newest.current = address;
  }, [address]);
  const choose = useCallback(
    (change: Partial<Selection<L>>) => {
      const after = new URLSearchParams(newest.current);
      for (const [name, choice] of Object.entries<string | undefined>(change)) {
        if (choice === undefined || choice === lists[name]?.[0]) after.delete(name);
        else after.set(name, choice);
      }
      newest.current = after;
      // Drawn before the browser's next picture: a list that opens must show at once what was chosen in it.
      setAddress(after, { preventScrollReset: true, flushSync: true });
    },
    [lists, setAddress],
  );
  const chosen = useMemo(() => {
    const found = Object.entries(lists).map(([name, [usual, ...others]]) => {
      const asked = address.get(name);
      return [name, others.find((other) => other === asked) ?? usual];
    });
    return Object.fromEntries(found) as Selection<L>;
  }, [lists, address]);
  return [chosen, choose];
}
