import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { OutsideLink } from "./outside-link.tsx";
import type { Register } from "./registers.ts";

/** Where we name no pharmacy, the public register still does. */
export function NoPartners({ register }: { register: Register | null }) {
  const t = useText();
  return (
    <EmptyState
      title={t("pharmacies.none.title")}
      action={
        register && (
          <OutsideLink
            href={register.url}
            label={t("pharmacies.register.openOf", { name: register.name })}
            className={buttonClasses("secondary")}
          >
            {t("pharmacies.register.open")}
          </OutsideLink>
        )
      }
    >
      {t("pharmacies.none.body")}
    </EmptyState>
  );
}
