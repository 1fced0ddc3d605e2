import { useSite } from "#app/routes/page-head.tsx";
import { JsonLd } from "./json-ld.tsx";
import { organization, type Publisher } from "./structured-data.ts";

/** Who publishes this site, as its owner says. */
export function usePublisher(): Publisher {
  const { name, publicUrl, facts } = useSite();
  return { name, publicUrl, description: facts?.companyDescription ?? null };
}

/** For machines alone: who stands behind the site. */
export function PublisherJsonLd() {
  return <JsonLd data={organization(usePublisher())} />;
}
