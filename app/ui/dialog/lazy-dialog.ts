import type { ComponentType } from "react";

/** The code of a dialog, fetched once; a fetch that failed can be tried again. */
export interface LazyDialog<Props> {
  /** Undefined until the code is here. */
  current(): ComponentType<Props> | undefined;
  fetch(): Promise<ComponentType<Props>>;
  /** For a pointer that comes near, or a quiet moment; a failure will be told when the dialog is wanted. */
  prefetch(): void;
}

export function lazyDialog<Props>(load: () => Promise<ComponentType<Props>>): LazyDialog<Props> {
  let here: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;

  async function fetch(): Promise<ComponentType<Props>> {
    coming ??= load();
    try {
      here = await coming;
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
