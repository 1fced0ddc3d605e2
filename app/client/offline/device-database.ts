import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** A database of IndexedDB, opened when it is first needed. */
export interface DeviceDatabase<Schema extends DBSchema> {
  /** Whether there is anything to read: reading makes no database on a device. Browsers that cannot list theirs have one. */
  readonly exists: () => Promise<boolean>;
  /** Does `work` with the open database. @throws DOMException where the browser keeps nothing, or is full */
  readonly use: <Answer>(work: (db: IDBPDatabase<Schema>) => Promise<Answer>) => Promise<Answer>;
  readonly close: () => void;
}

/** @param create makes the object stores of version 1 */
export function deviceDatabase<Schema extends DBSchema>(
  name: string,
  create: (db: IDBPDatabase<Schema>) => void,
): DeviceDatabase<Schema> {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;

  function close(): void {
    void opening?.then(
      (db) => db.close(),
      () => undefined,
    );
    opening = undefined;
  }

  function open(): Promise<IDBPDatabase<Schema>> {
    opening ??= openDB<Schema>(name, 1, {
      upgrade: create,
      // It is being deleted, or another tab opens a newer version of it.
      blocking: close,
      terminated: close,
    });
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  }

  return {
    close,
    exists: async () => {
      if (opening) return true;
      const databases = await indexedDB.databases?.();
      return databases?.some((database) => database.name === name) ?? true;
    },
    use: async (work) => {
      try {
        return await work(await open());
      } catch (problem) {
        // iOS closes the connection of a page that was in the background for long: it is opened once more.
        const isClosed =
          problem instanceof DOMException && /InvalidState|Unknown|Abort/u.test(problem.name);
        if (!isClosed) throw problem;
        close();
        return work(await open());
      }
    },
  };
}
