import { useLocalePath } from "../locale/locale-path.ts";
import { useText } from "../locale/text.tsx";
import { buttonLook } from "../ui/button-look.ts";
import { CabinetDrawing } from "../ui/cabinet-drawing.tsx";

/** What stands at an address that holds nothing, in the visitor's language. */
export function NowherePage() {
  const t = useText();
  const path = useLocalePath();
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start gap-4 px-5 py-12 md:py-20">
      <title>{`${t("site.nowhere.title")} - Trousse`}</title>
      <CabinetDrawing className="w-36 text-accent" />
      <h1 className="text-2xl">{t("site.nowhere.title")}</h1>
      <p className="text-ink-soft">{t("site.nowhere.body")}</p>
      <a className={buttonLook("primary")} href={path()}>
        {t("site.nowhere.home")}
      </a>
    </div>
  );
}
