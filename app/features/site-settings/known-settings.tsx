import { KNOWN_SETTINGS } from "../../../domain/content/known-settings.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { NewSetting } from "./setting-card.tsx";

/** What the site asks for by name, and what it does with it. */
export function KnownSettings({ onAdd }: { onAdd: (start: NewSetting) => void }) {
  const t = useText();
  return (
    <section className="mt-4 flex flex-col gap-3">
      <div>
        <h2 className="text-lg">{t("siteSettings.known.title")}</h2>
        <p className="text-ink-soft">{t("siteSettings.known.body")}</p>
      </div>
      <DataTable
        caption={t("siteSettings.known.title")}
        rows={[...KNOWN_SETTINGS]}
        rowKey={({ key }) => key}
        columns={[
          {
            id: "key",
            header: t("siteSettings.known.key"),
            cell: ({ key }) => <code>{key}</code>,
            card: "heading",
          },
          {
            id: "type",
            header: t("siteSettings.form.type"),
            cell: ({ type }) => t(`siteSettings.type.${type}`),
            card: "corner",
          },
          {
            id: "use",
            header: t("siteSettings.known.use"),
            cell: ({ key }) => t(`siteSettings.known.uses.${key}`),
            card: "line",
          },
          {
            id: "add",
            header: t("siteSettings.addIn"),
            cell: ({ key, type, category }) => (
              <Button
                look="plain"
                aria-label={`${t("siteSettings.addIn")} : ${key}`}
                onClick={() => onAdd({ key, type, category })}
              >
                {t("siteSettings.addIn")}
              </Button>
            ),
            card: "foot",
          },
        ]}
      />
    </section>
  );
}
