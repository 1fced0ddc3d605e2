import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  forgetLockedDevice,
  readLockStatus,
  unlockWithPasskey,
  unlockWithPin,
} from "#app/client/lock/unlock.ts";
import { isConnectionLost } from "#app/client/offline/connection.ts";
import { countAllUnsent } from "#app/client/offline/sign-out-request.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Logo } from "#app/ui/graphics/logo.tsx";
import { UnlockForm } from "./unlock-form.tsx";

type Status = Awaited<ReturnType<typeof readLockStatus>>;

/** Instead of a signed-in page while the app lock is locked. It holds nothing that was sealed. */
export function LockScreen({ signInPath, children }: { signInPath: string; children: ReactNode }) {
  const t = useText();
  const [status, setStatus] = useState<Status>();
  const [unsent, setUnsent] = useState(0);
  const [isForgotten, setForgotten] = useState(false);
  useEffect(() => {
    readLockStatus().then(setStatus, () => setStatus(null));
    void countAllUnsent().then(setUnsent);
  }, []);
  const leave = () => window.location.replace(signInPath);
  return (
    <main id="content" className="mx-auto flex min-h-dvh max-w-xl flex-col gap-6 px-4 py-6">
      <title>{t("lock.title")}</title>
      <Logo />
      <section className="flex flex-col gap-4 rounded-card border border-line bg-paper-raised p-4 md:p-6">
        <h1 className="text-2xl">{t("lock.title")}</h1>
        {status && (
          <UnlockForm
            method={status.method}
            initialWaitMs={status.waitMs}
            submitLabel={t(status.method === "pin" ? "lock.open" : "lock.openWithPasskey")}
            tryPin={unlockWithPin}
            tryPasskey={unlockWithPasskey}
            onOpen={() => undefined}
            onOver={leave}
          >
            <Button variant="plain" onClick={() => setForgotten(true)}>
              {t("lock.forgotten")}
            </Button>
          </UnlockForm>
        )}
        {status === null && (
          <>
            <p>{t("lock.lost")}</p>
            <Button onClick={() => setForgotten(true)}>{t("lock.signInAgain")}</Button>
          </>
        )}
        {unsent > 0 && <p className="text-ink-soft">{t("lock.unsent", { count: unsent })}</p>}
      </section>
      {children}
      {isForgotten && (
        <ForgottenQuestion unsent={unsent} onClose={() => setForgotten(false)} onDone={leave} />
      )}
    </main>
  );
}

/** The browser's own dialog: one that has to be fetched might not come without a network. */
function ForgottenQuestion({
  unsent,
  onClose,
  onDone,
}: {
  unsent: number;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useText();
  const place = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => place.current?.showModal(), []);

  async function forget() {
    setBusy(true);
    await forgetLockedDevice();
    onDone();
  }

  return (
    <dialog
      ref={place}
      aria-labelledby="lock-forgotten"
      onClose={onClose}
      className="m-auto w-[calc(100vw-2rem)] max-w-md rounded-card border border-line bg-paper-raised p-5 text-ink shadow-float backdrop:bg-ink/40"
    >
      <h2 id="lock-forgotten" className="text-lg">
        {t("lock.forgottenTitle")}
      </h2>
      <p className="mt-2">{t("lock.forgottenBody")}</p>
      {unsent > 0 && <p className="mt-2">{t("lock.forgottenUnsent", { count: unsent })}</p>}
      {isConnectionLost() || !navigator.onLine ? (
        <p className="mt-2 font-semibold">{t("lock.forgottenOffline")}</p>
      ) : null}
      <div className="mt-5 flex flex-col gap-2">
        <Button variant="danger" busy={busy} onClick={() => void forget()}>
          {t("lock.signInAgain")}
        </Button>
        <Button variant="plain" onClick={() => place.current?.close()}>
          {t("ui.cancel")}
        </Button>
      </div>
    </dialog>
  );
}
