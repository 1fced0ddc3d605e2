import type frenchAdmin from "./fr/admin-area.ts";
import type frenchBoxPhoto from "./fr/box-photo-area.ts";
import type frenchCard from "./fr/card-area.ts";
import type frenchData from "./fr/data-area.ts";
import type frenchDocument from "./fr/document-area.ts";
import type frenchFill from "./fr/fill-area.ts";
import type frenchHelper from "./fr/helper-area.ts";
import type frenchMember from "./fr/member-area.ts";
import type frenchPaper from "./fr/paper-area.ts";
import type frenchPhone from "./fr/phone-area.ts";
import type frenchPrescriptions from "./fr/prescriptions-area.ts";
import type frenchSearch from "./fr/search-area.ts";
import type frenchSite from "./fr/site-area.ts";
import type frenchTravel from "./fr/travel-area.ts";
import type frenchVisitor from "./fr/visitor-area.ts";

/** The shape of a French noun, with any text in its places: what its English and Spanish twins must fill. */
export type TranslationOf<Catalog> = {
  readonly [Key in keyof Catalog]: Catalog[Key] extends string
    ? string
    : TranslationOf<Catalog[Key]>;
};

/** Every noun of all areas. Keys, and the variables of each sentence, are typed from the French. */
export type Catalog = typeof frenchSite &
  typeof frenchCard &
  typeof frenchHelper &
  typeof frenchMember &
  typeof frenchData &
  typeof frenchFill &
  typeof frenchVisitor &
  typeof frenchSearch &
  typeof frenchTravel &
  typeof frenchPaper &
  typeof frenchPhone &
  typeof frenchPrescriptions &
  typeof frenchBoxPhoto &
  typeof frenchDocument &
  typeof frenchAdmin;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    returnNull: false;
    resources: { translation: Catalog };
  }
}
