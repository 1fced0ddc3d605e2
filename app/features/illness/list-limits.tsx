import { useText } from "#app/locale/text.tsx";
import type { IllnessEntries } from "./data.ts";

/** What the list does not show, said where it is. */
export function ListLimits({ list: { entries, unreadable, isCut } }: { list: IllnessEntries }) {
  const t = useText();
  return (
    <>
      {unreadable > 0 && (
        <p className="text-expired">{t("illness.unreadable", { count: unreadable })}</p>
      )}
      {isCut && <p className="text-ink-soft">{t("illness.cut", { count: entries.length })}</p>}
    </>
  );
}
