import type { Item } from "../../../domain/symptoms/guidance.ts";

/** What a box, a medicine or a product is called; a box with what is printed beside its name. */
export function itemName(item: Item): string {
  return item.kind === "box" ? `${item.box.name} ${item.box.dosage}` : item.name;
}
