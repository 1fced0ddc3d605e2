import { useQuery } from "@tanstack/react-query";
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  languageOf,
  localesOfRegion,
} from "../../../domain/locale/locales.ts";
import { mergeForms } from "../../../domain/merge.ts";
import {
  checkPreferences,
  PREFERENCE_FIELDS,
  type Preferences,
  type PreferencesDraft,
  REMINDER_ADVANCES,
} from "../../../domain/preferences/preferences.ts";
import { chooseLocale } from "../../client/choose-locale.ts";
import { failureOf } from "../../client/failure.ts";
import { useStoredForm } from "../../client/stored-form.ts";
import { useLocale } from "../../locale/locale-path.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { Card } from "../../ui/card.tsx";
import { CardForm } from "../../ui/card-form.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { EditableCard } from "../../ui/editable-card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { FactList } from "../../ui/fact-list.tsx";
import { Field } from "../../ui/field.tsx";
import { MergeNotice } from "../../ui/merge-notice.tsx";
import { Select } from "../../ui/select.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { showToast } from "../../ui/toast.ts";
import type { StoredPreferences } from "./data.ts";
import { preferencesQuery, useSavePreferences } from "./queries.ts";

type PreferenceField = keyof PreferencesDraft;

/** How this account wants to be spoken to and reminded. */
export function PreferencesCard({ userId }: { userId: string }) {
  const t = useText();
  const language = useLanguage();
  const { data, error, refetch } = useQuery(preferencesQuery(userId, language));
  const shown = useShown();
  if (!data) {
    return (
      <Card title={t("preferences.title")}>
        {error ? (
          <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList rows={3} rowClassName="h-6" />
        )}
      </Card>
    );
  }
  return (
    <EditableCard
      title={t("preferences.title")}
      view={
        <FactList
          facts={PREFERENCE_FIELDS.map((field) => ({
            word: t(`preferences.${field}`),
            fact: shown(toForm(data), field),
          }))}
        />
      }
      editor={(onClose) => <PreferencesForm stored={data} onClose={onClose} />}
    />
  );
}

function PreferencesForm({ stored, onClose }: { stored: StoredPreferences; onClose: () => void }) {
  const t = useText();
  const locale = useLocale();
  const shown = useShown();
  const savePreferences = useSavePreferences();
  const { form, base, merge, problem, isSaving, isSaved, save, take } = useStoredForm<
    StoredPreferences,
    PreferencesDraft,
    Preferences,
    PreferenceField
  >(stored, {
    toForm,
    check: checkPreferences,
    merge: (versions) => mergeForms<PreferencesDraft, PreferenceField>(PREFERENCE_FIELDS, versions),
    save: savePreferences,
    onSaved(saved) {
      onClose();
      showToast({ tone: "success", message: t("preferences.done") });
      // Who asks to be written to in a language wants to read it, too.
      const wanted = localesOfRegion(locale).find((each) => languageOf(each) === saved.language);
      if (wanted) chooseLocale(wanted, locale);
    },
    onFailed: () => showToast({ tone: "failure", message: t("preferences.failed") }),
  });
  const { register, formState, handleSubmit } = form;
  return (
    <CardForm
      isUnsaved={formState.isDirty && !isSaved}
      isSaving={isSaving}
      failure={problem ? failureOf(problem) : null}
      notice={
        merge && (
          <MergeNotice
            title={t("preferences.changedMeanwhile")}
            fields={[...merge.taken, ...merge.contested].map((field) => ({
              field,
              label: t(`preferences.${field}`),
              saved: shown(base, field),
              mine: merge.taken.includes(field) ? null : shown(merge.form, field),
            }))}
            onTake={take}
          />
        )
      }
      onSubmit={(event) => void handleSubmit(save)(event)}
      onCancel={onClose}
    >
      <Field label={t("preferences.language")}>
        {(control) => (
          <Select {...control} {...register("language")}>
            {LANGUAGES.map((each) => (
              <option key={each} value={each}>
                {LANGUAGE_NAMES[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("preferences.reminderAdvance")}>
        {(control) => (
          <Select {...control} {...register("reminderAdvance")}>
            {REMINDER_ADVANCES.map((minutes) => (
              <option key={minutes} value={minutes}>
                {t("preferences.minutes", { count: minutes })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Checkbox label={t("preferences.notifiesReminders")} {...register("notifiesReminders")} />
      <Checkbox label={t("preferences.keepsActivity")} {...register("keepsActivity")} />
    </CardForm>
  );
}

function toForm({ reminderAdvance, ...chosen }: Preferences): PreferencesDraft {
  const { language, notifiesReminders, keepsActivity } = chosen;
  return { language, reminderAdvance: String(reminderAdvance), notifiesReminders, keepsActivity };
}

function useShown(): (form: PreferencesDraft, field: PreferenceField) => string {
  const t = useText();
  return (form, field) => {
    const value = form[field];
    if (typeof value === "boolean") return t(value ? "preferences.on" : "preferences.off");
    if (field === "reminderAdvance") return t("preferences.minutes", { count: Number(value) });
    const language = LANGUAGES.find((each) => each === value);
    return language ? LANGUAGE_NAMES[language] : String(value);
  };
}
