import { useText } from "#app/locale/text.tsx";
import { CATEGORIES, type Category } from "#domain/symptoms/guide-facts.ts";

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
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{t("symptoms.analysis.category.label")}</legend>
      <div className="flex flex-wrap gap-2">
        {CATEGORIES.map((value) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center rounded-control border border-edge px-4 transition-colors hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="symptom-category"
              value={value}
              checked={category === value}
              className="sr-only"
              onChange={() => onChange(value)}
            />
            {t(`symptoms.analysis.category.${value}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
