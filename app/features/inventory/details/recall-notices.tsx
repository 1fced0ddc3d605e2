import Info from "lucide-react/icons/info";
import OctagonAlert from "lucide-react/icons/octagon-alert";
import { useState } from "react";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { formatShortDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { MEDICATION_MAX_LENGTHS } from "#domain/inventory/medication-draft.ts";
import { type BoxRecall, comparableLot, recallMatch } from "#domain/notices/recall.ts";
import { plainLine } from "#domain/plain-text.ts";
import { useNoteLot } from "../queries.ts";
import type { StoredMedication } from "../stored-medication.ts";
import { AgencyPage } from "./agency-page.tsx";

/** What each recall of the medicine says of this very box, and where nobody knows its batch, the field to compare it. */
export function RecallNotices({
  profileId,
  medication,
}: {
  profileId: string;
  medication: StoredMedication;
}) {
  const recalls = medication.notices?.recalls ?? [];
  const isToCompare = recalls.some(
    (recall) => recallMatch(medication.lot, recall) === "lot-unknown",
  );
  if (recalls.length === 0) return null;
  return (
    <div className="mt-5 flex flex-col gap-3">
      {recalls.map((recall) => (
        <RecallNotice key={recall.id} recall={recall} medication={medication} />
      ))}
      {isToCompare && <LotToCompare profileId={profileId} medication={medication} />}
    </div>
  );
}

function RecallNotice({ recall, medication }: { recall: BoxRecall; medication: StoredMedication }) {
  const t = useText();
  const language = useLanguage();
  const match = recallMatch(medication.lot, recall);
  const date = formatShortDay(recall.publishedOn, language);
  const words = match === "recalled" && recall.allLots ? "allLots" : match;
  const isMinded = match !== "not-in-notice";
  return (
    <div
      role={isMinded ? "alert" : undefined}
      className={`flex items-start gap-3 rounded-control px-4 py-3 ${isMinded ? "bg-urgent/10" : "bg-paper"}`}
    >
      {isMinded ? (
        <OctagonAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-urgent" />
      ) : (
        <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      )}
      <div className="min-w-0 grow [overflow-wrap:anywhere]">
        <p className={`font-semibold ${isMinded ? "text-urgent" : ""}`}>
          {t(`notices.recall.${words}`, { date, lot: medication.lot ?? "" })}
        </p>
        {match === "recalled" && <p>{t("notices.recall.bringBack")}</p>}
        <p className="mt-1 text-sm">{recall.title}</p>
        {recall.lots.length > 0 && (
          <p className="text-sm tabular-nums">
            {t("notices.recall.lots", { lots: recall.lots.join(", ") })}
          </p>
        )}
        <AgencyPage name={medication.name} url={recall.url} />
      </div>
    </div>
  );
}

function LotToCompare({
  profileId,
  medication: { id },
}: {
  profileId: string;
  medication: StoredMedication;
}) {
  const t = useText();
  const may = usePermissionCheck();
  const noting = useNoteLot(profileId);
  const [typed, setTyped] = useState("");
  const [isAsked, setAsked] = useState(false);
  if (!may("edit-medications")) return null;
  const lot = plainLine(typed);
  const wrong =
    comparableLot(lot) === ""
      ? t("notices.recall.lotMissing")
      : lot.length > MEDICATION_MAX_LENGTHS.lot && t("notices.recall.lotTooLong");
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!wrong) noting.mutate({ id, lot });
      }}
    >
      <Field
        label={t("notices.recall.lot")}
        hint={t("notices.recall.lotHint")}
        error={(isAsked && wrong) || (noting.isError && t("notices.recall.failed"))}
        className="min-w-40 grow"
      >
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={noting.isPending}>
        {t("notices.recall.compare")}
      </Button>
    </form>
  );
}
