import { useText } from "#app/locale/text.tsx";
import type { SettingType } from "#domain/content/setting.ts";

/** What a setting holds, as its type is read. */
export function SettingValue({ type, value }: { type: SettingType; value: string }) {
  const t = useText();
  if (value === "") return <span className="text-ink-soft">{t("siteSettings.nothing")}</span>;
  switch (type) {
    case "boolean":
      return t(value === "true" ? "siteSettings.yes" : "siteSettings.no");
    case "color":
      return (
        <span className="inline-flex items-center gap-2">
          <ColorSample hex={value} />
          <code>{value}</code>
        </span>
      );
    case "image":
      return (
        <span className="flex flex-col items-start gap-2">
          {/* No other site's picture would show: the policy of a page lets none in. */}
          {value.startsWith("/") && (
            <img
              src={value}
              alt=""
              className="max-h-20 max-w-40 rounded-control border border-line object-contain"
            />
          )}
          <span className="[overflow-wrap:anywhere]">{value}</span>
        </span>
      );
    default:
      return <span className="whitespace-pre-line [overflow-wrap:anywhere]">{value}</span>;
  }
}

/** A page of ours paints with no colour but its own, and its policy takes no style from an attribute of markup. */
function ColorSample({ hex }: { hex: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 shrink-0 text-edge">
      <rect x="1" y="1" width="22" height="22" rx="5" fill={hex} stroke="currentColor" />
    </svg>
  );
}
