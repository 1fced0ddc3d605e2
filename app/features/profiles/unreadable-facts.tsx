import TriangleAlert from "lucide-react/icons/triangle-alert";
import { formatList } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { UnreadableFact } from "./profile-facts.ts";

/** What of a person cannot be read. Nothing where all can. */
export function UnreadableFacts({ facts }: { facts: readonly UnreadableFact[] }) {
  const t = useText();
  const language = useLanguage();
  if (facts.length === 0) return null;
  const fields = formatList(
    facts.map((fact) => t(`profiles.fields.${fact}`)),
    language,
  );
  return (
    <p className="mt-2 flex items-start gap-2 text-soon">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>{t("profiles.unreadable", { fields })}</span>
    </p>
  );
}
