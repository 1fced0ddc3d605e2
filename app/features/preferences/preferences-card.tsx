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
  preferencesDraft,
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
import type { StoredPreferences } from "./columns.ts";
import { preferencesQuery, useSavePreferences } from "./queries.ts";
import { useShownPreference } from "./shown-preference.ts";

type PreferenceField = keyof PreferencesDraft;

/** Those that belong to a person; all of them stand in the settings. */
const SHOWN = ["language", "reminderAdvance", "notifiesReminders", "keepsActivity"] as const;

/** How this account wants to be spoken to and reminded. */
export function PreferencesCard({ userId }: { userId: string }) {
  const t = useText();
  const language = useLanguage();
  const { data, error, refetch } = useQuery(preferencesQuery(userId, language));
  const shown = useShownPreference();
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
          facts={SHOWN.map((field) => ({
            word: t(`preferences.${field}`),
            fact: shown(preferencesDraft(data), field),
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
  const shown = useShownPreference();
  const savePreferences = useSavePreferences();
  const { form, base, merge, problem, isSaving, isSaved, save, take } = useStoredForm<
    StoredPreferences,
    PreferencesDraft,
    Preferences,
    PreferenceField
  >(stored, {
    toForm: preferencesDraft,
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
