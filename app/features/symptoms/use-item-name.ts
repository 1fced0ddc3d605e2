import { useLanguage, useText } from "#app/locale/text.tsx";
import { boxName } from "#domain/inventory/box-name.ts";
import { fold } from "#domain/locale/fold.ts";
import { defaultLocale, regionOf } from "#domain/locale/locales.ts";
import { substanceWords } from "#domain/medicines/molecules/substance-name.ts";
import type { CabinetBox } from "#domain/symptoms/facts/guide-facts.ts";
import type { Item } from "#domain/symptoms/guidance.ts";
import { LIST_COUNTRIES } from "#domain/symptoms/list/symptom.ts";

/**
 * What a box, a medicine or a product is called: a box with what is printed beside its name, a medicine in the reader's
 * language, with what the pharmacies of the country call it where that is another word, and a product in the reader's language, for it may be a thing to do.
 */
export function useItemName(): (item: Item) => string {
  const language = useLanguage();
  const region = regionOf(defaultLocale(language));
  const country = LIST_COUNTRIES.find((each) => each === region) ?? "FR";
  return (item) => {
    if (item.kind === "box") return boxName(item.box);
    if (item.kind === "medicine") {
      const name = substanceWords(item.name, language);
      return fold(name) === fold(item.name) ? name : `${name} (${item.name})`;
    }
    // The three lists of a line hold the same things in the same order.
    const { products } = item.product;
    const place = Object.values(products)
      .find((list) => list.includes(item.name))
      ?.indexOf(item.name);
    return products[country][place ?? 0] ?? item.name;
  };
}

/** Whose a box is, behind its name: two boxes of a home are often called alike. */
export function useOwnerWords(): (box: CabinetBox) => string {
  const t = useText();
  return ({ ownerId, otherOwner }) => {
    if (otherOwner) {
      const { name } = otherOwner;
      return name === null
        ? t("symptoms.refused.ofNameless")
        : t("symptoms.refused.ofOther", { name });
    }
    return t(ownerId === null ? "symptoms.refused.common" : "symptoms.refused.owned");
  };
}

/** The same, and behind the name of a box of somebody else whose it is. */
export function useNameWithOwner(): (item: Item) => string {
  const itemName = useItemName();
  const ownerWords = useOwnerWords();
  return (item) =>
    item.kind === "box" && item.box.otherOwner
      ? `${itemName(item)} ${ownerWords(item.box)}`
      : itemName(item);
}

/** Tells the items of one answer apart: two boxes may be called alike. */
export function keyOfItem(item: Item): string {
  return `${item.kind} ${item.kind === "box" ? item.box.id : item.name}`;
}
