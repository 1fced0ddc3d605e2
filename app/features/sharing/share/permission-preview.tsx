import { useQuery } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { useText } from "#app/locale/text.tsx";
import type { Permission } from "#domain/sharing/permission.ts";
import { may, PROFILE_ACTIONS, type ProfileAction } from "#domain/sharing/profile-actions.ts";
import { commonBoxesQuery } from "../queries.ts";

/** What each permission lets its holder read of the person, in the order of the list. */
const SEEN = ["person", "health", "illness", "papers", "cabinet"] as const;

/** What somebody who gets this permission will see, may do, and may not. */
export function PermissionPreview({
  permission,
  profileId,
}: {
  permission: Permission;
  profileId: string;
}) {
  const t = useText();
  const { data: boxes = null } = useQuery(commonBoxesQuery(profileId));
  const mayNot = PROFILE_ACTIONS.filter((action) => !may(permission, action));
  return (
    <section
      aria-live="polite"
      className="flex flex-col gap-3 rounded-control bg-accent-soft/60 p-4"
    >
      <h3 className="font-semibold">{t("sharing.inviting.preview")}</h3>
      <div>
        <p className="font-semibold">{t("sharing.inviting.sees.title")}</p>
        <ul className="list-disc pl-5">
          {SEEN.map((part) => (
            <li key={part}>{t(`sharing.inviting.sees.${part}`)}</li>
          ))}
          <li>
            {boxes === null
              ? t("sharing.inviting.sees.boxes")
              : t("sharing.inviting.sees.countedBoxes", { count: boxes })}
          </li>
        </ul>
      </div>
      <div>
        <p className="font-semibold">{t("sharing.inviting.may")}</p>
        <ProfileActionList
          actions={PROFILE_ACTIONS.filter((action) => may(permission, action))}
          isAllowed
          whose="them"
        />
      </div>
      <div>
        <p className="font-semibold">{t("sharing.inviting.mayNot")}</p>
        <ProfileActionList actions={mayNot} isAllowed={false} whose="them" />
      </div>
    </section>
  );
}

export function ProfileActionList({
  actions,
  isAllowed,
  whose,
}: {
  actions: readonly ProfileAction[];
  isAllowed: boolean;
  /** Whether who reads the list is the one who may, or is told of them: whose own doses are meant. */
  whose: "you" | "them";
}) {
  const t = useText();
  const Icon = isAllowed ? Check : X;
  return (
    <ul className="flex flex-col gap-1">
      {actions.map((action) => (
        <li key={action} className="flex items-start gap-2">
          <Icon
            aria-hidden="true"
            className={`mt-1 size-4 shrink-0 ${isAllowed ? "text-valid" : "text-expired"}`}
          />
          {action === "delete-own-intakes"
            ? t(`sharing.ownDoses.${whose}`)
            : t(`sharing.action.${action}`)}
        </li>
      ))}
    </ul>
  );
}
