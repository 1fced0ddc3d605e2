import { useNavigate } from "react-router";
import { useFeature } from "#app/client/preferences/feature-flags.ts";
import { chooseProfile } from "#app/features/profiles/active/active-profile.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { confirmDiscardThen } from "#app/ui/dialog/unsaved-changes.ts";
import { symptomState } from "../home/asked-symptom.ts";
import { SearchDialog } from "./search-dialog.tsx";
import { useOpenBox } from "./use-open-box.tsx";

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
  const navigate = useNavigate();
  const path = useLocalePath();
  const hasGuidance = useFeature("symptom_guidance");
  const { open: openBox, dialogs } = useOpenBox(userId, onClose);

  function openPerson(profileId: string) {
    onClose();
    confirmDiscardThen(() => {
      chooseProfile(profileId);
      void navigate(path("dashboard"));
    });
  }

  function askAboutSymptom(words: string) {
    onClose();
    confirmDiscardThen(() => void navigate(path("dashboard"), { state: symptomState(words) }));
  }

  return (
    <>
      <SearchDialog
        open={open}
        asked={asked}
        userId={userId}
        onClose={onClose}
        onBox={openBox}
        onPerson={openPerson}
        onSymptom={hasGuidance === false ? null : askAboutSymptom}
      />
      {dialogs}
    </>
  );
}
