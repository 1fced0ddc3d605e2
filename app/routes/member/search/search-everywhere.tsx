import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { medicationsQuery } from "#app/features/inventory/queries.ts";
import type { StoredMedication } from "#app/features/inventory/stored-medication.ts";
import { chooseProfile } from "#app/features/profiles/active/active-profile.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { confirmDiscardThen } from "#app/ui/dialog/unsaved-changes.ts";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { FoundBox } from "./find-in-home.ts";
import { FoundBoxDialogs } from "./found-box-dialogs.tsx";
import { SearchDialog } from "./search-dialog.tsx";

/** The search and what it opens. It is fetched with the first search of a visit. */
export function SearchEverywhere({
  open,
  asked,
  userId,
  onClose,
}: {
  open: boolean;
  /** What a page asks the list of medicines for; empty where the person types. */
  asked: string;
  userId: string;
  onClose: () => void;
}) {
  const t = useText();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const path = useLocalePath();
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
      onClose();
    } catch {
      showToast({ tone: "failure", message: t("search.notOpened") });
    }
  }

  function openPerson(profileId: string) {
    onClose();
    confirmDiscardThen(() => {
      chooseProfile(profileId);
      void navigate(path("dashboard"));
    });
  }

  return (
    <>
      <SearchDialog
        open={open}
        asked={asked}
        userId={userId}
        onClose={onClose}
        onBox={(found) => void openBox(found)}
        onPerson={openPerson}
      />
      {opened && (
        <FoundBoxDialogs
          key={opened.serial}
          userId={userId}
          profileId={opened.profileId}
          box={opened.box}
        />
      )}
    </>
  );
}
