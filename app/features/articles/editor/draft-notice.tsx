import { formatMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { StoredDraft } from "../stored-article.ts";

/** What was typed and not saved is offered back before anything else can be typed over it. */
export function DraftNotice({
  draft,
  isOlder,
  onResume,
  onDiscard,
}: {
  draft: StoredDraft;
  /** The article was changed after the typing began. */
  isOlder: boolean;
  onResume: () => void;
  onDiscard: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const date = formatMoment(draft.savedAt, language);
  const title = draft.form.title.trim() || t("articles.draft.untitled");
  return (
    <Card>
      <p className="font-semibold wrap-anywhere">
        {draft.baseVersion === null
          ? t("articles.draft.foundNew", { date, title })
          : t("articles.draft.found", { date })}
      </p>
      {isOlder && <p className="mt-1 text-ink-soft">{t("articles.draft.older")}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={onResume}>{t("articles.draft.resume")}</Button>
        <Button variant="secondary" onClick={onDiscard}>
          {t("articles.draft.discard")}
        </Button>
      </div>
    </Card>
  );
}
