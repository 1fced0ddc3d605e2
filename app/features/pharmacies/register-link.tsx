import { useText } from "#app/locale/text.tsx";
import { OutsideLink } from "./outside-link.tsx";

/** What to do before an order, and the public list to do it in. */
export function RegisterLink({ url }: { url: string }) {
  const t = useText();
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-ink-soft">
      <p>{t("pharmacies.register.lookUp")}</p>
      <OutsideLink
        href={url}
        label={t("pharmacies.register.open")}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent underline underline-offset-4"
      >
        {t("pharmacies.register.open")}
      </OutsideLink>
    </div>
  );
}
