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
} from "#domain/preferences/preferences.ts";

/** The control of a preference, as its description says. */
export function PreferenceControl({
  name,
  register,
  showsHelp = false,
}: {
  name: PreferenceField;
  register: UseFormRegister<PreferencesDraft>;
  /** Whether its sentence of help is shown. */
  showsHelp?: boolean;
}) {
  const t = useText();
  const preference = PREFERENCES[name];
  const help = showsHelp && hasHelp(name) ? t(`preferences.help.${name}`) : undefined;
  if (preference.kind === "switch") {
    if (help === undefined)
      return <Checkbox label={t(`preferences.${name}`)} {...register(name)} />;
    return (
      <div>
        <Checkbox
          label={t(`preferences.${name}`)}
          aria-describedby={`${name}-help`}
          {...register(name)}
        />
        <p id={`${name}-help`} className="ml-8 text-sm text-ink-soft">
          {help}
        </p>
      </div>
    );
  }
  return (
    <Field label={t(`preferences.${name}`)} hint={help}>
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
