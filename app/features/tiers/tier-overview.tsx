import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { loadFailure } from "#app/locale/load-failure.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { InlineFailure } from "#app/ui/feedback/inline-failure.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Field } from "#app/ui/form/field.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { type Column, DataTable } from "#app/ui/list/data-table.tsx";
import {
  LIMIT_MAX,
  LIMITED,
  type Limited,
  readLimit,
  TIER_LINES,
  TIERS,
  type Tier,
  type TierLine,
} from "#domain/tiers/tiers.ts";
import { tierLimitsQuery, useSetTierLimit } from "./queries.ts";

/** What a tier of accounts switches, what it never does, and the limits that this installation has set. */
export function TierOverview() {
  const t = useText();
  const columns: Column<TierLine>[] = [
    {
      id: "feature",
      header: t("tiers.table.feature"),
      cell: ({ name }) => t(`tiers.features.${name}`),
      card: "heading",
    },
    {
      id: "flag",
      header: t("tiers.table.flag"),
      cell: ({ flag }) => (flag ? <code>{flag}</code> : t("tiers.table.noFlag")),
      card: "line",
    },
    {
      id: "switchable",
      header: t("tiers.table.switchable"),
      cell: ({ isSwitchable }) => t(isSwitchable ? "tiers.table.yes" : "tiers.table.never"),
      card: "line",
    },
  ];
  return (
    <>
      <p className="mb-4 max-w-prose">{t("tiers.lead")}</p>
      <DataTable
        caption={t("tiers.table.caption")}
        columns={columns}
        rows={[...TIER_LINES]}
        rowKey={({ name }) => name}
      />
      <Card title={t("tiers.limits.title")} className="mt-6">
        <p className="mb-4 max-w-prose">{t("tiers.limits.body", { most: LIMIT_MAX.profiles })}</p>
        <Limits />
      </Card>
    </>
  );
}

function Limits() {
  const t = useText();
  const { data: limits, error, refetch } = useQuery(tierLimitsQuery);
  if (!limits) {
    if (!error) return <SkeletonList rows={2} rowClassName="h-20" />;
    return (
      <InlineFailure onRetry={() => void refetch()}>
        {t(loadFailure(failureOf(error)))}
      </InlineFailure>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      {LIMITED.flatMap((subject) =>
        TIERS.map((tier) => {
          const known = limits.find((each) => each.tier === tier && each.subject === subject);
          return (
            <LimitForm
              key={`${subject} ${tier} ${known?.most}`}
              tier={tier}
              subject={subject}
              most={known?.most ?? null}
            />
          );
        }),
      )}
    </div>
  );
}

function LimitForm({ tier, subject, most }: { tier: Tier; subject: Limited; most: number | null }) {
  const t = useText();
  const [typed, setTyped] = useState(most === null ? "" : String(most));
  const [isWrong, setWrong] = useState(false);
  const saving = useSetTierLimit();

  async function save() {
    const read = readLimit(typed, subject);
    setWrong(read === undefined);
    if (read === undefined || saving.isPending) return;
    try {
      // The callbacks of `mutate` would be lost: a new limit mounts this form anew.
      await saving.mutateAsync({ tier, subject, most: read });
      showToast({ tone: "success", message: t("tiers.limits.saved") });
    } catch (problem) {
      showToast({ tone: "failure", message: t(`ui.failure.${failureOf(problem)}`) });
    }
  }

  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        label={t(`tiers.limits.of.${subject}.${tier}`)}
        error={isWrong && t("tiers.limits.wrong", { most: LIMIT_MAX[subject] })}
        hint={t(`tiers.limits.hint.${subject}`)}
      >
        {(control) => (
          <NumberInput
            {...control}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        busy={saving.isPending}
        aria-label={t("tiers.limits.saveOf", { limit: t(`tiers.limits.of.${subject}.${tier}`) })}
      >
        {t("tiers.limits.save")}
      </Button>
    </form>
  );
}
