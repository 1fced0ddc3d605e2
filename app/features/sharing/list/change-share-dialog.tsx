import { useForm } from "react-hook-form";
import { failureOf } from "#app/client/errors/failure.ts";
import { checkedResolver } from "#app/client/forms/checked-resolver.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/dialog.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { SaveFailure } from "#app/ui/feedback/save-failure.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Warning } from "#app/ui/feedback/warning.tsx";
import { useOneAtATime } from "#app/ui/use-one-at-a-time.ts";
import { isPermission, PERMISSIONS, takesPassword } from "#domain/sharing/permission.ts";
import { checkPermission, type PermissionEntry } from "#domain/sharing/share-draft.ts";
import { useChangeShare } from "../queries.ts";
import { PermissionChoice } from "../share/permission-choice.tsx";
import { PermissionPreview } from "../share/permission-preview.tsx";
import { ProofField } from "../share/proof-field.tsx";
import type { SentShare } from "../share.ts";

/** What a share gives from now on. Mount it anew for each. */
export function ChangeShareDialog({
  open,
  share,
  name,
  onClose,
}: {
  open: boolean;
  share: SentShare;
  /** Whose profile it is. */
  name: string;
  onClose: () => void;
}) {
  const t = useText();
  const { id, email, profileId, permission: before } = share;
  const changing = useChangeShare(id);
  const once = useOneAtATime();
  const { register, handleSubmit, watch, setError, formState } = useForm<
    { permission: string; password: string },
    unknown,
    PermissionEntry
  >({
    defaultValues: { permission: before, password: "" },
    resolver: checkedResolver((draft) =>
      draft.permission === before
        ? ({ ok: true, value: { permission: before } } as const)
        : checkPermission(draft),
    ),
  });
  const permission = watch("permission");
  const tooMany = changing.data && "minutes" in changing.data ? changing.data : null;

  function save(entry: PermissionEntry) {
    if (entry.permission === before) return onClose();
    once((onSettled) =>
      changing.mutate(entry, {
        onSuccess(result) {
          if (result.kind === "wrong-password") {
            setError("password", { type: result.kind }, { shouldFocus: true });
          }
          if (result.kind !== "changed") return;
          onClose();
          const word = t(`sharing.permission.${entry.permission}`);
          const message = t("sharing.changing.done", { email, permission: word });
          showToast({ tone: "success", message });
        },
        onError: () => showToast({ tone: "failure", message: t("sharing.changing.failed") }),
        onSettled,
      }),
    );
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("sharing.changing.title", { email })}
      description={t("sharing.changing.profile", { name })}
      unsaved={formState.isDirty && changing.data?.kind !== "changed"}
      closesOnOutsidePress={false}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void handleSubmit(save)(event)}
      >
        <PermissionChoice options={PERMISSIONS} registered={register("permission")} />
        {isPermission(permission) && (
          <PermissionPreview permission={permission} profileId={profileId} />
        )}
        {before === "manage" && permission !== before && (
          <Warning>{t("sharing.changing.ends")}</Warning>
        )}
        {isPermission(permission) && takesPassword(permission) && permission !== before && (
          <ProofField error={formState.errors.password} registered={register("password")} />
        )}
        {tooMany && (
          <Notice tone="failure">
            {t("sharing.inviting.tooManyPasswords", { count: tooMany.minutes })}
          </Notice>
        )}
        <SaveFailure failure={changing.error ? failureOf(changing.error) : null} />
        <DialogActions>
          <Button type="submit" busy={changing.isPending}>
            {t("sharing.changing.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
