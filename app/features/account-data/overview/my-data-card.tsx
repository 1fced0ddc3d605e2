import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { Card } from "#app/ui/layout/card.tsx";

/** The way to one's own data. */
export function MyDataCard() {
  const t = useText();
  const path = useLocalePath();
  return (
    <Card title={t("settings.myData.title")}>
      <p className="mb-4">{t("settings.myData.body")}</p>
      <Link to={path("settings/data")} className={buttonClasses("secondary")}>
        {t("settings.myData.open")}
        <ChevronRight aria-hidden="true" className="size-5" />
      </Link>
    </Card>
  );
}
