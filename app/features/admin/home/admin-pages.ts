import type { LucideIcon } from "lucide-react";
import HeartPulse from "lucide-react/icons/heart-pulse";
import History from "lucide-react/icons/history";
import ImagePlus from "lucide-react/icons/image-plus";
import Inbox from "lucide-react/icons/inbox";
import LayoutList from "lucide-react/icons/layout-list";
import Library from "lucide-react/icons/library";
import Newspaper from "lucide-react/icons/newspaper";
import OctagonAlert from "lucide-react/icons/octagon-alert";
import PenLine from "lucide-react/icons/pen-line";
import Pill from "lucide-react/icons/pill";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import ToggleRight from "lucide-react/icons/toggle-right";
import Users from "lucide-react/icons/users";

/** Headings of the admin home, in their order: `admin.groups.<group>`. */
export const GROUPS = ["site", "blog", "data", "people"] as const;

interface AdminPageShape {
  readonly group: (typeof GROUPS)[number];
  readonly page: string;
  readonly Icon: LucideIcon;
  /** Its address below `admin/`, where that is not the name of the page. */
  readonly path?: string;
}

/** The parts of the back-office that there are. `page` is also where its words stand: `admin.<page>.title` and `.card`. */
export const ADMIN_PAGES = [
  { group: "site", page: "flags", Icon: ToggleRight },
  { group: "site", page: "settings", path: "flags?tab=settings", Icon: SlidersHorizontal },
  { group: "site", page: "content", Icon: LayoutList },
  { group: "blog", page: "blog", Icon: Newspaper },
  { group: "blog", page: "newArticle", path: "blog/new", Icon: PenLine },
  { group: "blog", page: "illustrations", path: "blog-image-generator", Icon: ImagePlus },
  { group: "data", page: "references", Icon: Library },
  { group: "data", page: "medicines", Icon: Pill },
  { group: "data", page: "recalls", Icon: OctagonAlert },
  { group: "people", page: "health", Icon: HeartPulse },
  { group: "people", page: "users", Icon: Users },
  { group: "people", page: "messages", Icon: Inbox },
  { group: "people", page: "log", Icon: History },
] as const satisfies readonly AdminPageShape[];

export type AdminPage = (typeof ADMIN_PAGES)[number];

export function adminPathOf(adminPage: AdminPageShape): string {
  return `admin/${adminPage.path ?? adminPage.page}`;
}

export function adminPagesOf(group: AdminPageShape["group"]): AdminPage[] {
  return ADMIN_PAGES.filter((adminPage) => adminPage.group === group);
}
