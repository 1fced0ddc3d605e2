import { useNewVersion } from "#app/client/offline/new-version.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { confirmDiscardThen } from "#app/ui/dialog/unsaved-changes.ts";

/**
 * Says that a newer version is here. The page goes on with its own, whose files stay on the device: nothing is loaded
 * before somebody presses, and what is typed is asked about.
 */
export function NewVersionNotice() {
  const t = useText();
  if (!useNewVersion()) return null;
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 md:px-8 print:hidden">
      <div
        role="status"
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-accent-soft px-4 py-2"
      >
        <p>{t("member.newVersion.ready")}</p>
        <Button
          variant="plain"
          className="-ml-4 sm:ml-0"
          onClick={() => confirmDiscardThen(() => window.location.reload())}
        >
          {t("member.newVersion.reload")}
        </Button>
      </div>
    </div>
  );
}
