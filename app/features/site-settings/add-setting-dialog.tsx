import { useId } from "react";
import { useForm } from "react-hook-form";
import { failureOf } from "#app/client/errors/failure.ts";
import { checkedResolver } from "#app/client/forms/checked-resolver.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/dialog.tsx";
import { SaveFailure } from "#app/ui/feedback/save-failure.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Field } from "#app/ui/form/field.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { KNOWN_SETTINGS, knownSetting } from "#domain/content/known-settings.ts";
import {
  checkSetting,
  isSettingType,
  SETTING_CATEGORIES,
  SETTING_TYPES,
  type Setting,
  type SettingDraft,
  type SettingField,
  type SettingWrong,
} from "#domain/content/setting.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "#domain/locale/locales.ts";
import { useAddSetting } from "./queries.ts";
import type { NewSetting } from "./setting-card.tsx";
import { ValueField } from "./value-field.tsx";

/** A boolean says one or the other from the start; everything else begins with nothing. */
const firstValue = (type: string) => (type === "boolean" ? "false" : "");

/** @param start what is known of it already: where a key is missing, its name and its language */
export function AddSettingDialog({ start, onClose }: { start: NewSetting; onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  const keys = useId();
  const adding = useAddSetting();
  const type = start.type ?? "text";
  const form = useForm<SettingDraft, unknown, Setting>({
    defaultValues: {
      language,
      key: "",
      category: "general",
      description: "",
      value: firstValue(type),
      ...start,
      type,
    },
    resolver: checkedResolver(checkSetting),
  });
  const { register, watch, setValue, formState } = form;
  const failure = adding.error ? failureOf(adding.error) : null;
  const typed = watch();
  const known = knownSetting(typed.key.trim());

  function add(setting: Setting) {
    if (adding.isPending) return;
    adding.mutate(setting, {
      onSuccess: () => {
        onClose();
        showToast({ tone: "success", message: t("siteSettings.done.created") });
      },
      onError: () => showToast({ tone: "failure", message: t("siteSettings.failed.create") }),
    });
  }

  /** A key that the site knows brings its type and its category. */
  function follow(key: string) {
    const wanted = knownSetting(key.trim());
    if (!wanted) return;
    setValue("category", wanted.category, { shouldDirty: true });
    if (wanted.type === typed.type) return;
    setValue("type", wanted.type, { shouldDirty: true });
    setValue("value", firstValue(wanted.type));
  }

  const wrong = (field: SettingField) => {
    const word = formState.errors[field]?.type as SettingWrong | undefined;
    return word && t(`siteSettings.wrong.${word}`);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("siteSettings.form.title")}
      unsaved={formState.isDirty && !adding.isSuccess}
      startsInForm
      closesOnOutsidePress={false}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void form.handleSubmit(add)(event)}
      >
        <Field
          label={t("siteSettings.form.key")}
          hint={
            known
              ? t(`siteSettings.known.uses.${known.key}`)
              : t(typed.key ? "siteSettings.form.unusedKey" : "siteSettings.form.keyHint")
          }
          error={wrong("key") ?? (failure === "conflict" && t("siteSettings.wrong.taken"))}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              {...register("key", {
                onChange: ({ target }: { target: { value: string } }) => follow(target.value),
              })}
              list={keys}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <datalist id={keys}>
          {KNOWN_SETTINGS.map(({ key }) => (
            <option key={key} value={key} />
          ))}
        </datalist>
        <div className="grid gap-5 sm:grid-cols-3">
          <Field label={t("siteSettings.form.language")} error={wrong("language")}>
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
          <Field label={t("siteSettings.form.type")} error={wrong("type")}>
            {(control) => (
              <Select
                {...control}
                {...register("type", {
                  onChange: ({ target }: { target: { value: string } }) =>
                    setValue("value", firstValue(target.value)),
                })}
              >
                {SETTING_TYPES.map((each) => (
                  <option key={each} value={each}>
                    {t(`siteSettings.type.${each}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t("siteSettings.form.category")} error={wrong("category")}>
            {(control) => (
              <Select {...control} {...register("category")}>
                {SETTING_CATEGORIES.map((each) => (
                  <option key={each} value={each}>
                    {t(`siteSettings.category.${each}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <ValueField
          label={t("siteSettings.form.value")}
          name={typed.key.trim()}
          type={isSettingType(typed.type) ? typed.type : "text"}
          value={typed.value}
          error={wrong("value")}
          onChange={(value) =>
            setValue("value", value, {
              shouldDirty: true,
              shouldValidate: formState.isSubmitted,
            })
          }
        />
        <Field label={t("siteSettings.form.description")} error={wrong("description")} optional>
          {(control) => <TextInput {...control} {...register("description")} />}
        </Field>
        <SaveFailure failure={failure === "conflict" ? null : failure} />
        <DialogActions>
          <Button type="submit" busy={adding.isPending}>
            {t("siteSettings.form.create")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
