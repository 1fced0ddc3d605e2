import type { KeptStore } from "../kept-data/kept-store.ts";
import { lockedParts } from "./load-locked-parts.ts";
import { lockKey } from "./lock-key.ts";
import { lockState } from "./lock-state.ts";
import { isSealedQuery } from "./sealed-query.ts";

/** The same store, in which all is sealed while the app lock is on. A locked page reads and writes nothing. */
export function lockableStore(device: KeptStore): KeptStore {
  return {
    all: async () => {
      const all = await device.all();
      const plain = all.filter((query) => !isSealedQuery(query));
      const key = lockKey();
      if (!key || lockState() !== "open") return lockState() === "off" ? plain : [];
      const { sealKept, unsealKept } = await lockedParts();
      // Written by a page just before the lock was turned on.
      if (plain.length > 0) await device.put(await sealKept(key, plain));
      return unsealKept(key, all);
    },
    put: async (queries) => {
      const key = lockKey();
      if (lockState() === "locked") return;
      const isSealing = key && lockState() === "open";
      await device.put(isSealing ? await (await lockedParts()).sealKept(key, queries) : queries);
    },
    delete: device.delete,
  };
}
