import { useText } from "../../locale/text.tsx";
import { PlaceCard } from "./place-card.tsx";
import { GROUPS, placesOf } from "./places.ts";

/** A card for each part of the back-office that there is. */
export function AdminHome() {
  const t = useText();
  return GROUPS.map((group) => ({ group, places: placesOf(group) }))
    .filter(({ places }) => places.length > 0)
    .map(({ group, places }) => (
      <section key={group} aria-labelledby={`places-${group}`} className="flex flex-col gap-3">
        <h2 id={`places-${group}`} className="text-lg">
          {t(`admin.groups.${group}`)}
        </h2>
        <ul className="grid gap-4 md:grid-cols-2">
          {places.map((place) => (
            <li key={place.page}>
              <PlaceCard place={place} />
            </li>
          ))}
        </ul>
      </section>
    ));
}
