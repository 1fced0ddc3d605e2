import { useText } from "#app/locale/text.tsx";
import { NeedsScripts } from "./needs-scripts.tsx";

/** Fills the place of what is coming, in the middle of it. */
export function Spinner() {
  const t = useText();
  return (
    <>
      <NeedsScripts />
      <div role="status" className="grid min-h-40 place-items-center p-8 noscript:hidden">
        <span className="size-9 animate-spin rounded-full border-3 border-line border-t-accent motion-reduce:animate-none" />
        <span className="sr-only">{t("ui.loading")}</span>
      </div>
    </>
  );
}
