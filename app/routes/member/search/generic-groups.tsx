import { type ReactNode, useId } from "react";
import type { GenericGroup, GroupedMedicine } from "#app/features/generic-groups/generic-group.ts";
import { Dosage } from "#app/locale/dosage.tsx";
import { formatShortDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { PlainSummary } from "#app/ui/button/plain-summary.tsx";
import { formWord } from "#domain/inventory/form.ts";
import { boxesOfGroup, ungroupable } from "#domain/medicines/official/generic-group.ts";
import { BoxList } from "./box-list.tsx";
import type { FoundBox } from "./find-in-home.ts";

/**
 * The generic groups that the official file names for medicines of one substance, with the boxes at home that are in them.
 * What the file says is repeated, and nothing is concluded from it.
 */
export function GenericGroups({
  groups,
  boxes,
  same,
  children: boxFacts,
}: {
  groups: readonly GenericGroup[];
  /** All boxes of the home; null while they are not known. */
  boxes: readonly FoundBox[] | null;
  /** Those of the substance. */
  same: readonly FoundBox[];
  children: (found: FoundBox) => ReactNode;
}) {
  const t = useText();
  if (groups.length === 0) return null;
  const unknown = ungroupable(same.map(({ box }) => box)).length;
  return (
    <>
      <h5 className="mt-3 font-semibold text-sm">{t("search.list.groups.title")}</h5>
      {groups.map((group) => (
        <Group key={group.number} group={group} boxes={boxes}>
          {boxFacts}
        </Group>
      ))}
      {unknown > 0 && (
        <p className="mt-2 text-sm">{t("search.list.groups.uncompared", { count: unknown })}</p>
      )}
      <p className="mt-2 text-sm">{t("search.list.groups.ask")}</p>
    </>
  );
}

function Group({
  group: { label, editionOn, members, unlisted },
  boxes,
  children: boxFacts,
}: {
  group: GenericGroup;
  boxes: readonly FoundBox[] | null;
  children: (found: FoundBox) => ReactNode;
}) {
  const t = useText();
  const language = useLanguage();
  const id = useId();
  const own = boxesOfGroup(
    members,
    (boxes ?? []).map((found) => ({ ...found.box, found })),
  ).map(({ found }) => found);
  return (
    <section aria-labelledby={id} className="mt-2">
      <h6 id={id} lang="fr" className="font-semibold text-sm [overflow-wrap:anywhere]">
        {label}
      </h6>
      <p className="text-ink-soft text-sm">
        {editionOn === null
          ? t("search.list.groups.undated")
          : t("search.list.groups.source", { date: formatShortDay(editionOn, language) })}
      </p>
      {boxes !== null && own.length === 0 && (
        <p className="mt-1 text-sm">{t("search.list.groups.nothing")}</p>
      )}
      <BoxList title={t("search.list.groups.home")} heading="p" boxes={own}>
        {boxFacts}
      </BoxList>
      <details className="group">
        <PlainSummary className="-ml-4 text-left">
          {t("search.list.groups.names", { count: members.length })}
        </PlainSummary>
        <ul>
          {members.map((member) => (
            <Member key={member.referenceId} member={member} />
          ))}
        </ul>
        {unlisted > 0 && (
          <p className="text-ink-soft text-sm">
            {t("search.list.groups.unlisted", { count: unlisted })}
          </p>
        )}
      </details>
    </section>
  );
}

function Member({ member }: { member: GroupedMedicine }) {
  const t = useText();
  const { name, dosage, form, formInSource, kind, hasLeft, isWithdrawn } = member;
  return (
    <li className="py-2 [overflow-wrap:anywhere]">
      <span className="font-semibold">
        {name} <Dosage>{dosage}</Dosage>
      </span>
      <span className="block text-ink-soft text-sm">
        {form ? t(`inventory.form.${formWord(form)}`) : <span lang="fr">{formInSource}</span>}
        {` · ${t(`search.list.groups.kind.${kind}`)}`}
        {hasLeft && ` · ${t("search.list.groups.left")}`}
        {isWithdrawn && ` · ${t("search.list.withdrawn")}`}
      </span>
    </li>
  );
}
