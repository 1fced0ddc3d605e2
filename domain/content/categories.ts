import type { ContentLanguage } from "../locale/locales.ts";
import { categoryKey } from "./article.ts";

/** What an article is about (second specification, section 9). The French name is the one that is kept first. */
export const CATEGORIES = [
  { fr: "Conseils Médicaux", en: "Medical Advice", es: "Consejos médicos" },
  { fr: "Sécurité", en: "Safety", es: "Seguridad" },
  { fr: "Éducation", en: "Education", es: "Educación" },
  { fr: "Bien-être", en: "Well-being", es: "Bienestar" },
  { fr: "Prévention", en: "Prevention", es: "Prevención" },
  { fr: "Urgences", en: "Emergencies", es: "Urgencias" },
  { fr: "Actualités", en: "News", es: "Actualidad" },
] as const satisfies readonly CategoryNames[];

export type CategoryNames = Readonly<Record<ContentLanguage, string>>;

/** The category of that key, as an address names it. */
export function categoryOf(key: string): CategoryNames | undefined {
  return CATEGORIES.find(({ fr }) => categoryKey(fr) === key);
}
