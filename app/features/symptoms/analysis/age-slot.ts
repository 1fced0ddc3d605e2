import { createContext, type ReactNode } from "react";

/** What the page shows where an answer waits for the age of a child: the field that asks for the date of birth. */
export const AgeSlot = createContext<ReactNode>(null);
