import { useI18n } from "#app/locale/text.tsx";

/**
 * What people call a column: the words of its form, unless the log has others. One that is newer than these words is
 * told by its name, which is better than not at all.
 */
export function useColumnWords(): (column: string) => string {
  const text = useI18n();
  return (column) => {
    const key = [`audit.columns.${column}`, `sheets.column.${column}`].find((known) =>
      text.exists(known),
    );
    return key === undefined ? column : String(text.t(key as "audit.table"));
  };
}
