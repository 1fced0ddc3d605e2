import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { checkedResolver } from "#app/client/forms/checked-resolver.ts";
import { setDeviceUse, useDeviceUse } from "#app/client/session/device-use.ts";
import { storeSimpleScreen } from "#app/client/simple-screen/stored-simple-screen.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Field } from "#app/ui/form/field.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { Person } from "#domain/intakes/recipients.ts";
import {
  checkSimple,
  type SimpleDraft,
  type SimpleField,
  type SimpleSetting,
  type SimpleWrong,
} from "#domain/simple-screen/simple-setting.ts";

/** Makes this device the one of a person who only takes their medicines: whose, and whom they call. */
export function SimpleScreenCard({
  userId,
  people,
}: {
  userId: string;
  /** Those whose doses this account may record. */
  people: readonly Person[];
}) {
  const t = useText();
  const navigate = useNavigate();
  const path = useLocalePath();
  const use = useDeviceUse();
  const { register, handleSubmit, formState } = useForm<
    SimpleDraft,
    unknown,
    Omit<SimpleSetting, "owner">
  >({
    defaultValues: { profileId: "", carerName: "", carerPhone: "" },
    resolver: checkedResolver(checkSimple),
  });
  const errorOf = (field: SimpleField) => {
    const wrong = formState.errors[field]?.type as SimpleWrong | undefined;
    return wrong && t(`simpleScreen.wrong.${wrong}`);
  };

  function show(setting: Omit<SimpleSetting, "owner">) {
    try {
      storeSimpleScreen(JSON.stringify({ owner: userId, ...setting } satisfies SimpleSetting));
    } catch {
      showToast({ tone: "failure", message: t("simpleScreen.failed") });
      return;
    }
    // The idle time would end the session of somebody who cannot begin another.
    if (use !== "own") setDeviceUse("own");
    void navigate(path("dashboard"));
  }

  return (
    <Card title={t("simpleScreen.title")}>
      <p className="mb-2">{t("simpleScreen.body")}</p>
      <p className="mb-4 text-ink-soft">{t("simpleScreen.limits")}</p>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void handleSubmit(show)(event)}
      >
        <Field label={t("simpleScreen.whom")} error={errorOf("profileId")} required>
          {(control) => (
            <Select {...control} {...register("profileId")}>
              <option value="">{t("simpleScreen.choose")}</option>
              {people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name ?? t("profiles.nameless")}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("simpleScreen.carerName")} error={errorOf("carerName")} required>
          {(control) => <TextInput {...control} {...register("carerName")} autoComplete="off" />}
        </Field>
        <Field label={t("simpleScreen.carerPhone")} error={errorOf("carerPhone")} required>
          {(control) => (
            <TextInput {...control} {...register("carerPhone")} type="tel" autoComplete="off" />
          )}
        </Field>
        <Button type="submit" variant="secondary" className="self-start">
          {t("simpleScreen.show")}
        </Button>
      </form>
    </Card>
  );
}
