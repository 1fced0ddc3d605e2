import type { ReactNode } from "react";
import { formatShortMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { CardContent } from "#domain/emergency-card/card-content.ts";
import { CardFactList } from "./card-fact-list.tsx";
import { useCardWords } from "./card-words.ts";

export type Paper = "wallet" | "a5";

/** Two sides of a bank card (85.6 × 54 mm), beside each other; what does not fit makes them taller, and is never cut. */
const WALLET =
  "print:w-[171.2mm] print:min-h-[54mm] print:columns-2 print:gap-[8mm] print:border print:border-dashed print:border-ink print:p-[3mm] print:text-[7pt] print:leading-tight";

const SMALL_ROW = "break-inside-avoid print:py-[0.4mm]";
const ROW =
  "break-inside-avoid sm:grid sm:grid-cols-[11rem_1fr] sm:items-baseline sm:gap-x-6 print:grid print:grid-cols-[10em_1fr] print:py-1";

/** The card of one person as everybody else reads it. */
export function CardSheet({
  content,
  heading: Heading = "h3",
  paper = "a5",
  children,
}: {
  content: CardContent;
  heading?: "h1" | "h3";
  paper?: Paper;
  /** Below the card. */
  children?: ReactNode;
}) {
  const t = useText();
  const language = useLanguage();
  const wordCard = useCardWords();
  const facts = wordCard(content);
  const isSmall = paper === "wallet";
  return (
    <article className={isSmall ? WALLET : ""}>
      <p className="font-semibold text-urgent">{t("card.title")}</p>
      <Heading className={`mb-2 text-xl ${isSmall ? "print:mb-[0.5mm] print:text-[10pt]" : ""}`}>
        {content.name ?? t("card.nameless")}
      </Heading>
      {facts.length > 0 ? (
        <CardFactList
          facts={facts}
          notGiven={t("card.notGiven")}
          rowClass={isSmall ? SMALL_ROW : ROW}
        />
      ) : (
        <p>{t("card.preview.nothing")}</p>
      )}
      <p
        className={`mt-3 text-ink-soft text-sm ${isSmall ? "print:mt-[1mm] print:text-[6pt]" : ""}`}
      >
        {t("card.from", { moment: formatShortMoment(content.writtenAt, language) })}
      </p>
      {children}
    </article>
  );
}
