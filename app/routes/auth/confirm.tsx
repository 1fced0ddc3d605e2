import { useSearchParams } from "react-router";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { AuthLink } from "#app/features/auth/auth-link.tsx";
import type { ConfirmationType } from "#app/features/auth/data.ts";
import { ConfirmPanel } from "#app/features/auth/email/confirm-panel.tsx";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { PageTitle } from "#app/ui/layout/page-title.tsx";
import { SecretAddressHead } from "./secret-address-head.tsx";

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
      <SecretAddressHead />
      <ConfirmPanel
        type={type}
        tokenHash={known && search.get("token_hash")}
        recoverPath={path("recover")}
        onDone={() => window.location.replace(path(isRecovery ? "auth/new-password" : "dashboard"))}
      />
      <p className="mt-4">
        <AuthLink to={path(isRecovery ? "recover" : "login")}>
          {t(isRecovery ? "accounts.renew.ask" : "accounts.confirm.login")}
        </AuthLink>
      </p>
    </AuthCard>
  );
}

function isKnown(type: string): type is ConfirmationType {
  return Object.hasOwn(TITLES, type);
}
