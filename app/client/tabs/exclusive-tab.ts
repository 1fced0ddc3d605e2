import { useEffect, useSyncExternalStore } from "react";

/**
 * Where something is worked on that only one tab may work on at a time: `here`, `elsewhere` since before this tab
 * came, or `taken` from this one by another.
 */
export type TabLockState = "asking" | "here" | "elsewhere" | "taken";

/**
 * Claims a thing for this tab until nothing on the page uses it. The browser ends the claim of a tab that is closed or
 * crashes. Browsers that know no locks, or a page that is not served securely, answer `here` to everybody. It says
 * nothing of another browser or device.
 * @param what the same key in each tab, such as `article` and its id
 */
export function useExclusiveTab(what: string): { state: TabLockState; takeOver: () => void } {
  const claim = tabLockFor(what);
  useEffect(() => claim.use(), [claim]);
  const state = useSyncExternalStore(claim.subscribe, claim.state, () => "asking" as const);
  return { state, takeOver: claim.takeOver };
}

const tabLocks = new Map<string, TabLock>();

function tabLockFor(what: string): TabLock {
  const claim = tabLocks.get(what) ?? new TabLock(what);
  tabLocks.set(what, claim);
  return claim;
}

class TabLock {
  private readonly what: string;
  private users = 0;
  private currentState: TabLockState = "asking";
  private round = 0;
  private release: (() => void) | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(what: string) {
    this.what = what;
  }

  state = (): TabLockState => this.currentState;

  takeOver = (): void => this.request({ steal: true });

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  use(): () => void {
    this.users += 1;
    if (this.users === 1 && this.currentState === "asking") this.request({ ifAvailable: true });
    return () => {
      this.users -= 1;
      // The next page of this tab may be about the same thing, and comes in the same breath.
      setTimeout(() => {
        if (this.users === 0) this.end();
      });
    };
  }

  private request(options: LockOptions): void {
    const { locks } = navigator as { locks?: LockManager };
    if (!locks) {
      this.setState("here");
      return;
    }
    this.round += 1;
    const round = this.round;
    let wasHeld = false;
    locks
      .request(`trousse ${this.what}`, options, (lock) => {
        if (round !== this.round) return;
        if (!lock) {
          this.setState("elsewhere");
          return;
        }
        wasHeld = true;
        this.setState("here");
        return new Promise<void>((resolve) => {
          this.release = resolve;
        });
      })
      .catch(() => {
        if (round === this.round) this.setState(wasHeld ? "taken" : "here");
      });
  }

  private end(): void {
    this.round += 1;
    this.currentState = "asking";
    this.release?.();
    this.release = undefined;
  }

  private setState(state: TabLockState): void {
    this.currentState = state;
    for (const listener of this.listeners) listener();
  }
}
