import { useText } from "../../locale/text.tsx";
import { OutsideLink } from "./outside-link.tsx";

/** What to do before an order, and the public list to do it in. */
export function RegisterLink({ url }: { url: string }) {
  const t = useText();
  return (
    <p className="text-ink-soft">
      {t("pharmacies.authorization.lookUp")}{" "}
      <OutsideLink
        href={url}
        label={t("pharmacies.authorization.register")}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent underline underline-offset-4"
      >
        {t("pharmacies.authorization.register")}
      </OutsideLink>
    </p>
  );
}
