import { useQuery, useQueryClient } from "@tanstack/react-query";
import Share2 from "lucide-react/icons/share-2";
import { useEffect, useRef, useState } from "react";
import { pollInterval } from "#app/client/live/live-state.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { profilesQuery } from "../queries.ts";
import { chooseProfile, useActiveProfile } from "./active-profile.ts";

/** What somebody else shares can end at any moment; a page that is only looked at hears of it within this time. */
const REFETCH_INTERVAL_MS = 30_000;

/** Over every page: that it shows somebody else's profile and what one may do there, or that it no longer does. */
export function ActiveProfileNote({ userId }: { userId: string }) {
  const t = useText();
  const queryClient = useQueryClient();
  const { name, level, profiles, lostId } = useActiveProfile(userId);
  const note = useRef<HTMLDivElement>(null);
  const [lastName, setLastName] = useState(name);
  if (lostId === null && name !== null && name !== lastName) setLastName(name);
  useQuery({
    ...profilesQuery(userId),
    refetchInterval: level === "own" ? false : pollInterval(REFETCH_INTERVAL_MS),
  });

  // What was read of it while it was shared goes with it.
  useEffect(() => {
    if (lostId === null) return;
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(lostId) });
    // Who writes far down the page would not see whose page it is now.
    note.current?.scrollIntoView({ block: "center" });
  }, [lostId, queryClient]);

  if (lostId !== null) {
    return (
      <div ref={note} className="mx-auto w-full max-w-6xl px-4 pt-4 md:px-8 print:hidden">
        <Notice tone="failure">
          <p>
            {lastName === null
              ? t("profiles.shared.ended")
              : t("profiles.shared.endedOf", { name: lastName })}
          </p>
          <Button variant="plain" className="-mb-2 -ml-4" onClick={() => chooseProfile(userId)}>
            {t("ui.close")}
          </Button>
        </Notice>
      </div>
    );
  }
  if (!profiles || level === "own") return null;
  return (
    // Below the line that says from when the data are, which stands over the page for a moment.
    <p className="mx-auto flex w-full max-w-6xl items-center gap-2 px-4 pt-8 font-semibold text-accent md:px-8">
      <Share2 aria-hidden="true" className="size-5 shrink-0" />
      {t("profiles.shared.note", { permission: t(`sharing.permission.${level}`) })}
    </p>
  );
}
