import { useEffect, useState } from "react";
import { browserBackend } from "#app/client/database/backend.ts";
import { checksLeakedPasswords } from "../data.ts";

let pendingCheck: Promise<boolean> | undefined;

/**
 * Whether the server will look a new password up among leaked ones. False until it has said so, because a hint that
 * is not true would be worse than none.
 * @param isWanted only then the server is asked, once for the document
 */
export function useLeakCheck(isWanted: boolean): boolean {
  const [isOn, setOn] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    pendingCheck ??= checksLeakedPasswords(browserBackend()).catch(() => {
      pendingCheck = undefined;
      return false;
    });
    void pendingCheck.then((on) => isShown && setOn(on));
    return () => {
      isShown = false;
    };
  }, [isWanted]);

  return isOn;
}
