import { type KeyboardEvent, Suspense, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { lazyAside } from "#app/client/code/lazy-aside.ts";
import { idleLimit, recordInteraction, useIdleTimeout } from "#app/client/session/idle-timeout.ts";
import { leaveEndedPage, type MissingProof } from "#app/client/session/session.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { useCloseOnBack } from "#app/ui/dialog/close-on-back.ts";
import { Spinner } from "#app/ui/feedback/spinner.tsx";

const LoginForm = lazyAside(
  async () => (await import("#app/features/auth/sign-in/login-form.tsx")).LoginForm,
);
const SecondStepForm = lazyAside(
  async () => (await import("#app/features/auth/sign-in/second-step-form.tsx")).SecondStepForm,
);

const stayHere = () => "asks" as const;

/** Nothing is left to do: the session says that somebody has signed in. */
const ignoreDone = () => undefined;

/**
 * In front of a page whose session has ended while something typed in it was not saved. The page stays as it is, and is
 * neither seen nor reached before its person has signed in again: somebody else may stand here now.
 */
export function SessionEnded({ email, asks }: { email: string; asks: MissingProof }) {
  const t = useText();
  const path = useLocalePath();
  const titleId = useId();
  const bodyId = useId();
  const cover = useRef<HTMLDivElement>(null);
  const [minutes] = useState(idleLimit);
  useIdleTimeout(minutes, leaveEndedPage);
  useCloseOnBack(true, stayHere);
  useLayoutEffect(() => hideBehind(cover.current), []);

  return createPortal(
    <div
      ref={cover}
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={bodyId}
      tabIndex={-1}
      onKeyDown={keepFromPage}
      // Who types the password is here, also in the last minute of the idle time.
      onInput={() => recordInteraction()}
      className="fixed inset-0 z-60 overflow-y-auto overscroll-contain bg-paper outline-none"
    >
      <div className="mx-auto flex min-h-full w-full max-w-lg flex-col justify-center px-4 py-8 md:py-14">
        <div className="rounded-card border border-line bg-paper-raised px-5 py-6 md:px-8 md:py-8">
          <h2 id={titleId} className="mb-3 text-2xl">
            {t("member.ended.title")}
          </h2>
          <p id={bodyId} className="mb-6">
            {t("member.ended.body", { email })}
          </p>
          <Suspense fallback={<Spinner />}>
            {asks === "sign-in" ? (
              <LoginForm recoverPath={path("recover")} again={email} onDone={ignoreDone} />
            ) : (
              <SecondStepForm onDone={ignoreDone} onCancel={leaveEndedPage} />
            )}
          </Suspense>
          <div className="mt-4 flex flex-col items-start">
            <a
              href={path("login")}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              {t("member.ended.inNewTab")}
            </a>
            <Button variant="plain" className="-ml-4" onClick={leaveEndedPage}>
              {t("member.ended.leave")}
            </Button>
          </div>
        </div>
      </div>
    </div>,
    document.body,
  );
}

/** Escape would close the dialog behind it, and a shortcut open another one. */
function keepFromPage(event: KeyboardEvent): void {
  event.stopPropagation();
}

/** Hides what stands in the page, its open dialogs included. @returns shows it, with the focus where it was */
function hideBehind(cover: HTMLElement | null): () => void {
  const focused = document.activeElement;
  const behind = [...document.body.children].filter((each) => each !== cover);
  for (const each of behind) each.setAttribute("data-covered", "");
  cover?.focus();
  return () => {
    for (const each of behind) each.removeAttribute("data-covered");
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
  };
}
