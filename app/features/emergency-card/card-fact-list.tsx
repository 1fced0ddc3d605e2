import type { CardFact } from "#app/client/lock/lock-record.ts";
import { diallable } from "#domain/profiles/phone.ts";

/** What a card says of one person. On paper a number is read, on a screen it calls. */
export function CardFactList({
  facts,
  notGiven,
  rowClass = "",
}: {
  facts: readonly CardFact[];
  /** What a line says of which nobody recorded anything. */
  notGiven: string;
  rowClass?: string;
}) {
  return (
    <dl>
      {facts.map(({ term, description, calls }) => (
        <div key={term} className={`py-1.5 ${rowClass}`}>
          <dt className="text-ink-soft">{term}</dt>
          <dd className="whitespace-pre-line font-semibold [overflow-wrap:anywhere]">
            {description ?? notGiven}
            {calls?.map(({ words, phone }) => (
              <span key={words + phone} className="block">
                {words}{" "}
                {phone && (
                  <a
                    href={`tel:${diallable(phone)}`}
                    dir="ltr"
                    className="inline-flex min-h-11 items-center text-accent underline print:min-h-0"
                  >
                    {phone}
                  </a>
                )}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
