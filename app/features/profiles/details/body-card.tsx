import { useLanguage, useText } from "#app/locale/text.tsx";
import { EditableCard } from "#app/ui/layout/editable-card.tsx";
import { DescriptionList } from "#app/ui/list/description-list.tsx";
import { mergeForms } from "#domain/merge.ts";
import {
  BODY_FIELDS,
  type BodyDraft,
  type BodyEntry,
  checkBody,
} from "#domain/profiles/body-draft.ts";
import { isSameMeasure } from "#domain/profiles/typed-measure.ts";
import { BodyFields } from "../fields/body-fields.tsx";
import { bodyChange, toBodyForm } from "../fields/body-form.ts";
import { FactsForm, useFactsForm } from "../fields/facts-form.tsx";
import { useShownBody } from "../fields/use-shown-body.ts";
import { useMeasureWords } from "../measure-words.ts";
import type { ProfileFacts } from "../profile-facts.ts";

export function BodyCard({ facts, mayEdit }: { facts: ProfileFacts; mayEdit: boolean }) {
  const t = useText();
  const words = useMeasureWords();
  return (
    <EditableCard
      title={t("profiles.body.title")}
      mayEdit={mayEdit}
      view={
        <DescriptionList
          items={[
            {
              term: t("profiles.fields.weight"),
              description: words.weight(facts.weightKg, facts.units.weight),
            },
            {
              term: t("profiles.fields.height"),
              description: words.height(facts.heightCm, facts.units.height),
            },
          ]}
        />
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
      check: checkBody,
      merge: (versions) => mergeForms(BODY_FIELDS, versions, isSameMeasure),
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
      bodyOf={(entry) => ({ ...facts, ...entry, known: facts })}
    >
      <BodyFields control={stored.form.control} />
    </FactsForm>
  );
}
