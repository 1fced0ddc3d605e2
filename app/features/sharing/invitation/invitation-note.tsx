import { useQuery } from "@tanstack/react-query";
import Mail from "lucide-react/icons/mail";
import { Link } from "react-router";
import { useNow } from "#app/client/time/now.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { hasExpired } from "#domain/sharing/invitation.ts";
import { receivedSharesQuery } from "../queries.ts";

/** Shows an invitation that waits for an answer, also to somebody who made an account because of it. */
export function InvitationNote({ userId }: { userId: string }) {
  const t = useText();
  const path = useLocalePath();
  const now = useNow();
  const { data = [] } = useQuery(receivedSharesQuery(userId));
  const waiting = data.filter(
    ({ status, createdAt }) => status === "pending" && !hasExpired(createdAt, now),
  ).length;
  if (waiting === 0) return null;
  return (
    <div className="flex items-center gap-x-3 rounded-card max-xs:flex-wrap border border-accent bg-accent-soft px-4 py-2">
      <Mail aria-hidden="true" className="size-5 shrink-0 text-accent max-xs:hidden" />
      <p className="min-w-0 grow font-semibold max-xs:basis-full leading-snug">
        {t("sharing.invitation.waiting", { count: waiting })}
      </p>
      <Link to={path("profile/manage")} className={buttonClasses("plain")}>
        {t("sharing.invitation.see")}
      </Link>
    </div>
  );
}
