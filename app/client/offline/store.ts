import { type DBSchema, deleteDB } from "idb";
import type { OutboxAction } from "./actions.ts";
import { deviceDatabase } from "./device-database.ts";

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

const database = deviceDatabase<OfflineSchema>(NAME, (db) => {
  db.createObjectStore("outbox", { autoIncrement: true }).createIndex("id", "id", { unique: true });
});

/** On the disk before a call resolves, and read by every tab. @throws DOMException where the browser keeps nothing */
export const deviceStore: ActionStore = {
  all: async () => {
    if (!(await database.exists())) return [];
    return database.use(async (db) => {
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
    database.use(async (db) => {
      const { store, done } = db.transaction("outbox", "readwrite", { durability: "strict" });
      if ((await store.index("id").getKey(action.id)) === undefined) await store.add(action);
      await done;
    }),
  change: (id, edit) =>
    database.use(async (db) => {
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
  database.close();
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
