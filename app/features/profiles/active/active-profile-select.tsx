import UserRound from "lucide-react/icons/user-round";
import { useText } from "#app/locale/text.tsx";
import { confirmDiscardThen } from "#app/ui/dialog/unsaved-changes.ts";
import { Select } from "#app/ui/form/select.tsx";
import { chooseProfile, useActiveProfile } from "./active-profile.ts";
import { displayNames } from "./display-names.ts";

/** The value of the option that shows everybody. */
const EVERYBODY = "";

/** Nothing can be chosen yet, and on the narrowest phones the word needs the room of the arrow. */
const WAITING = "[&>select]:pr-1 [&>svg]:hidden";

/** Whom the pages act on, always in sight and one tap away: the wrong child is the worst mistake. */
export function ActiveProfileSelect({
  userId,
  offersEverybody = false,
  className = "",
}: {
  userId: string;
  /** Whether the page can show everybody. */
  offersEverybody?: boolean;
  className?: string;
}) {
  const t = useText();
  const { profileId, profiles, isEverybody, hasFailed } = useActiveProfile(userId);
  const hasEverybody = offersEverybody && (profiles?.length ?? 0) > 1;
  const names = displayNames(profiles ?? []);
  return (
    <span className={`relative block min-w-0 ${className}`}>
      <UserRound
        aria-hidden="true"
        // On the narrowest phones the name has the room.
        className="pointer-events-none absolute inset-y-0 left-3 z-10 my-auto size-5 text-accent xs:max-[23rem]:hidden"
      />
      <Select
        aria-label={t("profiles.active")}
        value={hasEverybody && isEverybody ? EVERYBODY : profileId}
        className={`[&>select]:pl-10 xs:max-[23rem]:[&>select]:pl-3 xs:[&>select]:truncate ${profiles ? "[&>select]:font-semibold" : WAITING}`}
        onChange={({ target: { value } }) =>
          confirmDiscardThen(() => chooseProfile(value === EVERYBODY ? null : value))
        }
      >
        {hasEverybody && <option value={EVERYBODY}>{t("profiles.strip.everybody")}</option>}
        {!profiles && (
          <option value={profileId}>{t(hasFailed ? "profiles.notLoaded" : "ui.loading")}</option>
        )}
        {profiles?.map(({ id, level }) => {
          const name = names.get(id) ?? t("profiles.nameless");
          return (
            <option key={id} value={id}>
              {level === "own"
                ? name
                : t("profiles.shared.option", {
                    name,
                    permission: t(`sharing.permission.${level}`),
                  })}
            </option>
          );
        })}
      </Select>
    </span>
  );
}
