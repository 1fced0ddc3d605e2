import ExternalLink from "lucide-react/icons/external-link";
import { useText } from "#app/locale/text.tsx";

/** Without a page of its own, what is said names who says it. */
export function AgencyPage({ name, url }: { name: string; url: string | null }) {
  const t = useText();
  if (url === null) {
    return <p className="text-ink-soft text-sm">{t("notices.source", { publisher: "BDPM" })}</p>;
  }
  const words = t("notices.page");
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t("notices.newTab", { words, name })}
      className="inline-flex min-h-11 items-center gap-2 text-accent underline print:hidden"
    >
      {words}
      <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
    </a>
  );
}
