import ExternalLink from "lucide-react/icons/external-link";
import type { ReactNode } from "react";
import { useText } from "#app/locale/text.tsx";

/** Leaves our pages in a tab of its own, which learns nothing of where it was opened. */
export function OutsideLink({
  href,
  label,
  className,
  onOpen,
  children,
}: {
  href: string;
  /** Where it leads; it begins with the visible words. */
  label: string;
  className: string;
  onOpen?: () => void;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t("pharmacies.newTab", { label })}
      className={className}
      onClick={onOpen}
    >
      {children}
      <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
    </a>
  );
}
