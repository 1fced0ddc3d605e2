import { type ComponentType, memo } from "react";

/** The code of a dialog, fetched once; a fetch that failed can be tried again. */
export interface LazyDialog<Props> {
  /** Undefined until the code is here. */
  current(): ComponentType<Props> | undefined;
  fetch(): Promise<ComponentType<Props>>;
  /** For a pointer that comes near, or a quiet moment; a failure will be told when the dialog is wanted. */
  prefetch(): void;
}

export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyDialog<Props> {
  let here: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;

  async function fetch(): Promise<ComponentType<Props>> {
    coming ??= load();
    try {
      here = memo(await coming, areClosed) as ComponentType<Props>;
      return here;
    } catch (problem) {
      coming = undefined;
      throw problem;
    }
  }

  return {
    current: () => here,
    fetch,
    prefetch: () => void fetch().catch(() => undefined),
  };
}

/** One that is closed stays in the page while it leaves, and is not drawn anew each time that the page is. */
function areClosed(before: { open?: boolean }, after: { open?: boolean }): boolean {
  return before.open === false && after.open === false;
}
