import { useText } from "#app/locale/text.tsx";

/** What stands in the place of a form, or of what is coming, in a browser that runs no script. */
export function NeedsScripts() {
  const t = useText();
  return (
    <noscript>
      <p className="rounded-control bg-soon/10 px-4 py-3 text-soon">{t("ui.noscript")}</p>
    </noscript>
  );
}
