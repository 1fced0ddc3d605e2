import { createContext, use } from "react";
import { PRODUCT_NAME } from "#domain/content/site-facts.ts";

/** What the site is called and shows of itself on every page, by whoever runs it. */
export interface Brand {
  readonly name: string;
  /** A path on this site; null for our own drawing. */
  readonly logo: string | null;
}

export const BrandContext = createContext<Brand>({ name: PRODUCT_NAME, logo: null });

export function useBrand(): Brand {
  return use(BrandContext);
}
