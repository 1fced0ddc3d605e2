import type {
  ActionBodies,
  ActionKind,
  ActionOf,
  ActionProblem,
  OutboxAction,
  Sent,
} from "./actions.ts";
import type { ActionStore, StoredAction } from "./store.ts";

/** Milliseconds for which an action is sent without asking: later, its person says whether it still counts. */
const WORTH_MS = 72 * 3_600_000;

/** Milliseconds for which a sent action is remembered, because the lists of this device may be older than it. */
const REMEMBER_SENT_MS = 24 * 3_600_000;

/** Above the places of all that a device holds. */
const NEWEST_SEQ = 2 ** 50;

/** What a page heard of an action: `kept` is on this device, and sent once the server is reached. */
export type ActionOutcome =
  | { readonly kind: "done" }
  | { readonly kind: "kept"; readonly id: string }
  | { readonly kind: "refused"; readonly id: string; readonly problem: ActionProblem };

/** What became of a request. `unreached` may have arrived all the same. */
export type SendResult = Sent | { readonly outcome: "unreached"; readonly reason: UnreachedReason };

export type UnreachedReason = "offline" | "busy" | "signed-out";

export interface OutboxPorts {
  /** Rejects where the browser keeps nothing. */
  readonly device: ActionStore;
  /** For actions that the device could not keep. */
  readonly memory: ActionStore;
  readonly send: (action: OutboxAction) => Promise<SendResult>;
  /** Runs it while no other tab does the same. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs that something changed. */
  readonly announce: () => void;
  /** Milliseconds since 1970 by the clock of this device. */
  readonly now: () => number;
  /** Milliseconds that the server's clock is ahead; null while unknown. */
  readonly clockOffset: () => number | null;
  readonly newId: () => string;
  /** The account whose actions are sent now; null while nobody is signed in. */
  readonly person: () => string | null;
}

interface Pressed<Kind extends ActionKind> {
  readonly owner: string;
  readonly profileId: string;
  readonly kind: Kind;
  readonly body: ActionBodies[Kind];
}

/**
 * The actions of one device that the server does not have yet. Each is in the storage of the device before it is sent,
 * is sent in the order in which it was pressed, and leaves only when the server has it or its person says so.
 */
export class Outbox {
  private readonly ports: OutboxPorts;
  private shown: readonly OutboxAction[] = [];
  private readonly saving = new Map<string, OutboxAction>();
  private readonly listeners = new Set<() => void>();
  private readonly answerListeners = new Set<(action: OutboxAction) => void>();
  /** Those that the last try left waiting. */
  private readonly held = new Set<string>();
  private readonly awaited = new Map<string, (outcome: ActionOutcome) => void>();
  private draining: Promise<void> | undefined;
  private isWanted = false;

  constructor(ports: OutboxPorts) {
    this.ports = ports;
  }

  /** All that this device has, of every account, oldest first. The same array until something changes. */
  actions = (): readonly OutboxAction[] => this.shown;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Calls back with each action of this tab that the server has just accepted or refused. */
  onAnswered(listener: (action: OutboxAction) => void): () => void {
    this.answerListeners.add(listener);
    return () => this.answerListeners.delete(listener);
  }

  /**
   * Puts an action on the device, then sends it.
   * @returns what a person can be told first: the outcome, or that it is kept until the server is reached
   */
  async put<Kind extends ActionKind>(pressed: Pressed<Kind>): Promise<ActionOutcome> {
    const action = {
      ...pressed,
      id: this.ports.newId(),
      pressedAt: this.ports.now(),
      clockOffset: this.ports.clockOffset(),
      state: "waiting",
      tries: 0,
      sentAt: null,
      problem: null,
      isKept: true,
      isConfirmed: false,
    } as ActionOf<Kind> as OutboxAction;
    this.saving.set(action.id, { ...action, state: "saving" });
    this.show([...this.shown, { ...action, state: "saving" }]);
    const outcome = new Promise<ActionOutcome>((resolve) => this.awaited.set(action.id, resolve));
    try {
      await this.ports.device.add(action);
    } catch {
      await this.ports.memory.add({ ...action, isKept: false });
    }
    this.saving.delete(action.id);
    await this.changed();
    void this.drain();
    return outcome;
  }

  /** Sends what waits, until nothing does or the server is not reached. Calls while it runs are one more run. */
  drain(): Promise<void> {
    this.isWanted = true;
    this.draining ??= this.ports
      .exclusively(async () => {
        while (this.isWanted) {
          this.isWanted = false;
          await this.sendAll();
        }
        // Another tab may have sent what this one waits for.
        await this.reload();
      })
      .finally(() => {
        this.draining = undefined;
        // Wanted after the last look.
        if (this.isWanted) void this.drain();
      });
    return this.draining;
  }

  /** Takes back what was never sent. Resolves to whether it was: otherwise the server may have it. */
  async cancel(id: string): Promise<boolean> {
    const isUntried = ({ tries, state }: OutboxAction) =>
      tries === 0 && (state === "waiting" || state === "held");
    const known = await this.change(id, (action) => (isUntried(action) ? null : action));
    const isCancelled = known !== undefined && isUntried(known);
    if (isCancelled) this.awaited.delete(id);
    return isCancelled;
  }

  /** Sends from here what the worker would have sent, so that one of its doses can be taken back. */
  async adopt(id: string): Promise<void> {
    await this.change(id, (action) =>
      action.state === "held" ? { ...action, state: "waiting" } : action,
    );
  }

  /**
   * The worker has sent answers on notifications: those that it no longer has are shown as sent, because the lists of this
   * page may be older. This page alone remembers that, as each one hears of it.
   */
  async noteAnswered(): Promise<void> {
    const held = this.shown.filter(({ state }) => state === "held");
    const left = new Set((await this.readAll()).map(({ id }) => id));
    const sentAt = this.ports.now();
    for (const action of held) {
      if (!left.has(action.id)) await this.ports.memory.add({ ...action, state: "sent", sentAt });
    }
    await this.reload();
  }

  /** Takes over all that the worker has: it forgets what it has once somebody signs out. */
  async adoptAll(): Promise<void> {
    for (const { id, state } of await this.readAll()) {
      if (state === "held") await this.adopt(id);
      // Written anew, it is on the device.
      if (state === "undecided") await this.change(id, (action) => ({ ...action }));
    }
  }

  /** Sends an undecided action once more, however old it is. */
  async retry(id: string): Promise<ActionOutcome> {
    const outcome = new Promise<ActionOutcome>((resolve) => this.awaited.set(id, resolve));
    await this.change(id, (action) =>
      action.state === "undecided"
        ? { ...action, state: "waiting", problem: null, isConfirmed: true }
        : action,
    );
    void this.drain();
    return outcome;
  }

  /**
   * Ends an undecided action: its person has seen what became of it.
   * @param left what of it is still undecided, null for nothing
   */
  async discard(id: string, left: (action: OutboxAction) => OutboxAction | null = () => null) {
    await this.change(id, (action) => (action.state === "undecided" ? left(action) : action));
  }

  /**
   * Changes or forgets what was sent, or tried, and is no longer so. Over a list that is older it would show; what the
   * server has although no answer came would, sent once more, undo what was decided since.
   * @param left what still stands of such an action: the same one, another, or null for nothing
   */
  async editTried(left: (action: OutboxAction) => OutboxAction | null): Promise<void> {
    for (const action of this.shown) {
      const mayHaveArrived = action.state === "sent" || action.tries > 0;
      if (mayHaveArrived && left(action) !== action) await this.change(action.id, left);
    }
  }

  /** Deletes all of an account, sent or not. */
  async deleteAll(owner: string): Promise<void> {
    for (const action of await this.readAll()) {
      if (action.owner === owner) await this.change(action.id, () => null);
    }
  }

  /** Reads the device again: another tab, or an earlier visit, may have changed it. */
  async reload(): Promise<void> {
    const actions = await this.readAll();
    const known = new Set(actions.map(({ id }) => id));
    this.show([...actions, ...[...this.saving.values()].filter(({ id }) => !known.has(id))]);
    for (const action of actions) this.settle(action);
  }

  private async sendAll(): Promise<void> {
    // Each once in a run: a device that is full cannot note that one was sent.
    const tried = new Set<string>();
    // Of one profile an action waits for those before it: one that the server cannot do now stops no other profile.
    const stopped = new Set<string>();
    for (;;) {
      const next = (await this.readAll()).find(
        ({ id, state, owner, profileId }) =>
          state === "waiting" &&
          owner === this.ports.person() &&
          !tried.has(id) &&
          !stopped.has(profileId),
      );
      if (!next) return;
      tried.add(next.id);
      const begun = await this.begin(next);
      if (!begun) continue;
      const result = await this.ports.send(begun);
      if (result.outcome === "unreached") {
        await this.leaveWaiting(begun, result.reason);
        if (result.reason !== "busy") return;
        stopped.add(next.profileId);
        continue;
      }
      await this.finish(begun, result);
    }
  }

  /** Notes the try before the request: after a crash the server may have it. */
  private async begin({ id }: OutboxAction): Promise<OutboxAction | undefined> {
    const now = this.ports.now();
    let begun: OutboxAction | undefined;
    await this.change(id, (action) => {
      if (action.state !== "waiting") return action;
      if (now - action.pressedAt > WORTH_MS && !action.isConfirmed) {
        return { ...action, state: "undecided", problem: { reason: "too-old" } };
      }
      begun = { ...action, tries: action.tries + 1 };
      return begun;
    });
    return begun;
  }

  private async finish({ id }: OutboxAction, result: Sent): Promise<void> {
    const { outcome: _, ...problem } = result;
    const sentAt = this.ports.now();
    await this.change(id, (action) => {
      if (!("reason" in problem)) return { ...action, state: "sent", sentAt };
      const isDecided = problem.reason === "overtaken" && problem.isOwn;
      return { ...action, state: isDecided ? "sent" : "undecided", problem, sentAt };
    });
    const action = this.shown.find((each) => each.id === id);
    if (action) for (const listener of this.answerListeners) listener(action);
  }

  /** What only this page has is shown at once as not saved: closing the page would lose it. */
  private async leaveWaiting(
    { id, isKept, profileId }: OutboxAction,
    reason: UnreachedReason,
  ): Promise<void> {
    if (!isKept) {
      await this.edit(id, (known) => ({ ...known, state: "undecided", problem: { reason } }));
    }
    const waiting = (await this.readAll()).filter(
      (each) =>
        each.state === "waiting" &&
        each.isKept &&
        // A busy server may do those of others.
        (reason !== "busy" || each.profileId === profileId),
    );
    for (const each of waiting) {
      this.held.add(each.id);
      this.tell(each.id, { kind: "kept", id: each.id });
    }
    await this.changed();
  }

  private async readAll(): Promise<readonly StoredAction[]> {
    const inMemory = await this.ports.memory.all();
    const kept = await this.ports.device.all().catch(() => this.lastKept(inMemory));
    const actions = [...kept, ...inMemory];
    const oldest = this.ports.now() - REMEMBER_SENT_MS;
    const isForgotten = ({ state, sentAt }: OutboxAction) =>
      state === "sent" && (sentAt ?? 0) < oldest;
    for (const { id } of actions.filter(isForgotten)) await this.edit(id, () => null);
    return actions.filter((action) => !isForgotten(action)).sort((a, b) => a.seq - b.seq);
  }

  /** What the device had when it could last be read, and what has been put there since: it is not gone with the read. */
  private lastKept(inMemory: readonly StoredAction[]): StoredAction[] {
    const elsewhere = new Set([...this.saving.keys(), ...inMemory.map(({ id }) => id)]);
    return this.shown
      .filter(({ id, isKept }) => isKept && !elsewhere.has(id))
      .map((action, place) => ({
        // What was just put there stands behind all that was read from there.
        seq: NEWEST_SEQ + place,
        ...action,
        state: action.state === "saving" || action.state === "held" ? "waiting" : action.state,
      }));
  }

  private async change(
    id: string,
    edit: (known: OutboxAction) => OutboxAction | null,
  ): Promise<OutboxAction | undefined> {
    const before = await this.edit(id, edit);
    await this.changed();
    return before;
  }

  private async edit(
    id: string,
    edit: (known: OutboxAction) => OutboxAction | null,
  ): Promise<OutboxAction | undefined> {
    const inMemory = await this.ports.memory.change(id, edit);
    return inMemory ?? this.ports.device.change(id, edit).catch(() => undefined);
  }

  private async changed(): Promise<void> {
    await this.reload();
    this.ports.announce();
  }

  private settle(action: OutboxAction): void {
    if (action.state !== "sent" && action.state !== "undecided") return;
    const { id, problem } = action;
    this.tell(id, problem ? { kind: "refused", id, problem } : { kind: "done" });
  }

  private tell(id: string, outcome: ActionOutcome): void {
    this.awaited.get(id)?.(outcome);
    this.awaited.delete(id);
  }

  private show(actions: readonly OutboxAction[]): void {
    this.shown = actions.map((action) =>
      action.state === "waiting" && this.held.has(action.id)
        ? { ...action, state: "held" }
        : action,
    );
    for (const listener of this.listeners) listener();
  }
}
