import { useBrand } from "../graphics/brand.ts";

/** What the browser's tab says of a page that no search engine reads. */
export function PageTitle({ children }: { children: string }) {
  const { name } = useBrand();
  return <title>{`${children} - ${name}`}</title>;
}
