import { today } from "#app/client/time/today.ts";
import { useMeasureWords } from "#app/locale/measure-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { EditableCard } from "#app/ui/layout/editable-card.tsx";
import { DescriptionList } from "#app/ui/list/description-list.tsx";
import { mergeForms } from "#domain/merge.ts";
import {
  BODY_FIELDS,
  type BodyDraft,
  type BodyEntry,
  checkBody,
  isSameBodyField,
} from "#domain/profiles/body-draft.ts";
import { BodyFields } from "../fields/body-fields.tsx";
import { bodyChange, confirmedBody, toBodyForm } from "../fields/body-form.ts";
import { FactsForm, useFactsForm } from "../fields/facts-form.tsx";
import { knownMeasures } from "../fields/use-measure-confirmation.tsx";
import { useShownBody } from "../fields/use-shown-body.ts";
import type { ProfileFacts } from "../profile-facts.ts";
import { WeightHistory } from "./weight-history.tsx";
import { useDatedWeight, WeightNotes } from "./weight-notes.tsx";

export function BodyCard({ facts, mayEdit }: { facts: ProfileFacts; mayEdit: boolean }) {
  const t = useText();
  const words = useMeasureWords();
  const datedWeight = useDatedWeight();
  return (
    <EditableCard
      title={t("profiles.body.title")}
      mayEdit={mayEdit}
      view={
        <>
          <DescriptionList
            items={[
              { term: t("profiles.fields.weight"), description: datedWeight(facts) },
              {
                term: t("profiles.fields.height"),
                description: words.height(facts.heightCm, facts.units.height),
              },
            ]}
          />
          <WeightNotes facts={facts} />
          <WeightHistory facts={facts} mayEdit={mayEdit} />
        </>
      }
      editor={(onClose) => <BodyForm facts={facts} onClose={onClose} />}
    />
  );
}

function BodyForm({ facts, onClose }: { facts: ProfileFacts; onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  const shown = useShownBody();
  const stored = useFactsForm<BodyDraft, BodyEntry, keyof BodyDraft>(
    facts,
    {
      toForm: (known) => toBodyForm(known, language),
      check: (form) => checkBody(form, today()),
      merge: (versions) => mergeForms(BODY_FIELDS, versions, isSameBodyField),
      changeOf: bodyChange,
    },
    onClose,
  );
  return (
    <FactsForm
      stored={stored}
      labelOf={(field) => t(`profiles.fields.${field}`)}
      shown={shown}
      onCancel={onClose}
      bodyOf={(entry) => ({ ...facts, ...entry, known: knownMeasures(facts) })}
      confirmed={confirmedBody}
    >
      <BodyFields control={stored.form.control} />
    </FactsForm>
  );
}
