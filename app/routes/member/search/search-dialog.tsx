import { type KeyboardEvent, useRef, useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { SearchInput } from "#app/ui/form/search-input.tsx";
import type { FoundBox } from "./find-in-home.ts";
import { NationalListSearch } from "./national-list-search.tsx";
import { BoxResult, SearchResults } from "./search-results.tsx";
import { useSearch } from "./use-search.ts";

/**
 * Looks through the boxes, the people and the articles with each letter. What is typed stays in the browser, until somebody
 * asks for it in the list of medicines.
 */
export function SearchDialog({
  open,
  asked,
  userId,
  onClose,
  onBox,
  onPerson,
  onSymptom,
}: {
  open: boolean;
  /** What a page asks the list of medicines for; empty where the person types. */
  asked: string;
  userId: string;
  onClose: () => void;
  onBox: (found: FoundBox) => void;
  onPerson: (profileId: string) => void;
  /** Asks what can be done for the words as a symptom; null where nothing answers that. */
  onSymptom: ((words: string) => void) | null;
}) {
  const t = useText();
  const [typed, setTyped] = useState(asked);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const { found, boxes, words, isWaiting, unread, substanceOf } = useSearch(userId, typed);
  const count = found.boxes.length + found.people.length + found.articles.length;

  /** The arrows walk through the results and back to the field; Enter in the field opens the first. */
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const items = [...(results.current?.querySelectorAll<HTMLElement>("[data-result]") ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const isInField = document.activeElement === field.current;
    if (event.key === "Enter" && isInField) items[0]?.click();
    else if (event.key === "ArrowDown" && (isInField || at !== -1))
      (items[at + 1] ?? items.at(at))?.focus();
    else if (event.key === "ArrowUp" && at !== -1) (items[at - 1] ?? field.current)?.focus();
    else return;
    event.preventDefault();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("search.title")}
      focusFirst={field}
      inView={
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside.
        <div onKeyDown={press} className="pb-3">
          <SearchInput
            inputRef={field}
            label={t("search.field")}
            value={typed}
            onChange={setTyped}
            className="h-11"
          />
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the results inside. */}
      <div ref={results} onKeyDown={press} className="min-h-60">
        <p role="status" className="text-ink-soft text-sm">
          {status()}
        </p>
        {unread.boxes && <Notice tone="failure">{t("search.noBoxes")}</Notice>}
        {words !== "" && unread.substances && (
          <p className="mt-2 text-sm">{t("search.noSubstances")}</p>
        )}
        {words !== "" && unread.articles && (
          <p className="mt-2 text-sm">{t("search.noArticles")}</p>
        )}
        <SearchResults
          key={words}
          found={found}
          substanceOf={substanceOf}
          userId={userId}
          onBox={onBox}
          onPerson={onPerson}
          onClose={onClose}
        />
        {onSymptom && words !== "" && (
          <Button variant="secondary" className="mt-4 w-full" onClick={() => onSymptom(words)}>
            {t("search.symptom", { words })}
          </Button>
        )}
        <NationalListSearch
          key={`list ${words}`}
          words={words}
          isAsked={words !== "" && words === asked.trim()}
          boxes={boxes}
          substanceOf={substanceOf}
        >
          {(each) => (
            <BoxResult
              found={each}
              userId={userId}
              substance={substanceOf(each.box.id)}
              onBox={onBox}
            />
          )}
        </NationalListSearch>
      </div>
    </Dialog>
  );

  function status(): string {
    if (words === "") return t("search.hint");
    if (isWaiting) return t("search.waiting");
    return count === 0 ? t("search.none", { words }) : t("search.found", { count });
  }
}
