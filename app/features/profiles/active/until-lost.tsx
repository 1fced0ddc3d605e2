import { Fragment, type ReactNode, useState } from "react";
import { useActiveProfile } from "./active-profile.ts";

/**
 * A page that begins anew when the profile that it was about is lost: what was being written about somebody is never
 * saved for somebody else.
 */
export function UntilLost({ userId, children }: { userId: string; children: ReactNode }) {
  const { lostId } = useActiveProfile(userId);
  const [last, setLast] = useState(lostId);
  const [losses, setLosses] = useState(0);
  if (lostId !== last) {
    setLast(lostId);
    if (lostId !== null) setLosses(losses + 1);
  }
  return <Fragment key={losses}>{children}</Fragment>;
}
