import { mergeForms } from "../../../domain/merge.ts";
import {
  BODY_FIELDS,
  type BodyDraft,
  type BodyEntry,
  checkBody,
} from "../../../domain/profiles/body-draft.ts";
import { isSameMeasure } from "../../../domain/profiles/typed-measure.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { EditableCard } from "../../ui/editable-card.tsx";
import { FactList } from "../../ui/fact-list.tsx";
import { BodyFields } from "./body-fields.tsx";
import { bodyChange, toBodyForm } from "./body-form.ts";
import { FactsForm, useFactsForm } from "./facts-form.tsx";
import { useMeasureWords } from "./measure-words.ts";
import type { ProfileFacts } from "./profile-facts.ts";
import { useShownBody } from "./use-shown-body.ts";

export function BodyCard({ facts, mayEdit }: { facts: ProfileFacts; mayEdit: boolean }) {
  const t = useText();
  const words = useMeasureWords();
  return (
    <EditableCard
      title={t("profiles.body.title")}
      mayEdit={mayEdit}
      view={
        <FactList
          facts={[
            {
              word: t("profiles.fields.weight"),
              fact: words.weight(facts.weightKg, facts.units.weight),
            },
            {
              word: t("profiles.fields.height"),
              fact: words.height(facts.heightCm, facts.units.height),
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
