import { queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { browserDb } from "#app/client/database/browser-db.ts";
import { STAYS_IN_MEMORY } from "#app/client/queries/query-client.ts";
import { type ArticleTitle, listArticleTitles } from "#app/features/blog/data.ts";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import { cabinetBoxesQuery } from "#app/features/symptoms/queries.ts";
import { useLanguage } from "#app/locale/text.tsx";
import type { Person } from "#domain/intakes/recipients.ts";
import { findBoxes, indexBoxes } from "#domain/inventory/box-search.ts";
import type { Language } from "#domain/locale/locales.ts";
import { indexTexts, searchWords } from "#domain/locale/text-search.ts";
import { useHome } from "../home/home-query.ts";
import { boxesOfHome, type FoundBox, indexPeople } from "./find-in-home.ts";

const A_DAY_MS = 86_400_000;
/** Milliseconds: what a box contains changes with the box alone. */
const SUBSTANCES_GOOD_FOR_MS = 300_000;

const articleTitlesQuery = (language: Language) =>
  queryOptions({
    queryKey: ["articles", "titles", language] as const,
    queryFn: () => listArticleTitles(browserDb(), language),
    staleTime: A_DAY_MS,
    ...STAYS_IN_MEMORY,
  });

export interface Found {
  readonly boxes: readonly FoundBox[];
  readonly people: readonly Person[];
  readonly articles: readonly ArticleTitle[];
}

/** What is found for the words typed, and what could not be searched. */
export function useSearch(userId: string, typed: string) {
  const language = useLanguage();
  const { profileId, people } = useActiveProfile(userId);
  const { data: home, isError: isHomeUnread } = useHome(userId);
  const articles = useQuery(articleTitlesQuery(language));
  const substances = useSubstances(home?.people.map(({ id }) => id) ?? []);

  const boxes = useMemo(() => (home ? boxesOfHome(home, profileId) : null), [home, profileId]);
  const boxIndex = useMemo(
    () =>
      indexBoxes(
        boxes ?? [],
        ({ box }) => box,
        ({ box }) => substances.byBox.get(box.id),
      ),
    [boxes, substances.byBox],
  );
  const peopleIndex = useMemo(() => indexPeople(people), [people]);
  const articleIndex = useMemo(
    () => indexTexts(articles.data ?? [], ({ title, words }) => `${title} ${words}`),
    [articles.data],
  );
  // The letter appears at once; the results follow as soon as the browser has a moment.
  const words = useDeferredValue(typed);
  const found: Found = useMemo(
    () => ({
      boxes: findBoxes(boxIndex, words),
      people: searchWords(peopleIndex, words),
      articles: searchWords(articleIndex, words),
    }),
    [boxIndex, peopleIndex, articleIndex, words],
  );
  return {
    found,
    boxes,
    words: words.trim(),
    isWaiting: !home && !isHomeUnread,
    unread: {
      boxes: !home && isHomeUnread,
      substances: substances.isIncomplete,
      articles: articles.isError && !articles.data,
    },
    substanceOf: (boxId: string) => substances.byBox.get(boxId) ?? null,
  };
}

/** What each box contains, as the official lists write it, by the id of the box. */
function useSubstances(profileIds: readonly string[]) {
  return useQueries({
    queries: profileIds.map((id) => ({
      ...cabinetBoxesQuery(id),
      staleTime: SUBSTANCES_GOOD_FOR_MS,
    })),
    combine: combineSubstances,
  });
}

type CabinetReading = {
  readonly data:
    | readonly { readonly id: string; readonly activeMolecule: string | null }[]
    | undefined;
  readonly isError: boolean;
};

function combineSubstances(readings: readonly CabinetReading[]) {
  return {
    byBox: new Map(
      readings.flatMap(({ data }) =>
        (data ?? []).flatMap(({ id, activeMolecule }) =>
          activeMolecule === null ? [] : [[id, activeMolecule] as const],
        ),
      ),
    ),
    isIncomplete: readings.some(({ data, isError }) => !data && isError),
  };
}
