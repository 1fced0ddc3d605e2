import { useState } from "react";
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
  // The card itself follows a moment later: a box would go back for that long, and a second press forget the first.
  const [pressed, setPressed] = useState<readonly CardLine[] | null>(null);
  const shownLines = pressed ?? card.shownLines;

  function choose(line: CardLine, isShown: boolean) {
    const lines = CARD_LINES.filter((each) =>
      each === line ? isShown : shownLines.includes(each),
    );
    setPressed(lines);
    mutate(lines, { onSettled: () => setPressed((now) => (now === lines ? null : now)) });
  }

  return (
    <Card title={t("card.choice.title")} className="print:hidden">
      <p className="mb-2 text-ink-soft">{t("card.choice.body")}</p>
      <fieldset aria-label={t("card.choice.title")} className="grid gap-x-4 sm:grid-cols-2">
        {CARD_LINES.map((line) => (
          <Checkbox
            key={line}
            label={t(`card.line.${line}`)}
            checked={shownLines.includes(line)}
            disabled={!mayEdit}
            onChange={({ target }) => choose(line, target.checked)}
          />
        ))}
      </fieldset>
      {isError && <Notice tone="failure">{t("card.choice.failed")}</Notice>}
    </Card>
  );
}
