import type frenchAdmin from "./fr/admin-area.ts";
import type frenchData from "./fr/data-area.ts";
import type frenchMember from "./fr/member-area.ts";
import type frenchSite from "./fr/site-area.ts";

/** The shape of a French noun, with any text in its places: what its English and Spanish twins must fill. */
export type TranslationOf<Catalog> = {
  readonly [Key in keyof Catalog]: Catalog[Key] extends string
    ? string
    : TranslationOf<Catalog[Key]>;
};

/** Every noun of all areas. Keys, and the variables of each sentence, are typed from the French. */
export type Catalog = typeof frenchSite &
  typeof frenchMember &
  typeof frenchData &
  typeof frenchAdmin;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    returnNull: false;
    resources: { translation: Catalog };
  }
}
