import { useQuery } from "@tanstack/react-query";
import { failureOf } from "#app/client/errors/failure.ts";
import { loadFailure } from "#app/locale/load-failure.ts";
import { useText } from "#app/locale/text.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { useOneAtATime } from "#app/ui/use-one-at-a-time.ts";
import { profileName } from "#domain/profiles/profile.ts";
import type { ProfileContents } from "../data.ts";
import type { ReachableProfile } from "../profile-facts.ts";
import { profileContentsQuery, useDeleteProfile } from "../queries.ts";

const CONTENTS = [
  "medications",
  "intakes",
  "weights",
  "illness",
  "prescriptions",
  "alerts",
  "shares",
] as const satisfies readonly (keyof ProfileContents)[];

/** The question before a profile and everything that goes with it is deleted. */
export function DeleteProfileDialog({
  open,
  userId,
  profile,
  onClose,
}: {
  open: boolean;
  userId: string;
  profile: ReachableProfile;
  onClose: () => void;
}) {
  const t = useText();
  const deleting = useDeleteProfile(userId);
  const once = useOneAtATime();
  const { data: contents, error } = useQuery({
    ...profileContentsQuery(profile.id),
    enabled: open,
  });

  function confirm() {
    once((onSettled) =>
      deleting.mutate(profile.id, {
        onSuccess: () => {
          onClose();
          showToast({ tone: "success", message: t("profiles.deleting.done") });
        },
        onError: () => showToast({ tone: "failure", message: t("profiles.deleting.failed") }),
        onSettled,
      }),
    );
  }

  return (
    <ConfirmDialog
      open={open}
      title={t("profiles.deleting.title", {
        name: profileName(profile) ?? t("profiles.nameless"),
      })}
      confirmLabel={t("profiles.deleting.confirm")}
      // Nobody should agree to what they have not been told yet.
      busy={deleting.isPending || (!contents && !error)}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {t("profiles.deleting.body")}
      {contents && (
        <span className="mt-3 block">
          {t("profiles.deleting.also")}
          <span className="mt-1 flex flex-col">
            {CONTENTS.map((noun) => (
              <span key={noun}>{t(`profiles.deleting.${noun}`, { count: contents[noun] })}</span>
            ))}
          </span>
        </span>
      )}
      {error && <span className="mt-3 block text-expired">{t(loadFailure(failureOf(error)))}</span>}
    </ConfirmDialog>
  );
}
