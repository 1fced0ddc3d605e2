import { useForm } from "react-hook-form";
import { failureOf } from "#app/client/errors/failure.ts";
import { checkedResolver } from "#app/client/forms/checked-resolver.ts";
import { useLocale } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/dialog.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { SaveFailure } from "#app/ui/feedback/save-failure.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Field } from "#app/ui/form/field.tsx";
import { PasswordInput } from "#app/ui/form/password-input.tsx";
import { TextArea, TextInput } from "#app/ui/form/text-input.tsx";
import {
  isPermission,
  type Level,
  permissionsToGive,
  takesPassword,
} from "#domain/sharing/permission.ts";
import {
  checkShare,
  type ShareDraft,
  type ShareEntry,
  type ShareWrong,
} from "#domain/sharing/share-draft.ts";
import type { InvitationResult } from "../data.ts";
import { HelperHint } from "../helper-hint.tsx";
import { useShareProfile } from "../queries.ts";
import { PermissionPreview } from "./permission-preview.tsx";

type TooMany = Extract<InvitationResult, { readonly minutes: number }>;
type RefusedAddress = Exclude<
  InvitationResult["kind"],
  "sent" | "wrong-password" | TooMany["kind"]
>;
type EmailWrong = NonNullable<ShareWrong["email"]> | RefusedAddress;
type PasswordWrong = NonNullable<ShareWrong["password"]> | "wrong-password";

/** An invitation to a profile. Mount it anew for each. */
export function ShareDialog({
  open,
  profileId,
  name,
  level,
  onClose,
}: {
  open: boolean;
  profileId: string;
  /** Whose profile it is. */
  name: string;
  /** What the inviter holds: nobody gives more. */
  level: Level;
  onClose: () => void;
}) {
  const t = useText();
  const locale = useLocale();
  const sharing = useShareProfile(profileId);
  const { register, handleSubmit, watch, setError, formState } = useForm<
    ShareDraft,
    unknown,
    ShareEntry
  >({
    defaultValues: { email: "", permission: "view", notes: "", password: "" },
    resolver: checkedResolver(checkShare),
  });
  const { errors, isDirty } = formState;
  const permission = watch("permission");
  const tooMany = sharing.data && "minutes" in sharing.data ? sharing.data : null;

  function send(entry: ShareEntry) {
    if (sharing.isPending) return;
    sharing.mutate(
      { entry, locale },
      {
        onSuccess(invited) {
          if (invited.kind === "sent") {
            onClose();
            const message = t("sharing.inviting.sent", { email: entry.email });
            showToast({ tone: "success", message });
          } else {
            showToast({ tone: "failure", message: t("sharing.inviting.failed") });
            if ("minutes" in invited) return;
            const field = invited.kind === "wrong-password" ? "password" : "email";
            setError(field, { type: invited.kind }, { shouldFocus: true });
          }
        },
        onError: () => showToast({ tone: "failure", message: t("sharing.inviting.failed") }),
      },
    );
  }

  return (
    <Dialog
      startsInForm
      open={open}
      onClose={onClose}
      title={t("sharing.inviting.title", { name })}
      unsaved={isDirty && sharing.data?.kind !== "sent"}
      closesOnOutsidePress={false}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void handleSubmit(send)(event)}
      >
        <Field
          label={t("sharing.inviting.email")}
          hint={t("sharing.inviting.emailHint")}
          error={errors.email && t(`sharing.inviting.wrong.${errors.email.type as EmailWrong}`)}
          required
        >
          {(control) => (
            <TextInput {...control} {...register("email")} type="email" autoComplete="off" />
          )}
        </Field>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1.5 font-semibold">{t("sharing.inviting.permission")}</legend>
          {permissionsToGive(level).map((value) => (
            <label
              key={value}
              className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-edge px-3 py-2 transition-colors hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent"
            >
              <input
                type="radio"
                value={value}
                className="mt-1 size-5 shrink-0 accent-accent"
                {...register("permission")}
              />
              <span>
                <span className="block font-semibold">{t(`sharing.permission.${value}`)}</span>
                <span className="block text-ink-soft text-sm">
                  {t(`sharing.permissionHint.${value}`)}
                </span>
              </span>
            </label>
          ))}
          <HelperHint />
        </fieldset>
        {isPermission(permission) && (
          <PermissionPreview permission={permission} profileId={profileId} />
        )}
        <Field
          label={t("sharing.inviting.notes")}
          hint={t("sharing.inviting.notesHint")}
          error={errors.notes && t("sharing.inviting.wrong.too-long")}
          optional
        >
          {(control) => <TextArea {...control} {...register("notes")} />}
        </Field>
        {isPermission(permission) && takesPassword(permission) && (
          <Field
            label={t("sharing.inviting.password")}
            hint={t("sharing.inviting.passwordHint")}
            error={
              errors.password &&
              t(`sharing.inviting.wrong.${errors.password.type as PasswordWrong}`)
            }
            required
          >
            {(control) => (
              <PasswordInput
                {...control}
                {...register("password")}
                autoComplete="current-password"
              />
            )}
          </Field>
        )}
        {tooMany && (
          <Notice tone="failure">
            {tooMany.kind === "too-many"
              ? t("sharing.inviting.tooMany", { count: tooMany.minutes })
              : t("sharing.inviting.tooManyPasswords", { count: tooMany.minutes })}
          </Notice>
        )}
        <SaveFailure failure={sharing.error ? failureOf(sharing.error) : null} />
        <DialogActions>
          <Button type="submit" busy={sharing.isPending}>
            {t("sharing.inviting.send")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
