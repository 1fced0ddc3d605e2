import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import type { GenericGroup } from "#app/features/generic-groups/generic-group.ts";
import { genericGroupsQuery } from "#app/features/generic-groups/queries.ts";
import type { MedicationReference } from "#app/features/inventory/medication-reference.ts";
import { moleculeNames } from "#app/features/inventory/molecule-names.tsx";
import { nationalListQuery } from "#app/features/inventory/queries.ts";
import { ReferenceSource } from "#app/features/inventory/reference-source.tsx";
import { Dosage } from "#app/locale/dosage.tsx";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { formWord } from "#domain/inventory/form.ts";
import { BDPM } from "#domain/medicines/imports/source.ts";
import {
  compareWithHome,
  type SubstanceGroup,
} from "#domain/medicines/molecules/same-substance.ts";
import { BoxList } from "./box-list.tsx";
import type { FoundBox } from "./find-in-home.ts";
import { GenericGroups } from "./generic-groups.tsx";

/** Letters from which the list is asked. */
const ASKED_FROM = 2;

type Group = SubstanceGroup<MedicationReference, FoundBox>;

/**
 * What a pharmacy may offer, from the list of medicines, sorted by substance with the boxes at home that have it. The list
 * is on the server, so it is asked on a press and not with each letter.
 */
export function NationalListSearch({
  words,
  isAsked = false,
  boxes,
  substanceOf,
  children: boxFacts,
}: {
  words: string;
  /** Whether somebody pressed for these words before. */
  isAsked?: boolean;
  /** All boxes of the home; null while they are not known. */
  boxes: readonly FoundBox[] | null;
  substanceOf: (boxId: string) => string | null;
  /** How a box at home is shown. */
  children: (found: FoundBox) => ReactNode;
}) {
  const t = useText();
  const language = useLanguage();
  const [asked, setAsked] = useState(isAsked ? words : null);
  const { data, isError, isFetching, refetch } = useQuery(nationalListQuery(asked, language));
  // Only the French file has groups.
  const french = data?.filter(({ source }) => source === BDPM.name).map(({ id }) => id) ?? [];
  const groups = useQuery(genericGroupsQuery(french));
  if (words.length < ASKED_FROM) return null;
  if (asked === null) {
    return (
      <Button variant="secondary" className="mt-4 w-full" onClick={() => setAsked(words)}>
        {t("search.list.ask", { words })}
      </Button>
    );
  }
  const compared =
    data &&
    compareWithHome(data, boxes ?? [], {
      medicine: ({ name, dosage, molecule }) => ({ name, dosage, activeMolecule: molecule }),
      box: ({ box }) => ({
        name: box.name,
        dosage: box.dosage,
        activeMolecule: substanceOf(box.id),
      }),
    });
  return (
    <section aria-label={t("search.list.title")} className="mt-6">
      <h3 className="text-base">{t("search.list.title")}</h3>
      <p role="status" className="text-ink-soft text-sm">
        {isFetching
          ? t("search.waiting")
          : compared && t("search.list.found", { count: data.length, words: asked })}
      </p>
      {isError && !isFetching && (
        <Notice tone="failure">
          {t("search.list.failed")}{" "}
          <Button variant="plain" onClick={() => void refetch()}>
            {t("search.list.again")}
          </Button>
        </Notice>
      )}
      {compared?.groups.map((group) => (
        <SubstanceSection
          key={group.key}
          group={group}
          generics={groupsOf(groups.data ?? [], group.medicines)}
          boxes={boxes}
          onOthers={group.molecule === "" ? null : () => setAsked(group.molecule)}
          isAsked={asked === group.molecule}
        >
          {boxFacts}
        </SubstanceSection>
      ))}
      {groups.isError && <p className="mt-4 text-sm">{t("search.list.groups.failed")}</p>}
      {compared && compared.groups.length > 0 && compared.unknown.length > 0 && (
        <p className="mt-4 text-sm">
          {t("search.list.uncompared", { count: compared.unknown.length })}
        </p>
      )}
    </section>
  );
}

/** The groups that any of these medicines is in. */
function groupsOf(
  groups: readonly GenericGroup[],
  medicines: readonly MedicationReference[],
): GenericGroup[] {
  const ids = new Set(medicines.map(({ id }) => id));
  return groups.filter(({ members }) =>
    members.some(({ referenceId, hasLeft }) => !hasLeft && ids.has(referenceId)),
  );
}

function SubstanceSection({
  group: { molecule, medicines, same, partly },
  generics,
  boxes,
  isAsked,
  onOthers,
  children: boxFacts,
}: {
  group: Group;
  /** The generic groups of its medicines. */
  generics: readonly GenericGroup[];
  /** All boxes of the home; null while they are not known. */
  boxes: readonly FoundBox[] | null;
  isAsked: boolean;
  /** Asks for other names of the substance; null where the list names none. */
  onOthers: (() => void) | null;
  children: (found: FoundBox) => ReactNode;
}) {
  const t = useText();
  const language = useLanguage();
  const id = useId();
  const [first] = medicines;
  const heading = first ? moleculeNames(first, language) : { text: molecule, lang: undefined };
  const isHere = same.length > 0 || partly.length > 0;
  return (
    <section aria-labelledby={id} className="mt-4 rounded-control border border-line p-3">
      <h4 id={id} lang={heading.lang} className="font-semibold text-base [overflow-wrap:anywhere]">
        {molecule === "" ? t("search.list.noSubstance") : heading.text}
      </h4>
      {boxes !== null && !isHere && molecule !== "" && (
        <p className="mt-2 text-sm">{t("search.list.nothing")}</p>
      )}
      <BoxList title={t("search.list.same")} boxes={same}>
        {boxFacts}
      </BoxList>
      <BoxList title={t("search.list.partly")} boxes={partly}>
        {boxFacts}
      </BoxList>
      <h5 className="mt-3 font-semibold text-sm">{t("search.list.names")}</h5>
      <ul>
        {medicines.map((medicine) => (
          <li key={medicine.id} className="py-2 [overflow-wrap:anywhere]">
            <span className="font-semibold">
              {medicine.name} <Dosage>{medicine.dosage}</Dosage>
            </span>
            <span className="block text-ink-soft text-sm">
              {medicine.form ? (
                t(`inventory.form.${formWord(medicine.form)}`)
              ) : (
                <span lang={medicine.languages.molecule}>{medicine.formInSource}</span>
              )}
              {medicine.needsPrescription && ` · ${t("search.list.prescription")}`}
              {medicine.isWithdrawn && ` · ${t("search.list.withdrawn")}`}
            </span>
          </li>
        ))}
      </ul>
      {first && (
        <p className="text-ink-soft text-sm">
          <ReferenceSource reference={first} />
        </p>
      )}
      <GenericGroups groups={generics} boxes={boxes} same={same}>
        {boxFacts}
      </GenericGroups>
      {onOthers && !isAsked && (
        <Button variant="plain" className="-ml-4 text-left" onClick={onOthers}>
          {t("search.list.others", { molecule: heading.text })}
        </Button>
      )}
    </section>
  );
}
