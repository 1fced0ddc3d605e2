import { useText } from "../../locale/text.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
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
            className={buttonLook("secondary")}
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
