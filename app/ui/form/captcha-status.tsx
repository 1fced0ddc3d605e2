import CircleAlert from "lucide-react/icons/circle-alert";
import LoaderCircle from "lucide-react/icons/loader-circle";
import ShieldCheck from "lucide-react/icons/shield-check";
import type { RefObject } from "react";
import { useText } from "#app/locale/text.tsx";
import { type CaptchaStep, isStopped } from "./captcha-step.ts";

/** How far the proof is, a place for a provider's widget, and a way to start again where it stopped. */
export function CaptchaStatus({
  captcha: { step, restart, container },
  isOptional = false,
}: {
  captcha: { step: CaptchaStep; restart: () => void; container: RefObject<HTMLDivElement | null> };
  /** While the provider is down, the form may be sent without a proof. */
  isOptional?: boolean;
}) {
  const t = useText();
  const stopped = isStopped(step);
  return (
    <div>
      <div className="flex min-h-13 items-center gap-3 rounded-control border border-line bg-paper px-3 py-1 noscript:hidden">
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
          {t(step === "down" && isOptional ? "ui.captcha.optional" : `ui.captcha.${step}`)}
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
      <div ref={container} className="not-empty:mt-2" />
    </div>
  );
}
