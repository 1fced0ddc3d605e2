import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router";
import { failureOf } from "#app/client/errors/failure.ts";
import { useVersionedForm } from "#app/client/forms/versioned-form.ts";
import { chooseLocale } from "#app/client/locale/choose-locale.ts";
import { useLocale, useLocalePath } from "#app/locale/locale-path.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { useUnsavedChanges } from "#app/ui/dialog/unsaved-changes.ts";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SaveFailure } from "#app/ui/feedback/save-failure.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { MergeNotice } from "#app/ui/form/merge-notice.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useFocusOfAddress } from "#app/ui/use-focus-of-address.ts";
import { type Language, languageOf, localesOfRegion } from "#domain/locale/locales.ts";
import { mergeForms } from "#domain/merge.ts";
import {
  changedPreferences,
  checkPreferences,
  type FormPreferences,
  PREFERENCE_FIELDS,
  PREFERENCES,
  type PreferenceField,
  type PreferenceSection,
  type PreferencesDraft,
  preferencesDraft,
} from "#domain/preferences/preferences.ts";
import { PreferenceControl } from "./preference-control.tsx";
import { PreferenceLinks } from "./preference-links.tsx";
import { preferencesQuery, useSavePreferences } from "./queries.ts";
import { useShownPreference } from "./shown-preference.ts";
import type { StoredPreferences } from "./stored-preferences.ts";

/** Shown here, and changed with the other reminders. */
const LINKED = [
  "notifiesReminders",
  "reminderAdvance",
  "notifiesByPush",
  "notifiesByEmail",
] as const;

/** What concerns the account, under one button. What is not saved is counted, and kept until it is. */
export function SettingsForm({
  userId,
  regionCard,
}: {
  userId: string;
  /** Where the country decides in which languages pages are read: the card that also holds the language of messages. */
  regionCard: ((language: ReactNode) => ReactNode) | null;
}) {
  const t = useText();
  const locale = useLocale();
  const language = useLanguage();
  const { data, error, refetch, isStale, isFetchedAfterMount, failureCount } = useQuery(
    preferencesQuery(userId, language),
  );
  // A form starts from what is stored now, and from what this device has kept only where nothing newer can be had.
  const isCurrent = isFetchedAfterMount || !isStale || failureCount > 0;
  // A save starts the form anew from what is stored.
  const [saved, setSaved] = useState<{ count: number; language?: Language }>({ count: 0 });
  // Who asks to be written to in a language wants to read it, too; once nothing is unsaved, for pages are left for it.
  const follow = useEffectEvent((chosen: Language | undefined) => {
    const wanted = localesOfRegion(locale).find((each) => languageOf(each) === chosen);
    if (wanted) chooseLocale(wanted, locale);
  });
  // Once for each save: whoever chooses another language for the pages afterwards keeps it.
  useEffect(() => follow(saved.language), [saved]);
  if (data && isCurrent) {
    return (
      <Form
        key={saved.count}
        stored={data}
        regionCard={regionCard}
        onSaved={(now) =>
          setSaved({
            count: saved.count + 1,
            ...(now.language !== data.language && { language: now.language }),
          })
        }
      />
    );
  }
  return (
    <Card title={t("settings.general")}>
      {error ? (
        <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList rows={4} rowClassName="h-11" />
      )}
    </Card>
  );
}

function Form({
  stored,
  regionCard,
  onSaved,
}: {
  stored: StoredPreferences;
  regionCard: ((language: ReactNode) => ReactNode) | null;
  onSaved: (stored: StoredPreferences) => void;
}) {
  const t = useText();
  const path = useLocalePath();
  const shown = useShownPreference();
  const { form, base, merge, problem, isSaving, save, acceptSaved } = useVersionedForm<
    StoredPreferences,
    PreferencesDraft,
    FormPreferences,
    PreferenceField
  >(stored, {
    toForm: preferencesDraft,
    check: checkPreferences,
    merge: (versions) => mergeForms<PreferencesDraft, PreferenceField>(PREFERENCE_FIELDS, versions),
    save: useSavePreferences(),
    onSaved(now) {
      showToast({ tone: "success", message: t("settings.saved") });
      onSaved(now);
    },
    onFailed: () => showToast({ tone: "failure", message: t("settings.saveFailed") }),
  });
  const { register, handleSubmit, reset, watch } = form;
  const changes = changedPreferences(base, watch());
  useUnsavedChanges(changes > 0);
  useFocusOfAddress();

  const controls = (section: PreferenceSection) =>
    PREFERENCE_FIELDS.filter((name) => PREFERENCES[name].section === section).map((name) => (
      <PreferenceControl key={name} name={name} register={register} />
    ));

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)} className="contents">
      {regionCard ? (
        regionCard(controls("general"))
      ) : (
        <Card title={t("settings.general")}>{controls("general")}</Card>
      )}
      <Card title={t("settings.notifications")}>
        <div className="flex flex-col gap-2">
          <PreferenceLinks preferences={stored} names={LINKED} />
          <p>
            <Link
              to={`${path("alerts")}#reminders`}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              {t("settings.devices")}
            </Link>
          </p>
        </div>
      </Card>
      <Card title={t("settings.security")}>
        <div className="flex flex-col gap-4">{controls("security")}</div>
      </Card>
      <Card title={t("settings.privacy")}>
        <div className="flex flex-col gap-4">{controls("privacy")}</div>
      </Card>
      {/* It is seen, and follows the reader, once there is something to save. */}
      <div
        className={
          changes > 0 || merge || problem
            ? "sticky bottom-20 z-10 rounded-card border border-line bg-paper-raised p-4 shadow-float lg:bottom-4 lg:col-span-2"
            : "sr-only"
        }
      >
        {merge && (
          <MergeNotice
            title={t("preferences.changedMeanwhile")}
            fields={[...merge.changedElsewhere, ...merge.conflicts].map((field) => ({
              field,
              label: t(`preferences.${field}`),
              saved: shown(field, base[field]),
              mine: merge.changedElsewhere.includes(field) ? null : shown(field, merge.form[field]),
            }))}
            onTake={acceptSaved}
          />
        )}
        <SaveFailure failure={problem ? failureOf(problem) : null} />
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p aria-live="polite" className="mr-auto text-ink-soft">
            {changes > 0 && t("settings.unsaved", { count: changes })}
          </p>
          {changes > 0 && (
            <Button variant="secondary" onClick={() => reset(base)}>
              {t("ui.cancel")}
            </Button>
          )}
          <Button type="submit" busy={isSaving} disabled={changes === 0}>
            {t("settings.save")}
          </Button>
        </div>
      </div>
    </form>
  );
}
