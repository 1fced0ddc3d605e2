import { useSearchParams } from "react-router";
import { AuthCard } from "../../features/auth/auth-card.tsx";
import { ConfirmPanel } from "../../features/auth/confirm-panel.tsx";
import type { ConfirmationType } from "../../features/auth/data.ts";
import { DoorLink } from "../../features/auth/door-link.tsx";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { PageTitle } from "../../ui/page-title.tsx";

const TITLES = {
  signup: "accounts.confirm.title",
  email: "accounts.confirm.title",
  email_change: "accounts.confirm.change.title",
  recovery: "accounts.confirm.recovery.title",
} as const satisfies Record<ConfirmationType, string>;

/** Where the links of our mails lead: `?token_hash=…&type=signup`. */
export default function ConfirmPage() {
  const t = useText();
  const path = useLocalePath();
  const [search] = useSearchParams();
  const asked = search.get("type") ?? "";
  const known = isKnown(asked) ? asked : null;
  const type = known ?? "signup";
  const title = t(TITLES[type]);
  const isRecovery = type === "recovery";
  return (
    <AuthCard title={title}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      {/* The address holds a secret; no other site shall read it. */}
      <meta name="referrer" content="no-referrer" />
      <ConfirmPanel
        type={type}
        tokenHash={known && search.get("token_hash")}
        recoverPath={path("recover")}
        onDone={() => window.location.replace(path(isRecovery ? "auth/new-password" : "dashboard"))}
      />
      <p className="mt-4">
        <DoorLink to={path(isRecovery ? "recover" : "login")}>
          {t(isRecovery ? "accounts.renew.ask" : "accounts.confirm.login")}
        </DoorLink>
      </p>
    </AuthCard>
  );
}

function isKnown(type: string): type is ConfirmationType {
  return Object.hasOwn(TITLES, type);
}
