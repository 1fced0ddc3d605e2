import { useText } from "#app/locale/text.tsx";

const SHORTCUTS = [
  { key: "N", does: "record" },
  { key: "/", does: "search" },
  { key: "?", does: "list" },
] as const;

/** Each key with what it does on every page. */
export function ShortcutList() {
  const t = useText();
  return (
    <>
      <p>{t("search.shortcuts.body")}</p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {SHORTCUTS.map(({ key, does }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="grid size-9 place-items-center rounded-control border border-edge bg-paper font-sans font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{t(`search.shortcuts.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
