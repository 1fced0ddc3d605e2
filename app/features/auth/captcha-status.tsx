import CircleAlert from "lucide-react/icons/circle-alert";
import LoaderCircle from "lucide-react/icons/loader-circle";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useText } from "../../locale/text.tsx";
import type { Captcha } from "./use-captcha.ts";

/** How far the proof is, and a way to start again where it stopped. */
export function CaptchaStatus({ captcha }: { captcha: Captcha }) {
  const t = useText();
  const { step, restart } = captcha;
  const stopped = step === "failed" || step === "expired";
  return (
    <div className="flex min-h-13 items-center gap-3 rounded-control border border-line bg-paper px-3 py-1">
      {step === "working" && (
        <LoaderCircle
          aria-hidden="true"
          className="size-5 shrink-0 animate-spin text-ink-soft motion-reduce:animate-none"
        />
      )}
      {step === "solved" && (
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-valid" />
      )}
      {stopped && <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-expired" />}
      <p role="status" className="grow text-sm">
        {t(`accounts.captcha.${step}`)}
      </p>
      {stopped && (
        <button
          type="button"
          onClick={restart}
          className="min-h-11 shrink-0 rounded-control px-3 font-semibold text-accent hover:bg-accent-soft"
        >
          {t("ui.retry")}
        </button>
      )}
    </div>
  );
}
