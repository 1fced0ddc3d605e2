import { createContext, type ReactNode } from "react";

/** What the page shows where an answer waits for the weight of the person: the field that asks for it. */
export const WeightSlot = createContext<ReactNode>(null);
