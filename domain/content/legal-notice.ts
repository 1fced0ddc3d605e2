import { DEFAULT_LANGUAGE, type Language } from "../locale/locales.ts";
import type { SiteMetadataEntry } from "./site-facts.ts";

/** Who answers for an installation, as its operator states it. Null where nobody filled it in. */
export interface LegalNotice {
  readonly publisher: string | null;
  readonly address: string | null;
  readonly host: string | null;
  readonly contact: string | null;
}

/** Names and addresses are the same in every language: the French ones stand in for those that are missing. */
export function legalNotice(
  sayings: readonly SiteMetadataEntry[],
  language: Language,
): LegalNotice {
  const said = (wanted: string) => {
    const valueIn = (spoken: Language) =>
      sayings.find((one) => one.key === wanted && one.language === spoken)?.value.trim() || null;
    return valueIn(language) ?? valueIn(DEFAULT_LANGUAGE);
  };
  return {
    publisher: said("legal_publisher"),
    address: said("legal_address"),
    host: said("legal_host"),
    contact: said("legal_contact"),
  };
}
