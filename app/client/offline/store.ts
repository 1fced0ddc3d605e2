import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import type { OutboxAction } from "./actions.ts";

/** An action with its place in the order in which buttons were pressed. */
export type StoredAction = OutboxAction & { readonly seq: number };

/** Where actions wait. Each call is one transaction. */
export interface ActionStore {
  /** In the order in which they were added. */
  readonly all: () => Promise<readonly StoredAction[]>;
  /** Resolves once it outlives a crash of the browser. One that is there already stays as it is. */
  readonly add: (action: OutboxAction) => Promise<void>;
  /**
   * Reads one, and writes what `edit` makes of it, with no other tab between.
   * @param edit null deletes it, the same object leaves it as it is
   * @returns what was there before; undefined where nothing was
   */
  readonly change: (
    id: string,
    edit: (known: OutboxAction) => OutboxAction | null,
  ) => Promise<OutboxAction | undefined>;
}

interface OfflineSchema extends DBSchema {
  outbox: { key: number; value: OutboxAction; indexes: { id: string } };
}

const NAME = "trousse";
const VERSION = 1;

let opening: Promise<IDBPDatabase<OfflineSchema>> | undefined;

function open(): Promise<IDBPDatabase<OfflineSchema>> {
  opening ??= openDB<OfflineSchema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore("outbox", { autoIncrement: true }).createIndex("id", "id", {
        unique: true,
      });
    },
    // Another tab has a newer version of the pages: it must not wait for this one.
    blocking: close,
    terminated: close,
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** Browsers that cannot say have one. */
async function isThere(): Promise<boolean> {
  const databases = await indexedDB.databases?.();
  return databases?.some(({ name }) => name === NAME) ?? true;
}

function close(): void {
  void opening?.then((db) => db.close());
  opening = undefined;
}

/** iOS closes the connection of a page that was away for long: it is opened once more. */
async function using<Answer>(
  work: (db: IDBPDatabase<OfflineSchema>) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work(await open());
  } catch (problem) {
    const isClosed =
      problem instanceof DOMException && /InvalidState|Unknown|Abort/u.test(problem.name);
    if (!isClosed) throw problem;
    close();
    return work(await open());
  }
}

/** On the disk before a call resolves, and read by every tab. @throws DOMException where the browser keeps nothing */
export const deviceStore: ActionStore = {
  all: async () => {
    // Nothing is made on a device before there is something to keep.
    if (!opening && !(await isThere())) return [];
    return using(async (db) => {
      const actions: StoredAction[] = [];
      let cursor = await db.transaction("outbox").store.openCursor();
      while (cursor) {
        actions.push({ ...cursor.value, seq: cursor.primaryKey });
        cursor = await cursor.continue();
      }
      return actions;
    });
  },
  add: (action) =>
    using(async (db) => {
      const { store, done } = db.transaction("outbox", "readwrite", { durability: "strict" });
      if ((await store.index("id").getKey(action.id)) === undefined) await store.add(action);
      await done;
    }),
  change: (id, edit) =>
    using(async (db) => {
      const { store, done } = db.transaction("outbox", "readwrite", { durability: "strict" });
      const cursor = await store.index("id").openCursor(id);
      const known = cursor?.value;
      if (cursor && known) {
        const next = edit(known);
        if (next === null) await cursor.delete();
        else if (next !== known) await cursor.update(next);
      }
      await done;
      return known;
    }),
};

/**
 * When a session ends: what was sent is remembered for the lists of a session alone. What was not sent stays, because
 * nobody else has it.
 */
export async function forgetSentActions(): Promise<void> {
  for (const { id } of await deviceStore.all()) {
    await deviceStore.change(id, (action) => (action.state === "sent" ? null : action));
  }
}

/** Deletes all that the product keeps in IndexedDB, of every account. */
export async function deleteDeviceStore(): Promise<void> {
  close();
  await deleteDB(NAME);
}

/** Of a browser that keeps nothing: it ends with the page. */
export function memoryStore(): ActionStore {
  const actions = new Map<string, StoredAction>();
  // Behind all that a device keeps.
  let seq = Number.MAX_SAFE_INTEGER / 2;
  return {
    all: async () => [...actions.values()],
    add: async (action) => {
      seq += 1;
      if (!actions.has(action.id)) actions.set(action.id, { ...action, seq });
    },
    change: async (id, edit) => {
      const known = actions.get(id);
      if (!known) return undefined;
      const next = edit(known);
      if (next === null) actions.delete(id);
      else actions.set(id, { ...next, seq: known.seq });
      return known;
    },
  };
}
