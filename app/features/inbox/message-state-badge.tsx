import Mail from "lucide-react/icons/mail";
import MailOpen from "lucide-react/icons/mail-open";
import Reply from "lucide-react/icons/reply";
import { useText } from "#app/locale/text.tsx";
import { Badge, type Tone } from "#app/ui/list/badge.tsx";
import type { MessageState } from "./data.ts";

const STATE_STYLE = {
  unread: { tone: "accent", Icon: Mail },
  read: { tone: "unknown", Icon: MailOpen },
  answered: { tone: "valid", Icon: Reply },
} as const satisfies Record<MessageState, { tone: Tone; Icon: typeof Mail }>;

export function MessageStateBadge({ state }: { state: MessageState }) {
  const t = useText();
  const { tone, Icon } = STATE_STYLE[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`inbox.states.${state}`)}
    </Badge>
  );
}
