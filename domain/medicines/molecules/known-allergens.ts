import { fold } from "../../locale/fold.ts";
import type { ContentLanguage } from "../../locale/locales.ts";

/** What people are allergic to that is no medicine: its name in each language, then other words for it. */
interface KnownAllergen {
  readonly name: Readonly<Record<ContentLanguage, string>>;
  readonly others: readonly string[];
}

const allergen = (fr: string, en: string, es: string, others = ""): KnownAllergen => ({
  name: { fr, en, es },
  others: others
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== ""),
});

/** The fourteen of Regulation (EU) 1169/2011, annex II, then what people often add to them. */
export const KNOWN_ALLERGENS: readonly KnownAllergen[] = [
  allergen("Arachide", "Peanut", "Cacahuete", "arachides, cacahuète, cacahuètes, peanuts, maní"),
  allergen(
    "Fruits à coque",
    "Tree nuts",
    "Frutos de cáscara",
    "noix, noisette, noisettes, amande, amandes, nuts, walnut, hazelnut, almond, cashew, frutos secos, nuez, nueces, almendra",
  ),
  allergen("Lait", "Milk", "Leche", "lait de vache, lactose, caséine, cow's milk, dairy, lactosa"),
  allergen("Œuf", "Egg", "Huevo", "œufs, eggs, huevos, blanc d'œuf"),
  allergen("Gluten", "Gluten", "Gluten", "blé, wheat, trigo"),
  allergen("Soja", "Soy", "Soja", "soya, soybean"),
  allergen("Poisson", "Fish", "Pescado", "poissons"),
  allergen(
    "Crustacés",
    "Crustaceans",
    "Crustáceos",
    "crevette, crevettes, shrimp, prawn, shellfish, mariscos, gamba",
  ),
  allergen("Mollusques", "Molluscs", "Moluscos", "moules, huîtres, mussels, oysters"),
  allergen("Sésame", "Sesame", "Sésamo"),
  allergen("Moutarde", "Mustard", "Mostaza"),
  allergen("Céleri", "Celery", "Apio"),
  allergen("Lupin", "Lupin", "Altramuz", "altramuces"),
  allergen("Sulfites", "Sulphites", "Sulfitos", "sulfite, sulfites"),
  allergen("Kiwi", "Kiwi", "Kiwi", "kiwis"),
  allergen("Fraise", "Strawberry", "Fresa", "fraises, strawberries, fresas"),
  allergen("Latex", "Latex", "Látex"),
  allergen("Iode", "Iodine", "Yodo"),
  allergen("Nickel", "Nickel", "Níquel"),
  allergen("Pollen", "Pollen", "Polen", "pollens, graminées, grass pollen, rhume des foins"),
  allergen("Acariens", "Dust mites", "Ácaros", "poussière, dust, polvo"),
  allergen(
    "Venin d’abeille ou de guêpe",
    "Bee or wasp venom",
    "Veneno de abeja o avispa",
    "abeille, guêpe, bee, wasp, abeja, avispa, bee stings",
  ),
  allergen("Poils de chat", "Cat hair", "Pelo de gato", "chat, cat, gato"),
];

/** The one that a text names, whole; null for none. */
export function knownAllergen(typed: string): KnownAllergen | null {
  return BY_NAME.get(fold(typed)) ?? null;
}

const BY_NAME: ReadonlyMap<string, KnownAllergen> = new Map(
  KNOWN_ALLERGENS.flatMap((each) =>
    [...Object.values(each.name), ...each.others].map((name) => [fold(name), each] as const),
  ),
);
