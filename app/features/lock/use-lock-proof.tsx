import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import { lockState } from "#app/client/lock/lock-state.ts";

const ProofDialog = lazy(async () => ({
  default: (await import("./proof-dialog.tsx")).ProofDialog,
}));

/**
 * For what a person who found the device open must not do. `prove` resolves to whether the person who may is here: at once
 * where there is no lock, else once the code or the passkey was right, or the question was closed.
 */
export function useLockProof(): { prove: () => Promise<boolean>; dialog: ReactNode } {
  const answer = useRef<(isProved: boolean) => void>(undefined);
  const [isAsked, setAsked] = useState(false);

  const prove = useCallback(async () => {
    if (lockState() === "off") return true;
    setAsked(true);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  }, []);

  function close(isProved: boolean) {
    setAsked(false);
    answer.current?.(isProved);
  }

  return {
    prove,
    dialog: isAsked && (
      <Suspense>
        <ProofDialog onAnswer={close} />
      </Suspense>
    ),
  };
}
