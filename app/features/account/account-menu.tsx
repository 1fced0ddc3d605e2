import LogOut from "lucide-react/icons/log-out";
import Settings from "lucide-react/icons/settings";
import ShieldCheck from "lucide-react/icons/shield-check";
import UserRound from "lucide-react/icons/user-round";
import { useId } from "react";
import { Link } from "react-router";
import { requestSignOut } from "#app/client/offline/sign-out-request.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { closeMenu, MENU_ENTRY } from "#app/ui/menu/menu-entry.ts";
import { type Account, initialsOf } from "./account.ts";

/**
 * Who is signed in, and the way out. The browser's own popover closes on Escape and on a press elsewhere, gives
 * the focus back, and says whether it is open: a menu library would weigh more than the page around it.
 */
export function AccountMenu({
  account,
  profilePath,
  isAdmin,
  onOpen,
}: {
  account: Account;
  profilePath: string;
  /** Shows the way to the back-office. */
  isAdmin: boolean;
  onOpen: () => void;
}) {
  const t = useText();
  const id = useId();
  const path = useLocalePath();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-[min(0.889rem,20px)] font-bold text-paper transition-colors hover:bg-accent/90"
      >
        <span aria-hidden="true">{initialsOf(account)}</span>
        <span className="sr-only">{t("member.account")}</span>
      </button>
      <div
        id={id}
        popover="auto"
        onToggle={onOpen}
        className="fixed inset-auto top-16 right-4 w-72 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-paper-raised p-2 text-ink shadow-float lg:top-18 lg:right-8"
      >
        <p className="px-3 pt-1 pb-3">
          <span className="block truncate font-semibold">{account.email}</span>
          <span className="block text-sm text-ink-soft">{t("member.role")}</span>
        </p>
        <Link to={profilePath} className={MENU_ENTRY} onClick={closeMenu}>
          <UserRound aria-hidden="true" />
          {t("member.profile")}
        </Link>
        <Link to={path("settings")} className={MENU_ENTRY} onClick={closeMenu}>
          <Settings aria-hidden="true" />
          {t("settings.title")}
        </Link>
        {isAdmin && (
          <Link to={path("admin")} className={MENU_ENTRY} onClick={closeMenu}>
            <ShieldCheck aria-hidden="true" />
            {t("member.admin")}
          </Link>
        )}
        <button type="button" className={MENU_ENTRY} onClick={() => void requestSignOut()}>
          <LogOut aria-hidden="true" />
          {t("member.signOut")}
        </button>
      </div>
    </>
  );
}
