import { Link } from "react-router";
import { mergeForms } from "../../../domain/merge.ts";
import {
  checkPerson,
  PERSON_FIELDS,
  type PersonDraft,
  type PersonEntry,
} from "../../../domain/profiles/person-draft.ts";
import { today, useToday } from "../../client/today.ts";
import { formatDay } from "../../locale/format.ts";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { EditableCard } from "../../ui/editable-card.tsx";
import { FactList } from "../../ui/fact-list.tsx";
import { useAgeWords } from "./age-words.ts";
import { PhoneLink } from "./contact-links.tsx";
import { FactsForm, useFactsForm } from "./facts-form.tsx";
import { PersonFields } from "./person-fields.tsx";
import { personChange, toPersonForm } from "./person-form.ts";
import type { ProfileFacts } from "./profile-facts.ts";
import { UnreadableFacts } from "./unreadable-facts.tsx";
import { useShownPerson } from "./use-shown-person.ts";

/** @param email of the account, for one's own profile alone: the others have none */
export function PersonCard({
  facts,
  email,
  mayEdit,
}: {
  facts: ProfileFacts;
  email: string | null;
  mayEdit: boolean;
}) {
  const t = useText();
  return (
    <EditableCard
      title={t("profiles.person.title")}
      mayEdit={mayEdit}
      view={
        <>
          <UnreadableFacts facts={facts.unreadable} />
          <PersonView facts={facts} email={email} />
        </>
      }
      editor={(onClose) => <PersonForm facts={facts} email={email} onClose={onClose} />}
    />
  );
}

function PersonView({ facts, email }: { facts: ProfileFacts; email: string | null }) {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const ageWords = useAgeWords();
  const { bornOn, phone } = facts;
  const age = ageWords(bornOn, today);
  const birth = bornOn && formatDay(bornOn, language);
  return (
    <FactList
      facts={[
        ...(email === null ? [] : [{ word: t("accounts.email"), fact: email }]),
        { word: t("profiles.fields.firstName"), fact: facts.firstName },
        { word: t("profiles.fields.lastName"), fact: facts.lastName },
        { word: t("profiles.fields.type"), fact: t(`profiles.type.${facts.type}`) },
        {
          word: t("profiles.fields.bornOn"),
          fact: birth && age ? t("profiles.person.bornOn", { date: birth, age }) : birth,
        },
        {
          word: t("profiles.fields.phone"),
          fact: phone && <PhoneLink phone={phone} />,
        },
      ]}
    />
  );
}

function PersonForm({
  facts,
  email,
  onClose,
}: {
  facts: ProfileFacts;
  email: string | null;
  onClose: () => void;
}) {
  const t = useText();
  const path = useLocalePath();
  const shown = useShownPerson();
  const stored = useFactsForm<PersonDraft, PersonEntry, keyof PersonDraft>(
    facts,
    {
      toForm: toPersonForm,
      check: (form) => checkPerson(form, today()),
      merge: (versions) => mergeForms(PERSON_FIELDS, versions),
      changeOf: personChange,
    },
    onClose,
  );
  const { register, formState } = stored.form;
  return (
    <FactsForm
      stored={stored}
      labelOf={(field) => t(`profiles.fields.${field}`)}
      shown={shown}
      onCancel={onClose}
    >
      <PersonFields register={register} errors={formState.errors} />
      {email !== null && (
        <p className="text-ink-soft">
          {t("profiles.person.email", { email })}{" "}
          <Link to={path("settings")} className="text-accent underline">
            {t("profiles.person.changeEmail")}
          </Link>
        </p>
      )}
    </FactsForm>
  );
}
