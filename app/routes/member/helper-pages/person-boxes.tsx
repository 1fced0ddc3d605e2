import { useCabinetChecks } from "#app/client/cabinet-checks/use-cabinet-checks.ts";
import { useToday } from "#app/client/time/today.ts";
import { BoxFields } from "#app/features/helper-pages/box-fields.tsx";
import type { Comparison } from "#app/features/helper-pages/given-together.tsx";
import type { BoxesProps } from "#app/features/helper-pages/page-form.tsx";
import type { StoredMedication } from "#app/features/inventory/stored-medication.ts";
import { useText } from "#app/locale/text.tsx";
import { InlineFailure } from "#app/ui/feedback/inline-failure.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { expiryOn } from "#domain/inventory/expiry.ts";
import { goodUntil } from "#domain/inventory/opened-life.ts";
import { recallsToMind } from "#domain/notices/recall.ts";
import { boxesOf } from "../home/givable-boxes.ts";
import type { Home } from "../home/home-query.ts";

/** The boxes in whose list a person finds them, with what the rules and the leaflets say of each for that person. */
export function PersonBoxes({
  profileId,
  home,
  ...given
}: BoxesProps & { profileId: string; home: Home }) {
  const t = useText();
  const today = useToday();
  const checks = useCabinetChecks(profileId, { isFresh: true });
  const usable = boxesOf(home, profileId).filter(
    (box) =>
      recallsToMind(box).length === 0 &&
      expiryOn(today, goodUntil(box)) !== "expired" &&
      box.courseStop === null,
  );
  // What speaks against a box is known before anybody chooses it.
  if (checks.isPending) return <SkeletonList rows={2} rowClassName="h-24" />;
  return (
    <>
      {checks.isFailed && (
        <InlineFailure onRetry={() => window.location.reload()}>
          {t("helper.form.checksFailed")}
        </InlineFailure>
      )}
      <BoxFields
        profileId={profileId}
        boxes={usable.map((box) => toListable(box, checks))}
        today={today}
        compare={(ids) =>
          compare(
            usable.filter(({ id }) => ids.includes(id)),
            checks,
          )
        }
        {...given}
      />
    </>
  );
}

function toListable(box: StoredMedication, checks: ReturnType<typeof useCabinetChecks>) {
  const label = checks.labelOf(box);
  const spacing = checks.spacingOf(box);
  const isOutside = label !== null && "standing" in label && label.standing === "outside";
  return {
    id: box.id,
    name: box.name,
    dosage: box.dosage,
    form: box.form,
    schedule: box.schedule,
    posology: box.posology,
    isRefused: isOutside || checks.warningsOf(box).length > 0 || hasContraindication(box, checks),
    printed: spacing && {
      intervalHours: spacing.intervalHours,
      maxDoses: spacing.maxDoses,
      source: spacing.source.name,
    },
  };
}

/** The boxes of a page with each other, and with what the person takes besides. */
function compare(
  boxes: readonly StoredMedication[],
  checks: ReturnType<typeof useCabinetChecks>,
): Comparison {
  const isCompared = checks.comparison === "made";
  const onPage = new Set<string | null>(boxes.map(({ id }) => id));
  return {
    pairs: checks.pairsAmong(boxes),
    withTreatments: boxes.flatMap((box) =>
      checks
        .interactionsWith(box)
        .filter(({ treatment }) => !onPage.has(treatment.boxId))
        .map((interaction) => ({ box, interaction })),
    ),
    unknown: isCompared ? boxes.filter((box) => !checks.isComparable(box)) : [],
    nothing: isCompared ? [] : boxes,
  };
}

/** CI and AD refuse where medicines are offered too. */
function hasContraindication(
  box: StoredMedication,
  checks: ReturnType<typeof useCabinetChecks>,
): boolean {
  return checks
    .interactionsWith(box)
    .some(({ rule }) => rule.level === "CI" || rule.level === "AD");
}
