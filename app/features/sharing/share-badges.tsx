import Ban from "lucide-react/icons/ban";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import Eye from "lucide-react/icons/eye";
import KeyRound from "lucide-react/icons/key-round";
import Pencil from "lucide-react/icons/pencil";
import TimerOff from "lucide-react/icons/timer-off";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { useText } from "#app/locale/text.tsx";
import { Badge, type Tone } from "#app/ui/list/badge.tsx";
import type { Permission } from "#domain/sharing/permission.ts";
import type { ShareStatus } from "./share.ts";

const STATUS: Record<ShareStatus | "expired", { tone: Tone; icon: ReactNode }> = {
  pending: { tone: "soon", icon: <Clock aria-hidden="true" /> },
  accepted: { tone: "valid", icon: <Check aria-hidden="true" /> },
  declined: { tone: "unknown", icon: <X aria-hidden="true" /> },
  revoked: { tone: "expired", icon: <Ban aria-hidden="true" /> },
  expired: { tone: "unknown", icon: <TimerOff aria-hidden="true" /> },
};

const PERMISSION: Record<Permission, ReactNode> = {
  view: <Eye aria-hidden="true" />,
  edit: <Pencil aria-hidden="true" />,
  manage: <KeyRound aria-hidden="true" />,
};

export function StatusBadge({ status }: { status: ShareStatus | "expired" }) {
  const t = useText();
  const { tone, icon } = STATUS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`sharing.status.${status}`)}
    </Badge>
  );
}

export function PermissionBadge({ permission }: { permission: Permission }) {
  const t = useText();
  return (
    <Badge tone="accent" icon={PERMISSION[permission]}>
      {t(`sharing.permission.${permission}`)}
    </Badge>
  );
}
