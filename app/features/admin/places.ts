import type { LucideIcon } from "lucide-react";
import ImagePlus from "lucide-react/icons/image-plus";
import Pill from "lucide-react/icons/pill";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import ToggleRight from "lucide-react/icons/toggle-right";

/** Headings of the admin home, in their order: `admin.groups.<group>`. */
export const GROUPS = ["site", "blog", "data", "people"] as const;

interface PlaceShape {
  readonly group: (typeof GROUPS)[number];
  readonly page: string;
  readonly Icon: LucideIcon;
  /** Its address below `admin/`, where that is not the name of the page. */
  readonly at?: string;
}

/** The parts of the back-office that there are. `page` is also where its words stand: `admin.<page>.title` and `.card`. */
export const PLACES = [
  { group: "site", page: "flags", Icon: ToggleRight },
  { group: "site", page: "settings", at: "flags?tab=settings", Icon: SlidersHorizontal },
  { group: "blog", page: "illustrations", at: "blog-image-generator", Icon: ImagePlus },
  { group: "data", page: "medicines", Icon: Pill },
] as const satisfies readonly PlaceShape[];

export type AdminPlace = (typeof PLACES)[number];

export function addressOf(place: PlaceShape): string {
  return `admin/${place.at ?? place.page}`;
}

export function placesOf(group: PlaceShape["group"]): AdminPlace[] {
  return PLACES.filter((place) => place.group === group);
}
