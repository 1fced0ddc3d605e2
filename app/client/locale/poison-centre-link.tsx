import { numbersFor } from "#domain/symptoms/emergencies/emergency-numbers.ts";
import { visitorCountry } from "./visitor-locale.ts";

/** The number of the poison centre of the country; nothing where the list has none. */
export function PoisonCentreLink() {
  const centre = numbersFor(visitorCountry())?.find(({ kind }) => kind === "poison");
  return (
    centre && (
      <a
        href={`tel:${centre.tel}`}
        className="inline-flex min-h-11 min-w-11 items-center whitespace-nowrap font-semibold underline"
      >
        {centre.number}
      </a>
    )
  );
}
