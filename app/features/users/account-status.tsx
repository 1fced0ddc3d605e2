import Ban from "lucide-react/icons/ban";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import { useText } from "#app/locale/text.tsx";
import { Badge } from "#app/ui/list/badge.tsx";
import type { Account } from "./data.ts";

/** Whether an account may be used: confirmed, not yet, or blocked. */
export function AccountStatus({ account: { isBlocked, isConfirmed } }: { account: Account }) {
  const t = useText();
  if (isBlocked) {
    return (
      <Badge tone="expired" icon={<Ban aria-hidden="true" />}>
        {t("users.states.blocked")}
      </Badge>
    );
  }
  return isConfirmed ? (
    <Badge tone="valid" icon={<CircleCheck aria-hidden="true" />}>
      {t("users.states.confirmed")}
    </Badge>
  ) : (
    <Badge tone="unknown" icon={<CircleDashed aria-hidden="true" />}>
      {t("users.states.unconfirmed")}
    </Badge>
  );
}
