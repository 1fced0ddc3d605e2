import { useState } from "react";
import { useForm } from "react-hook-form";
import { newId } from "#app/client/database/new-id.ts";
import { failureOf, serverMessage } from "#app/client/errors/failure.ts";
import { checkedResolver } from "#app/client/forms/checked-resolver.ts";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { today } from "#app/client/time/today.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/dialog.tsx";
import { SaveFailure } from "#app/ui/feedback/save-failure.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { DateInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { defaultUnits } from "#domain/profiles/measures.ts";
import {
  checkProfile,
  newProfile,
  type ProfileDraft,
  type ProfileEntry,
  type ProfileWrong,
} from "#domain/profiles/profile-draft.ts";
import { chooseProfile } from "../active/active-profile.ts";
import { confirmedBody } from "../fields/body-form.ts";
import { NUMBER_AND_UNIT, NUMBER_BESIDE_UNIT } from "../fields/measure-field.tsx";
import { useMeasureConfirmation } from "../fields/use-measure-confirmation.tsx";
import { useAddProfile } from "../queries.ts";

/** Mount it anew for each profile: an id belongs to one, however often it is sent. */
export function NewProfileDialog({
  open,
  userId,
  onClose,
}: {
  open: boolean;
  userId: string;
  onClose: () => void;
}) {
  const t = useText();
  const [id] = useState(newId);
  const adding = useAddProfile(userId);
  const { register, handleSubmit, watch, formState } = useForm<ProfileDraft, unknown, ProfileEntry>(
    {
      defaultValues: newProfile(defaultUnits(visitorCountry()), today()),
      resolver: checkedResolver((draft) => checkProfile(draft, today())),
    },
  );
  const { errors, isDirty } = formState;
  const { name, weight, weightUnit, heightUnit } = watch();
  const wrong = (error: { type?: unknown } | undefined) =>
    error && t(`profiles.wrong.${error.type as ProfileWrong}`);

  const wrongDay =
    errors.weighedOn?.type === "in-the-future"
      ? t("profiles.body.weighedInTheFuture")
      : wrong(errors.weighedOn);

  const units = { weight: weightUnit, height: heightUnit };
  const { submit, question } = useMeasureConfirmation<ProfileEntry>(
    (entry) => ({ ...entry, units, known: { weightKg: null, heightCm: null } }),
    add,
    confirmedBody,
  );

  function add(entry: ProfileEntry) {
    if (adding.isPending) return;
    adding.mutate(
      { id, profile: { ...entry, units } },
      {
        onSuccess: () => {
          onClose();
          // Offered, not done: nobody should act on somebody else without having said so.
          showToast({
            tone: "success",
            message: t("profiles.adding.done", { name: entry.name }),
            action: { label: t("profiles.adding.choose"), run: () => chooseProfile(id) },
          });
        },
        onError: (problem) => showToast({ tone: "failure", message: refusal(problem) }),
      },
    );
  }

  function refusal(problem: unknown): string {
    if (failureOf(problem) === "tier-limit") return t("profiles.adding.limit");
    const said = serverMessage(problem);
    return said ? t("profiles.adding.refused", { message: said }) : t("profiles.adding.failed");
  }

  return (
    <Dialog
      startsInForm
      open={open}
      onClose={onClose}
      title={t("profiles.adding.title")}
      unsaved={isDirty && !adding.isSuccess}
      closesOnOutsidePress={false}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <Field label={t("profiles.fields.name")} error={wrong(errors.name)} required>
          {(control) => <TextInput {...control} {...register("name")} autoComplete="off" />}
        </Field>
        <Field label={t("profiles.fields.type")} error={wrong(errors.type)}>
          {(control) => (
            <Select {...control} {...register("type")}>
              <option value="adult">{t("profiles.type.adult")}</option>
              <option value="child">{t("profiles.type.child")}</option>
            </Select>
          )}
        </Field>
        <Field label={t("profiles.fields.bornOn")} error={wrong(errors.bornOn)} optional>
          {(control) => <DateInput {...control} {...register("bornOn")} max={today()} />}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t("profiles.fields.weight")} error={wrong(errors.weight)} optional>
            {(control) => (
              <span className={NUMBER_AND_UNIT}>
                <NumberInput
                  {...control}
                  {...register("weight")}
                  className={NUMBER_BESIDE_UNIT}
                  step={0.1}
                />
                <Select
                  className="grow basis-24"
                  aria-label={t("profiles.fields.weightUnit")}
                  {...register("weightUnit")}
                >
                  <option value="kg">kg</option>
                  <option value="lbs">lbs</option>
                </Select>
              </span>
            )}
          </Field>
          {weight.trim() !== "" && (
            <Field label={t("profiles.fields.weighedOn")} error={wrongDay} optional>
              {(control) => <DateInput {...control} {...register("weighedOn")} max={today()} />}
            </Field>
          )}
          <Field label={t("profiles.fields.height")} error={wrong(errors.height)} optional>
            {(control) => (
              <span className={NUMBER_AND_UNIT}>
                <NumberInput
                  {...control}
                  {...register("height")}
                  className={NUMBER_BESIDE_UNIT}
                  step={heightUnit === "cm" ? 1 : 0.1}
                />
                <Select
                  className="grow basis-24"
                  aria-label={t("profiles.fields.heightUnit")}
                  {...register("heightUnit")}
                >
                  <option value="cm">cm</option>
                  <option value="ft">ft</option>
                </Select>
              </span>
            )}
          </Field>
        </div>
        <SaveFailure failure={adding.error ? failureOf(adding.error) : null} />
        <DialogActions>
          <Button type="submit" busy={adding.isPending} disabled={name.trim() === ""}>
            {t("profiles.adding.save")}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}
