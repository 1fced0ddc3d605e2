import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DialogActions } from "#app/ui/dialog/dialog.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { groupRecoveryCode } from "#domain/accounts/second-factor-code.ts";

const FILE_NAME = "trousse-codes.txt";

/** The only time that these codes are on a screen: to copy, or to keep as a file. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useText();
  const text = `${codes.map(groupRecoveryCode).join("\n")}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: "success", message: t("settings.recovery.copied") });
    } catch {
      showToast({ tone: "failure", message: t("settings.recovery.notCopied") });
    }
  }

  return (
    <>
      <p>{t("settings.recovery.body")}</p>
      <ul className="my-4 grid gap-x-6 gap-y-2 rounded-control bg-paper p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all">{groupRecoveryCode(code)}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copy()}>
          {t("settings.recovery.copy")}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={FILE_NAME}
          className="inline-flex min-h-11 items-center rounded-control px-4 font-semibold text-accent hover:bg-accent-soft"
        >
          {t("settings.recovery.save")}
        </a>
      </div>
      <DialogActions>
        <Button onClick={onDone}>{t("settings.recovery.done")}</Button>
      </DialogActions>
    </>
  );
}
