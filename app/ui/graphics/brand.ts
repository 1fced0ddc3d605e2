import { createContext, use } from "react";
import { PRODUCT_NAME } from "#domain/content/site-facts.ts";

/** The name and the images of the site on every page, as its operator set them. */
export interface Brand {
  readonly name: string;
  /** A path on this site; null for our own drawing. */
  readonly logo: string | null;
}

export const BrandContext = createContext<Brand>({ name: PRODUCT_NAME, logo: null });

export function useBrand(): Brand {
  return use(BrandContext);
}
