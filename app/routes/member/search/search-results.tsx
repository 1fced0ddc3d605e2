import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router";
import { useToday } from "#app/client/time/today.ts";
import type { ArticleTitle } from "#app/features/blog/data.ts";
import { CommonTag } from "#app/features/inventory/common-tag.tsx";
import { ExpiryDate } from "#app/features/inventory/expiry-date.tsx";
import { FormPictogram } from "#app/features/inventory/form-pictogram.tsx";
import { StatusBadges } from "#app/features/inventory/status-badge.tsx";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import { PersonInitial } from "#app/features/profiles/active/person-initial.tsx";
import { Dosage } from "#app/locale/dosage.tsx";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { formWord } from "#domain/inventory/form.ts";
import { DEFAULT_LANGUAGE } from "#domain/locale/locales.ts";
import type { FoundBox } from "./find-in-home.ts";
import type { Found } from "./use-search.ts";

/** Results of one kind that are shown before somebody asks for all. */
const SHOWN_AT_FIRST = 8;

const RESULT =
  "flex min-h-14 w-full items-center gap-3 rounded-control px-3 py-2 text-left text-ink no-underline hover:bg-accent-soft focus-visible:bg-accent-soft";

/** The results by kind, each of them one tap from what it names. */
export function SearchResults({
  found,
  userId,
  substanceOf,
  onBox,
  onPerson,
  onClose,
}: {
  found: Found;
  userId: string;
  substanceOf: (boxId: string) => string | null;
  onBox: (found: FoundBox) => void;
  onPerson: (profileId: string) => void;
  onClose: () => void;
}) {
  const t = useText();
  const { people } = useActiveProfile(userId);
  const nameOf = (id: string) =>
    people.find((person) => person.id === id)?.name ?? t("profiles.nameless");
  return (
    <>
      <Group title={t("search.people")} items={found.people} keyOf={({ id }) => id}>
        {({ id, name }) => (
          <button type="button" data-result="" className={RESULT} onClick={() => onPerson(id)}>
            <PersonInitial id={id} name={name} className="size-10 text-lg" />
            <span className="font-semibold">{nameOf(id)}</span>
          </button>
        )}
      </Group>
      <Group title={t("search.boxes")} items={found.boxes} keyOf={({ box }) => box.id}>
        {(each) => (
          <BoxResult
            found={each}
            userId={userId}
            substance={substanceOf(each.box.id)}
            onBox={onBox}
          />
        )}
      </Group>
      <Group title={t("search.articles")} items={found.articles} keyOf={({ slug }) => slug}>
        {(article) => <ArticleResult article={article} onClose={onClose} />}
      </Group>
    </>
  );
}

/** A box that opens on a press. */
export function BoxResult({
  found,
  userId,
  substance,
  onBox,
}: {
  found: FoundBox;
  userId: string;
  substance: string | null;
  onBox: (found: FoundBox) => void;
}) {
  const t = useText();
  const { people } = useActiveProfile(userId);
  const owner = people.find(({ id }) => id === found.profileId);
  return (
    <button type="button" data-result="" className={RESULT} onClick={() => onBox(found)}>
      <BoxFacts
        found={found}
        owner={people.length > 1 ? (owner?.name ?? t("profiles.nameless")) : null}
        substance={substance}
      />
    </button>
  );
}

function BoxFacts({
  found: { box },
  owner,
  substance,
}: {
  found: FoundBox;
  /** Whose cabinet it is in; null where there is but one. */
  owner: string | null;
  substance: string | null;
}) {
  const t = useText();
  const today = useToday();
  const language = useLanguage();
  return (
    <>
      <FormPictogram form={box.form} className="size-6 shrink-0 text-accent" />
      <span className="min-w-0 grow [overflow-wrap:anywhere]">
        <span className="block font-semibold">
          {box.name} <Dosage>{box.dosage}</Dosage>
        </span>
        <span className="block text-ink-soft text-sm">
          {t(`inventory.form.${formWord(box.form)}`)}
          {box.ownerId !== null && owner !== null && ` · ${t("search.ownedBy", { name: owner })}`}
          <CommonTag medication={box} />
        </span>
        {substance && (
          <span
            className="block text-ink-soft text-sm"
            lang={language === DEFAULT_LANGUAGE ? undefined : DEFAULT_LANGUAGE}
          >
            {substance}
          </span>
        )}
        {(box.location || box.lot) && (
          <span className="block text-ink-soft text-sm">
            {[box.location, box.lot && t("search.lot", { lot: box.lot })]
              .filter(Boolean)
              .join(" · ")}
          </span>
        )}
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <StatusBadges medication={box} today={today} />
          <ExpiryDate medication={box} today={today} />
        </span>
      </span>
    </>
  );
}

function ArticleResult({ article, onClose }: { article: ArticleTitle; onClose: () => void }) {
  const path = useLocalePath();
  const language = useLanguage();
  return (
    <Link
      to={path(`blog/${article.slug}`)}
      data-result=""
      lang={article.language === language ? undefined : article.language}
      className={RESULT}
      onClick={onClose}
    >
      {article.title}
    </Link>
  );
}

function Group<Item>({
  title,
  items,
  keyOf,
  children,
}: {
  title: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}) {
  const t = useText();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  if (items.length === 0) return null;
  const shown = isWhole ? items : items.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby={id} className="mt-4">
      <h3 id={id} className="text-base">
        {title}
      </h3>
      <ul className="-mx-3">
        {shown.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {shown.length < items.length && (
        <Button variant="plain" className="-ml-4" onClick={() => setIsWhole(true)}>
          {t("search.all", { count: items.length })}
        </Button>
      )}
    </section>
  );
}
