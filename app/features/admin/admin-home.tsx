import ChevronRight from "lucide-react/icons/chevron-right";
import Pill from "lucide-react/icons/pill";
import { Link } from "react-router";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";

const PLACES = [{ page: "medicines", Icon: Pill }] as const;

/** A card for each part of the back-office that there is. */
export function AdminHome() {
  const t = useText();
  const path = useLocalePath();
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {PLACES.map(({ page, Icon }) => (
        <li key={page}>
          <Link
            to={path(`admin/${page}`)}
            className="flex h-full items-start gap-4 rounded-card border border-line bg-paper-raised p-4 transition-colors hover:bg-accent-soft md:p-6"
          >
            <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-accent" />
            <span className="min-w-0 grow">
              <span className="block font-semibold text-lg">{t(`admin.${page}.title`)}</span>
              <span className="block text-ink-soft">{t(`admin.${page}.card`)}</span>
            </span>
            <ChevronRight aria-hidden="true" className="mt-1 size-5 shrink-0 text-ink-soft" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
