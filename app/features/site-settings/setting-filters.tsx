import { useText } from "#app/locale/text.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { SearchInput } from "#app/ui/form/search-input.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { SETTING_CATEGORIES } from "#domain/content/setting.ts";
import type { SettingFilter } from "#domain/content/setting-filter.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "#domain/locale/locales.ts";

const ALL = "all";

/** Search, language and category: what of the settings is shown. */
export function SettingFilters({
  choice,
  onChange,
}: {
  choice: SettingFilter;
  onChange: (choice: SettingFilter) => void;
}) {
  const t = useText();
  const all = <option value={ALL}>{t("siteSettings.filter.all")}</option>;
  return (
    <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_11rem_15rem]">
      <SearchInput
        label={t("siteSettings.search")}
        value={choice.search}
        onChange={(search) => onChange({ ...choice, search })}
        className="sm:max-lg:col-span-2"
      />
      <Field label={t("siteSettings.filter.language")}>
        {(control) => (
          <Select
            {...control}
            value={choice.language}
            onChange={({ target }) =>
              onChange({
                ...choice,
                language: LANGUAGES.find((language) => language === target.value) ?? ALL,
              })
            }
          >
            {all}
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {LANGUAGE_NAMES[language]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("siteSettings.filter.category")}>
        {(control) => (
          <Select
            {...control}
            value={choice.category}
            onChange={({ target }) =>
              onChange({
                ...choice,
                category: SETTING_CATEGORIES.find((category) => category === target.value) ?? ALL,
              })
            }
          >
            {all}
            {SETTING_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {t(`siteSettings.category.${category}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
