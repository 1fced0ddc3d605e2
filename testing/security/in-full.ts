import { engines, type TestEngine } from "../engines.ts";

/** Whether `npm run test:security` asks: then everything is tried, on every engine, however long it takes. */
export const inFull = process.env.SECURITY === "full";

/** For what the engines cannot answer differently, or what would take too long on each at every change. */
export const enoughEngines: readonly TestEngine[] = inFull ? engines : engines.slice(0, 1);
