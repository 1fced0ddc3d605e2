import type { KeyboardEvent } from "react";
import { useText } from "#app/locale/text.tsx";

const AUTH_TABS = ["login", "register"] as const;

export type AuthTab = (typeof AUTH_TABS)[number];

const OTHER_TAB: Record<AuthTab, AuthTab> = { login: "register", register: "login" };

/** Chooses between signing in and signing up where there is no room for both side by side. */
export function AuthTabs({
  chosen,
  panelId,
  onChoose,
}: {
  chosen: AuthTab;
  /** What the tabs change. */
  panelId: string;
  onChoose: (tab: AuthTab) => void;
}) {
  const t = useText();

  function moveOn(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const other = OTHER_TAB[chosen];
    event.currentTarget.querySelector<HTMLElement>(`[data-auth-tab="${other}"]`)?.focus();
    onChoose(other);
  }

  return (
    <div
      role="tablist"
      aria-label={t("accounts.loginOrRegister.choose")}
      onKeyDown={moveOn}
      className="grid grid-cols-2 gap-2 md:hidden"
    >
      {AUTH_TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          data-auth-tab={tab}
          aria-selected={tab === chosen}
          aria-controls={panelId}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
          className="min-h-11 rounded-control border border-edge px-2 font-semibold text-ink-soft aria-selected:border-accent aria-selected:bg-accent-soft aria-selected:text-accent aria-selected:underline aria-selected:underline-offset-4"
        >
          {t(`accounts.${tab}.title`)}
        </button>
      ))}
    </div>
  );
}
