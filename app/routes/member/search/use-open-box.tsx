import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { medicationsQuery } from "#app/features/inventory/queries.ts";
import type { StoredMedication } from "#app/features/inventory/stored-medication.ts";
import { useText } from "#app/locale/text.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { FoundBox } from "./find-in-home.ts";
import { FoundBoxDialogs } from "./found-box-dialogs.tsx";

/** Opens a box that was found, whosever it is. @param onOpened once it is about to be shown */
export function useOpenBox(
  userId: string,
  onOpened?: () => void,
): { open: (found: FoundBox) => void; dialogs: ReactNode } {
  const t = useText();
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<{
    readonly serial: number;
    readonly profileId: string;
    readonly box: StoredMedication;
  }>();

  /** The boxes of the first screen lack directions and notes: one that is opened is read whole. */
  async function openBox({ box: { id }, profileId }: FoundBox) {
    const query = medicationsQuery(profileId);
    try {
      const { medications } =
        queryClient.getQueryData(query.queryKey) ?? (await queryClient.fetchQuery(query));
      const box = medications.find((each) => each.id === id);
      if (!box) throw new Error("gone");
      setOpened((last) => ({ serial: (last?.serial ?? 0) + 1, profileId, box }));
      onOpened?.();
    } catch {
      showToast({ tone: "failure", message: t("search.notOpened") });
    }
  }

  return {
    open: (found) => void openBox(found),
    dialogs: opened && (
      <FoundBoxDialogs
        key={opened.serial}
        userId={userId}
        profileId={opened.profileId}
        box={opened.box}
      />
    ),
  };
}
