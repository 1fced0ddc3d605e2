import Bell from "lucide-react/icons/bell";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import House from "lucide-react/icons/house";
import ListChecks from "lucide-react/icons/list-checks";
import Package from "lucide-react/icons/package";
import Plus from "lucide-react/icons/plus";
import { Fragment } from "react";
import { NavLink } from "react-router";
import { prefetchLogIntake } from "#app/features/intakes/intake-dialogs.tsx";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";

const NAVIGATION_ITEMS = [
  { page: "dashboard", Icon: House },
  { page: "inventory", Icon: Package },
  { page: "activity", Icon: ListChecks },
  { page: "alerts", Icon: Bell },
  { page: "profile", Icon: CircleUserRound },
] as const;

/** As wide as its word on a narrow phone; in large letters there are two lines of three. */
const ITEM = "min-w-11 flex-auto";

/** The place that the action stands before. */
const AFTER_ACTION = "activity";

type Place = (typeof NAVIGATION_ITEMS)[number]["page"];

/** Whether the last part of an address is one of these places. */
export function isPlace(page: string): page is Place {
  return NAVIGATION_ITEMS.some((item) => item.page === page);
}

/**
 * The five places, under the thumb on a phone. The one we are in stands on a tinted ground and is bold. Among them
 * stands the most common action of all pages.
 * @param onRecord records a dose; null where that is not allowed, undefined while that is not known
 */
export function BottomBar({ onRecord }: { onRecord?: (() => void) | null | undefined }) {
  const t = useText();
  const path = useLocalePath();
  return (
    <nav
      aria-label={t("member.navigation")}
      data-bottom-bar=""
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper-raised pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto flex max-w-xl max-xs:grid max-xs:grid-cols-3">
        {NAVIGATION_ITEMS.map(({ page, Icon }) => (
          <Fragment key={page}>
            {page === AFTER_ACTION && onRecord !== null && (
              <li className={ITEM}>{onRecord && <RecordButton onPress={onRecord} />}</li>
            )}
            <li className={ITEM}>
              <NavLink
                to={path(page)}
                className="group flex min-h-16 flex-col items-center justify-center gap-0.5 px-0.5 py-1.5 text-[min(0.75rem,5.5vw)] max-xs:py-0.5 text-ink-soft aria-[current=page]:font-bold aria-[current=page]:text-accent"
              >
                <span className="grid h-7 w-full max-w-12 place-items-center rounded-full transition-colors group-hover:bg-accent-soft group-aria-[current=page]:bg-accent-soft">
                  <Icon aria-hidden="true" className="size-5.5" />
                </span>
                <span>{t(`member.${page}`)}</span>
              </NavLink>
            </li>
          </Fragment>
        ))}
      </ul>
    </nav>
  );
}

function RecordButton({ onPress }: { onPress: () => void }) {
  const t = useText();
  return (
    <button
      type="button"
      aria-label={t("intakes.log")}
      onPointerEnter={prefetchLogIntake}
      onFocus={prefetchLogIntake}
      onClick={onPress}
      className="group flex min-h-16 w-full flex-col items-center justify-center gap-0.5 px-0.5 py-1.5 text-[min(0.75rem,5.5vw)] max-xs:py-0.5 text-accent"
    >
      <span className="grid h-7 w-full max-w-12 place-items-center rounded-full bg-accent text-paper transition-colors group-hover:bg-accent/70">
        <Plus aria-hidden="true" className="size-5.5" />
      </span>
      <span>{t("member.record")}</span>
    </button>
  );
}

/** The same places beside the page, from 1024 px. */
export function SideRail() {
  const t = useText();
  const path = useLocalePath();
  return (
    <nav aria-label={t("member.navigation")}>
      <ul className="flex flex-col gap-1">
        {NAVIGATION_ITEMS.map(({ page, Icon }) => (
          <li key={page}>
            <NavLink
              to={path(page)}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 text-ink-soft transition-colors hover:bg-accent-soft hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-bold aria-[current=page]:text-accent"
            >
              <Icon aria-hidden="true" className="size-5" />
              {t(`member.${page}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
