import Plus from "lucide-react/icons/plus";
import { profileName } from "../../../domain/profiles/profile.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { useActiveProfile } from "./active-profile.ts";

/** Everybody this account cares for. */
export function ProfilesCard({ userId, onAdd }: { userId: string; onAdd: () => void }) {
  const t = useText();
  const { profileId, profiles } = useActiveProfile(userId);
  return (
    <Card title={t("profiles.title")}>
      {profiles ? (
        <ul className="divide-y divide-line">
          {profiles.map((profile) => (
            <li key={profile.id} className="flex min-h-11 flex-wrap items-center gap-x-3 py-2">
              <span className="font-semibold">
                {profileName(profile) ?? t("profiles.nameless")}
              </span>
              <span className="text-ink-soft">{t(`profiles.type.${profile.type}`)}</span>
              {profile.id === profileId && (
                <span className="ml-auto text-accent text-sm">{t("profiles.active")}</span>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonList rows={2} rowClassName="h-11" />
      )}
      <Button
        look="secondary"
        icon={<Plus aria-hidden="true" className="size-5" />}
        className="mt-4 print:hidden"
        onClick={onAdd}
      >
        {t("profiles.add")}
      </Button>
    </Card>
  );
}
