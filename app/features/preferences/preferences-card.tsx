import { useQuery } from "@tanstack/react-query";
import { failureOf } from "#app/client/errors/failure.ts";
import { useVersionedForm } from "#app/client/forms/versioned-form.ts";
import { chooseLocale } from "#app/client/locale/choose-locale.ts";
import { useLocale } from "#app/locale/locale-path.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { CardForm } from "#app/ui/form/card-form.tsx";
import { MergeNotice } from "#app/ui/form/merge-notice.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EditableCard } from "#app/ui/layout/editable-card.tsx";
import { DescriptionList } from "#app/ui/list/description-list.tsx";
import { languageOf, localesOfRegion } from "#domain/locale/locales.ts";
import { mergeForms } from "#domain/merge.ts";
import {
  checkPreferences,
  type FormPreferences,
  PREFERENCE_FIELDS,
  type PreferenceField,
  type PreferencesDraft,
  preferencesDraft,
} from "#domain/preferences/preferences.ts";
import { PreferenceControl } from "./preference-control.tsx";
import { preferencesQuery, useSavePreferences } from "./queries.ts";
import { useShownPreference } from "./shown-preference.ts";
import type { StoredPreferences } from "./stored-preferences.ts";

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
        <DescriptionList
          items={SHOWN.map((field) => ({
            term: t(`preferences.${field}`),
            description: shown(preferencesDraft(data), field),
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
  const { form, base, merge, problem, isSaving, isSaved, save, acceptSaved } = useVersionedForm<
    StoredPreferences,
    PreferencesDraft,
    FormPreferences,
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
            fields={[...merge.changedElsewhere, ...merge.conflicts].map((field) => ({
              field,
              label: t(`preferences.${field}`),
              saved: shown(base, field),
              mine: merge.changedElsewhere.includes(field) ? null : shown(merge.form, field),
            }))}
            onTake={acceptSaved}
          />
        )
      }
      onSubmit={(event) => void handleSubmit(save)(event)}
      onCancel={onClose}
    >
      {SHOWN.map((name) => (
        <PreferenceControl key={name} name={name} register={register} />
      ))}
    </CardForm>
  );
}
