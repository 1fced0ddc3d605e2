import { PossibleDuplicates } from "#app/features/intakes/possible-duplicates.tsx";
import { NewVersionNotice } from "./new-version-notice.tsx";
import { WrongClockNotice } from "./wrong-clock-notice.tsx";

/** What is seldom there: fetched after the page. */
export function LateNotices() {
  return (
    <>
      <NewVersionNotice />
      <WrongClockNotice />
      <PossibleDuplicates />
    </>
  );
}
