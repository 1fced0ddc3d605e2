import type { UseFormRegister } from "react-hook-form";
import { useText } from "#app/locale/text.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { LANGUAGE_NAMES, LANGUAGES } from "#domain/locale/locales.ts";
import {
  hasHelp,
  isMinutes,
  PREFERENCES,
  type PreferenceField,
  type PreferencesDraft,
  preferenceAnchor,
} from "#domain/preferences/preferences.ts";

/** The control of a preference, as its description says. */
export function PreferenceControl({
  name,
  register,
}: {
  name: PreferenceField;
  register: UseFormRegister<PreferencesDraft>;
}) {
  const t = useText();
  const help = hasHelp(name) ? t(`preferences.help.${name}`) : undefined;
  const described = { id: preferenceAnchor(name), label: t(`preferences.${name}`) };
  if (PREFERENCES[name].kind === "switch") {
    return <Checkbox {...described} help={help} {...register(name)} />;
  }
  return (
    <Field {...described} hint={help}>
      {(control) => (
        <Select {...control} {...register(name)}>
          {choices()}
        </Select>
      )}
    </Field>
  );

  function choices() {
    if (isMinutes(name)) {
      return PREFERENCES[name].choices.map((minutes) => (
        <option key={minutes} value={minutes}>
          {t(`preferences.${name}Minutes`, { count: minutes })}
        </option>
      ));
    }
    return LANGUAGES.map((each) => (
      <option key={each} value={each}>
        {LANGUAGE_NAMES[each]}
      </option>
    ));
  }
}
