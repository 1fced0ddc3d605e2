import { type ReactNode, useEffect, useState } from "react";
import { readLockStatus, type UnlockAnswer } from "#app/client/lock/unlock.ts";
import { UnlockForm } from "./unlock-form.tsx";

/** Asks once more who is here, on a page that is open: somebody may have found the device unlocked. */
export function ProofForm({
  submitLabel,
  tryPin,
  tryPasskey,
  onProved,
  children,
}: {
  submitLabel: string;
  tryPin: (pin: string) => Promise<UnlockAnswer>;
  tryPasskey: () => Promise<UnlockAnswer>;
  onProved: () => void;
  /** Other buttons, beside the one that sends. */
  children: ReactNode;
}) {
  const [status, setStatus] = useState<Awaited<ReturnType<typeof readLockStatus>>>(null);
  useEffect(() => {
    readLockStatus().then(setStatus, () => setStatus(null));
  }, []);
  return (
    status && (
      <UnlockForm
        method={status.method}
        initialWaitMs={status.waitMs}
        submitLabel={submitLabel}
        tryPin={tryPin}
        tryPasskey={tryPasskey}
        onOpen={onProved}
        // The device has forgotten everything.
        onOver={() => window.location.reload()}
      >
        {children}
      </UnlockForm>
    )
  );
}
