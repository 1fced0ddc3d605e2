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
import { TextArea, TextInput } from "#app/ui/form/text-input.tsx";
import { useOneAtATime } from "#app/ui/use-one-at-a-time.ts";
import {
  isPermission,
  type Level,
  type Permission,
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
import { useShareProfile } from "../queries.ts";
import { PermissionChoice } from "./permission-choice.tsx";
import { PermissionPreview } from "./permission-preview.tsx";
import { ProofField } from "./proof-field.tsx";

type TooMany = Extract<InvitationResult, { readonly minutes: number }>;
type RefusedAddress = Exclude<
  InvitationResult["kind"],
  "sent" | "wrong-password" | TooMany["kind"]
>;
type EmailWrong = NonNullable<ShareWrong["email"]> | RefusedAddress;

/** An invitation to a profile. Mount it anew for each. */
export function ShareDialog({
  open,
  profileId,
  name,
  level,
  proposed = "view",
  onClose,
}: {
  open: boolean;
  profileId: string;
  /** Whose profile it is. */
  name: string;
  /** What the inviter holds: nobody gives more. */
  level: Level;
  /** The right that is chosen when it opens. */
  proposed?: Permission;
  onClose: () => void;
}) {
  const t = useText();
  const locale = useLocale();
  const sharing = useShareProfile(profileId);
  const once = useOneAtATime();
  const { register, handleSubmit, watch, setError, formState } = useForm<
    ShareDraft,
    unknown,
    ShareEntry
  >({
    defaultValues: { email: "", permission: proposed, notes: "", password: "" },
    resolver: checkedResolver(checkShare),
  });
  const { errors, isDirty } = formState;
  const permission = watch("permission");
  const tooMany = sharing.data && "minutes" in sharing.data ? sharing.data : null;

  function send(entry: ShareEntry) {
    once((onSettled) =>
      sharing.mutate(
        { entry, locale },
        {
          onSuccess(invited) {
            if (invited.kind === "sent") {
              onClose();
              const message = t("sharing.inviting.sent", { email: entry.email });
              showToast({ tone: "success", message });
            } else {
              // Said where it is: trying the same again would be refused again.
              if ("minutes" in invited) return;
              const field = invited.kind === "wrong-password" ? "password" : "email";
              setError(field, { type: invited.kind }, { shouldFocus: true });
            }
          },
          onError: () => showToast({ tone: "failure", message: t("sharing.inviting.failed") }),
          onSettled,
        },
      ),
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
        <PermissionChoice options={permissionsToGive(level)} registered={register("permission")} />
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
          <ProofField error={errors.password} registered={register("password")} />
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
