import { anyEngine, engines, type TestEngine } from "../engines/engines.ts";

/** Whether `npm run test:security` asks: then everything is tried, on every engine, however long it takes. */
export const isFullRun = process.env.SECURITY === "full";

/** For what the engines cannot answer differently, or what would take too long on each at every change. */
export const sampledEngines: readonly TestEngine[] = isFullRun ? engines : anyEngine;
