import { DEFAULT_LANGUAGE, type Language } from "../locale/locales.ts";
import { type GuidanceLevel, readGuidanceLevel } from "./guidance-level.ts";
import { isImageAddress } from "./setting.ts";

/** What the product is called where its owner gives it no name of their own. */
export const PRODUCT_NAME = "Trousse";

/** One thing that the site says of itself in one language. */
export interface SiteMetadataEntry {
  readonly language: Language;
  readonly key: string;
  readonly value: string;
}

/** What the head of every page says of the site; null where its owner says nothing. */
export interface SiteFacts {
  readonly name: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly keywords: string | null;
  readonly companyDescription: string | null;
  /** Where the data are kept, as its operator states it. */
  readonly hosting: string | null;
  /** An address on this site or an https one. */
  readonly image: string | null;
  /** A path on this site: no page shows a picture of another. */
  readonly logo: string | null;
  readonly brandColor: string | null;
  readonly guidanceLevel: GuidanceLevel;
}

/**
 * A name, a picture and a colour are the same in every language, so the French ones stand in for those that are
 * missing. Words do not: a title in another language would be worse than the one we bring.
 */
export function siteFacts(sayings: readonly SiteMetadataEntry[], language: Language): SiteFacts {
  const said = (key: string, inLanguage = language) => {
    const saying = sayings.find((one) => one.key === key && one.language === inLanguage);
    return saying?.value.trim() || null;
  };
  const anywhere = (key: string) => said(key) ?? said(key, DEFAULT_LANGUAGE);
  const image = anywhere("og_image");
  const logo = anywhere("logo_image");
  return {
    name: anywhere("company_name") ?? PRODUCT_NAME,
    title: said("site_title"),
    description: said("site_description"),
    keywords: said("site_keywords"),
    companyDescription: said("company_description"),
    hosting: said("claim_hosting"),
    image: image !== null && isImageAddress(image) ? image : null,
    logo: logo?.startsWith("/") && isImageAddress(logo) ? logo : null,
    brandColor: anywhere("brand_color"),
    guidanceLevel: readGuidanceLevel(said("guidance_level", DEFAULT_LANGUAGE)),
  };
}
