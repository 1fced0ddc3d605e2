import { useForm } from "react-hook-form";
import { failureOf } from "#app/client/errors/failure.ts";
import { checkedResolver } from "#app/client/forms/checked-resolver.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/dialog.tsx";
import { SaveFailure } from "#app/ui/feedback/save-failure.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { checkFlag, type FlagDraft, type FlagEntry, NEW_FLAG } from "#domain/flags/flag-draft.ts";
import { FlagFields } from "./flag-fields.tsx";
import { useAddFlag } from "./queries.ts";

export function AddFlagDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const adding = useAddFlag();
  const form = useForm<FlagDraft, unknown, FlagEntry>({
    defaultValues: NEW_FLAG,
    resolver: checkedResolver((draft: FlagDraft) => checkFlag(draft, browserZone)),
  });
  const failure = adding.error ? failureOf(adding.error) : null;

  function add(flag: FlagEntry) {
    if (adding.isPending) return;
    adding.mutate(flag, {
      onSuccess: () => {
        onClose();
        showToast({ tone: "success", message: t("flags.done.created", { name: flag.name }) });
      },
      onError: () => showToast({ tone: "failure", message: t("flags.failed.create") }),
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("flags.form.add")}
      unsaved={form.formState.isDirty && !adding.isSuccess}
      startsInForm
      closesOnOutsidePress={false}
    >
      <form noValidate onSubmit={(event) => void form.handleSubmit(add)(event)}>
        <FlagFields form={form} isTaken={failure === "conflict"} />
        <SaveFailure failure={failure === "conflict" ? null : failure} />
        <DialogActions>
          <Button type="submit" busy={adding.isPending}>
            {t("flags.form.create")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
