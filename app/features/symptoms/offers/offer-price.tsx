import { formatEuros } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { Item } from "#domain/symptoms/guidance.ts";

/** Second specification: placeholders, the same for every medicine and for every natural product. */
const CLASSIC_EUROS = 6.5;
const NATURAL_EUROS = 8.9;

/** What buying it may cost, which nobody has looked up. */
export function OfferPrice({ kind }: { kind: Item["kind"] }) {
  const t = useText();
  const language = useLanguage();
  const price = formatEuros(kind === "product" ? NATURAL_EUROS : CLASSIC_EUROS, language);
  return (
    <p className="text-sm tabular-nums">
      {t(kind === "box" ? "symptoms.offer.priceAgain" : "symptoms.offer.price", { price })}
      {" · "}
      {t("symptoms.offer.delivery")}
    </p>
  );
}
