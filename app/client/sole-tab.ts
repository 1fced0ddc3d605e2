import { useEffect, useSyncExternalStore } from "react";

/**
 * Where something is worked on that only one tab may work on at a time: `here`, `elsewhere` since before this tab
 * came, or `taken` from this one by another.
 */
export type Place = "asking" | "here" | "elsewhere" | "taken";

/**
 * Claims a thing for this tab until nothing on the page uses it. The browser ends the claim of a tab that is closed or
 * crashes. Browsers that know no locks, or a page that is not served securely, answer `here` to everybody. It says
 * nothing of another browser or device.
 * @param what the same words in each tab, such as `article` and its id
 */
export function useSoleTab(what: string): { place: Place; takeOver: () => void } {
  const claim = claimOn(what);
  useEffect(() => claim.use(), [claim]);
  const place = useSyncExternalStore(claim.subscribe, claim.place, () => "asking" as const);
  return { place, takeOver: claim.takeOver };
}

const claims = new Map<string, Claim>();

function claimOn(what: string): Claim {
  const claim = claims.get(what) ?? new Claim(what);
  claims.set(what, claim);
  return claim;
}

class Claim {
  private readonly what: string;
  private users = 0;
  private current: Place = "asking";
  private round = 0;
  private release: (() => void) | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(what: string) {
    this.what = what;
  }

  place = (): Place => this.current;

  takeOver = (): void => this.ask({ steal: true });

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  use(): () => void {
    this.users += 1;
    if (this.users === 1 && this.current === "asking") this.ask({ ifAvailable: true });
    return () => {
      this.users -= 1;
      // The next page of this tab may be about the same thing, and comes in the same breath.
      setTimeout(() => {
        if (this.users === 0) this.end();
      });
    };
  }

  private ask(options: LockOptions): void {
    const { locks } = navigator as { locks?: LockManager };
    if (!locks) {
      this.tell("here");
      return;
    }
    this.round += 1;
    const round = this.round;
    let wasHeld = false;
    locks
      .request(`trousse ${this.what}`, options, (lock) => {
        if (round !== this.round) return;
        if (!lock) {
          this.tell("elsewhere");
          return;
        }
        wasHeld = true;
        this.tell("here");
        return new Promise<void>((resolve) => {
          this.release = resolve;
        });
      })
      .catch(() => {
        if (round === this.round) this.tell(wasHeld ? "taken" : "here");
      });
  }

  private end(): void {
    this.round += 1;
    this.current = "asking";
    this.release?.();
    this.release = undefined;
  }

  private tell(place: Place): void {
    this.current = place;
    for (const listener of this.listeners) listener();
  }
}
