import { useText } from "#app/locale/text.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { CARD_LINES, type CardLine } from "#domain/emergency-card/card-lines.ts";
import type { StoredCard } from "./data.ts";
import { useChooseLines } from "./queries.ts";

/** What is on the card, line by line. */
export function ChoiceCard({ card, mayEdit }: { card: StoredCard; mayEdit: boolean }) {
  const t = useText();
  const { mutate, isError } = useChooseLines(card.profileId);

  function choose(line: CardLine, isShown: boolean) {
    mutate(CARD_LINES.filter((each) => (each === line ? isShown : card.shownLines.includes(each))));
  }

  return (
    <Card title={t("card.choice.title")} className="print:hidden">
      <p className="mb-2 text-ink-soft">{t("card.choice.body")}</p>
      <fieldset aria-label={t("card.choice.title")} className="grid gap-x-4 sm:grid-cols-2">
        {CARD_LINES.map((line) => (
          <Checkbox
            key={line}
            label={t(`card.line.${line}`)}
            checked={card.shownLines.includes(line)}
            disabled={!mayEdit}
            onChange={({ target }) => choose(line, target.checked)}
          />
        ))}
      </fieldset>
      {isError && <Notice tone="failure">{t("card.choice.failed")}</Notice>}
    </Card>
  );
}
