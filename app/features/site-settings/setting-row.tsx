import { useEffect, useRef, useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { useVersionedForm } from "#app/client/forms/versioned-form.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { CardForm } from "#app/ui/form/card-form.tsx";
import { MergeNotice } from "#app/ui/form/merge-notice.tsx";
import { checkValue, shownValue } from "#domain/content/setting.ts";
import { LANGUAGE_NAMES } from "#domain/locale/locales.ts";
import { mergeForms } from "#domain/merge.ts";
import type { StoredSetting } from "./data.ts";
import { useDeleteSetting, useSaveSetting } from "./queries.ts";
import { SettingValue } from "./setting-value.tsx";
import { useValueErrorText, ValueField } from "./value-field.tsx";

/** A setting in one language: to be read, or in its form. */
export function SettingRow({ setting }: { setting: StoredSetting }) {
  const [isEditing, setEditing] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);

  // The focus goes where the work is, and back to the button that began it.
  useEffect(() => {
    const wanted = isEditing ? "input, select, textarea" : "button";
    if (isEditing || wasEditing.current) {
      container.current?.querySelector<HTMLElement>(wanted)?.focus();
    }
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <div ref={container}>
      {isEditing ? (
        <ValueForm setting={setting} onClose={() => setEditing(false)} />
      ) : (
        <ValueView setting={setting} onEdit={() => setEditing(true)} />
      )}
    </div>
  );
}

function ValueView({ setting, onEdit }: { setting: StoredSetting; onEdit: () => void }) {
  const t = useText();
  const reader = useLanguage();
  const deleting = useDeleteSetting();
  const [isAsking, setAsking] = useState(false);
  const { key, type } = setting;
  const language = LANGUAGE_NAMES[setting.language];
  return (
    <div className="flex flex-wrap items-start gap-x-4">
      <span className="w-24 shrink-0 py-2.5 font-semibold">{language}</span>
      <div className="min-w-0 grow basis-60 py-2.5">
        <SettingValue type={type} value={shownValue(setting, reader)} />
      </div>
      <div className="-mx-4 flex flex-wrap md:-mr-4 md:ml-0">
        <Button
          variant="plain"
          aria-label={t("siteSettings.actionOf", {
            action: t("siteSettings.edit"),
            name: `${key}, ${language}`,
          })}
          onClick={onEdit}
        >
          {t("siteSettings.edit")}
        </Button>
        <Button
          variant="plain"
          className="text-expired!"
          aria-label={t("siteSettings.actionOf", {
            action: t("siteSettings.delete"),
            name: `${key}, ${language}`,
          })}
          onClick={() => setAsking(true)}
        >
          {t("siteSettings.delete")}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t("siteSettings.deleting.title", { key, language })}
        confirmLabel={t("siteSettings.delete")}
        busy={deleting.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          deleting.mutate(setting, {
            onSuccess: () =>
              showToast({ tone: "success", message: t("siteSettings.done.deleted") }),
            onError: () => showToast({ tone: "failure", message: t("siteSettings.failed.delete") }),
            onSettled: () => setAsking(false),
          })
        }
      >
        {t("siteSettings.deleting.body")}
      </ConfirmDialog>
    </div>
  );
}

interface TypedValue {
  value: string;
}

function ValueForm({ setting, onClose }: { setting: StoredSetting; onClose: () => void }) {
  const t = useText();
  const reader = useLanguage();
  const saving = useSaveSetting();
  const inWords = useValueErrorText();
  const { form, base, merge, problem, isSaving, isSaved, save, acceptSaved } = useVersionedForm<
    StoredSetting,
    TypedValue,
    { readonly value: string },
    "value"
  >(setting, {
    toForm: (stored) => ({ value: shownValue(stored, reader) }),
    check: ({ value }) => checkValue(setting.type, value),
    merge: (versions) => mergeForms<TypedValue, "value">(["value"], versions),
    save: (known, { value }) => saving.mutateAsync({ known, value }),
    onSaved() {
      onClose();
      showToast({ tone: "success", message: t("siteSettings.done.updated") });
    },
    onFailed: () => showToast({ tone: "failure", message: t("siteSettings.failed.update") }),
  });
  const { formState, handleSubmit, watch, setValue } = form;
  const { key, type, language } = setting;
  return (
    <div className="py-2">
      <CardForm
        isUnsaved={formState.isDirty && !isSaved}
        isSaving={isSaving}
        failure={problem ? failureOf(problem) : null}
        notice={
          merge && (
            <MergeNotice
              title={t("siteSettings.form.changedMeanwhile")}
              fields={[...merge.changedElsewhere, ...merge.conflicts].map((field) => ({
                field,
                label: t("siteSettings.form.value"),
                saved: base.value,
                mine: merge.changedElsewhere.includes(field) ? null : merge.form.value,
              }))}
              onTake={acceptSaved}
            />
          )
        }
        onSubmit={(event) => void handleSubmit(save)(event)}
        onCancel={onClose}
      >
        <ValueField
          label={`${key}, ${LANGUAGE_NAMES[language]}`}
          name={key}
          type={type}
          value={watch("value")}
          error={inWords(formState.errors.value?.type)}
          onChange={(value) =>
            setValue("value", value, {
              shouldDirty: true,
              shouldValidate: formState.isSubmitted,
            })
          }
        />
      </CardForm>
    </div>
  );
}
