import { useId } from "react";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Select } from "./select.tsx";

/** Where the reader is, for the numbers to call. It may stand in a sentence. */
export function CountryChoice({
  country,
  countries,
  onChoose,
}: {
  /** Empty where nobody knows, or none of them. */
  country: string;
  countries: readonly string[];
  onChoose: (country: string) => void;
}) {
  const t = useText();
  const id = useId();
  const names = new Intl.DisplayNames(useLanguage(), { type: "region" });
  return (
    <span className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {t("symptoms.emergency.country")}
      </label>
      <Select id={id} value={country} onChange={({ target }) => onChoose(target.value)}>
        {countries.map((code) => (
          <option key={code} value={code}>
            {names.of(code)}
          </option>
        ))}
        <option value="">{t("symptoms.emergency.elsewhere")}</option>
      </Select>
    </span>
  );
}
