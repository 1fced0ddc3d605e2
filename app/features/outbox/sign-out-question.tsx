import { useEffect, useRef, useState } from "react";
import {
  closeSignOutQuestion,
  countUnsent,
  sendAll,
  signOutAndForget,
  signOutAndKeep,
  useSignOutQuestion,
} from "#app/client/offline/sign-out-request.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { useCloseOnBack } from "#app/ui/dialog/close-on-back.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";

/** Before somebody signs out on a device that has noted what the server does not have: what becomes of it. */
export function SignOutQuestion() {
  return useSignOutQuestion() ? <Question /> : null;
}

/** The browser's own dialog: one that has to be fetched might not come without a network. */
function Question() {
  const t = useText();
  const place = useRef<HTMLDialogElement>(null);
  const [sending, setSending] = useState<"no" | "busy" | "failed">("no");
  const [count, setCount] = useState(countUnsent);
  useEffect(() => place.current?.showModal(), []);
  useCloseOnBack(true, () => {
    place.current?.close();
    return "closes";
  });

  async function send() {
    setSending("busy");
    await sendAll();
    const left = countUnsent();
    if (left === 0) {
      await signOutAndForget();
      return;
    }
    setCount(left);
    setSending("failed");
  }

  return (
    <dialog
      ref={place}
      aria-labelledby="sign-out-question"
      onClose={closeSignOutQuestion}
      className="m-auto w-[calc(100vw-2rem)] max-w-md rounded-card border border-line bg-paper-raised p-5 text-ink shadow-float backdrop:bg-ink/40"
    >
      <h2 id="sign-out-question" className="text-lg">
        {t("outbox.signOut.title")}
      </h2>
      <p className="mt-2 text-ink-soft">{t("outbox.signOut.body", { count })}</p>
      {sending === "failed" && (
        <div className="mt-3">
          <Notice tone="failure">{t("outbox.signOut.failed")}</Notice>
        </div>
      )}
      <div className="mt-5 flex flex-col gap-2">
        <Button busy={sending === "busy"} onClick={() => void send()}>
          {t("outbox.signOut.send")}
        </Button>
        <Button variant="secondary" onClick={() => void signOutAndKeep()}>
          {t("outbox.signOut.keep")}
        </Button>
        <Button variant="danger" onClick={() => void signOutAndForget()}>
          {t("outbox.signOut.discard")}
        </Button>
        <Button variant="plain" onClick={() => place.current?.close()}>
          {t("ui.cancel")}
        </Button>
      </div>
    </dialog>
  );
}
