import { useText } from "#app/locale/text.tsx";
import { ChipChoice } from "#app/ui/form/chip-choice.tsx";
import { CATEGORIES, type Category } from "#domain/symptoms/facts/guide-facts.ts";

/** All, medicines alone, natural products alone. */
export function CategoryChoice({
  category,
  onChange,
}: {
  category: Category;
  onChange: (category: Category) => void;
}) {
  const t = useText();
  return (
    <ChipChoice
      legend={t("symptoms.analysis.category.label")}
      options={CATEGORIES.map((value) => ({
        value,
        label: t(`symptoms.analysis.category.${value}`),
      }))}
      value={category}
      onChange={onChange}
    />
  );
}
