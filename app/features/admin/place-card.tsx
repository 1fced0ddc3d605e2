import ChevronRight from "lucide-react/icons/chevron-right";
import Mail from "lucide-react/icons/mail";
import { Link } from "react-router";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { Badge } from "../../ui/badge.tsx";
import { type AdminPlace, addressOf } from "./places.ts";

/** The way to one page of the back-office, what it is for, and what waits there. */
export function PlaceCard({ place, news }: { place: AdminPlace; news: string | undefined }) {
  const t = useText();
  const path = useLocalePath();
  const { page, Icon } = place;
  return (
    <Link
      to={path(addressOf(place))}
      className="flex h-full items-start gap-4 rounded-card border border-line bg-paper-raised p-4 transition-colors hover:bg-accent-soft md:p-6"
    >
      <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-accent" />
      <span className="min-w-0 grow">
        <span className="block font-semibold text-lg">{t(`admin.${page}.title`)}</span>
        <span className="block text-ink-soft">{t(`admin.${page}.card`)}</span>
        {news && (
          <span className="mt-2 block">
            <Badge tone="accent" icon={<Mail aria-hidden="true" />}>
              {news}
            </Badge>
          </span>
        )}
      </span>
      <ChevronRight aria-hidden="true" className="mt-1 size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}
