import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { DEEDS, type Deed, may } from "../../../domain/sharing/capabilities.ts";
import type { Permission } from "../../../domain/sharing/permission.ts";
import { useText } from "../../locale/text.tsx";

/** What somebody who gets this permission will see, may do, and may not. */
export function PermissionPreview({ permission }: { permission: Permission }) {
  const t = useText();
  const mayNot = DEEDS.filter((deed) => !may(permission, deed));
  return (
    <section
      aria-live="polite"
      className="flex flex-col gap-3 rounded-control bg-accent-soft/60 p-4"
    >
      <h3 className="font-semibold">{t("sharing.inviting.preview")}</h3>
      <p>{t("sharing.inviting.sees")}</p>
      <div>
        <p className="font-semibold">{t("sharing.inviting.may")}</p>
        <DeedList deeds={DEEDS.filter((deed) => may(permission, deed))} isAllowed />
      </div>
      <div>
        <p className="font-semibold">{t("sharing.inviting.mayNot")}</p>
        <DeedList deeds={mayNot} isAllowed={false} />
      </div>
    </section>
  );
}

export function DeedList({ deeds, isAllowed }: { deeds: readonly Deed[]; isAllowed: boolean }) {
  const t = useText();
  const Icon = isAllowed ? Check : X;
  return (
    <ul className="flex flex-col gap-1">
      {deeds.map((deed) => (
        <li key={deed} className="flex items-start gap-2">
          <Icon
            aria-hidden="true"
            className={`mt-1 size-4 shrink-0 ${isAllowed ? "text-valid" : "text-expired"}`}
          />
          {t(`sharing.deed.${deed}`)}
        </li>
      ))}
    </ul>
  );
}
