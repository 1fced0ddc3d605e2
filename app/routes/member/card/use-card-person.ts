import type { CardPerson } from "#app/client/lock/lock-record.ts";
import { useCardWords } from "#app/features/emergency-card/card-words.ts";
import type { CardReading } from "./card-reading.ts";

/** A card in words, as the lock keeps it. */
export function useCardPerson(): (reading: CardReading) => CardPerson {
  const wordCard = useCardWords();
  return ({ facts, content, readAt }) => ({
    id: facts.id,
    name: content.name ?? "",
    facts: wordCard(content),
    readAt,
  });
}
