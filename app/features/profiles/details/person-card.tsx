import { Link } from "react-router";
import { today, useToday } from "#app/client/time/today.ts";
import { useAgeWords } from "#app/locale/age-words.ts";
import { formatDay } from "#app/locale/format.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { EditableCard } from "#app/ui/layout/editable-card.tsx";
import { DescriptionList } from "#app/ui/list/description-list.tsx";
import { mergeForms } from "#domain/merge.ts";
import {
  checkPerson,
  PERSON_FIELDS,
  type PersonDraft,
  type PersonEntry,
} from "#domain/profiles/person-draft.ts";
import { FactsForm, useFactsForm } from "../fields/facts-form.tsx";
import { PersonFields } from "../fields/person-fields.tsx";
import { personChange, toPersonForm } from "../fields/person-form.ts";
import { useShownPerson } from "../fields/use-shown-person.ts";
import type { ProfileFacts } from "../profile-facts.ts";
import { UnreadableFacts } from "../unreadable-facts.tsx";
import { PhoneLink } from "./contact-links.tsx";

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
    <DescriptionList
      items={[
        ...(email === null ? [] : [{ term: t("accounts.email"), description: email }]),
        { term: t("profiles.fields.firstName"), description: facts.firstName },
        { term: t("profiles.fields.lastName"), description: facts.lastName },
        { term: t("profiles.fields.type"), description: t(`profiles.type.${facts.type}`) },
        {
          term: t("profiles.fields.bornOn"),
          description: birth && age ? t("profiles.person.bornOn", { date: birth, age }) : birth,
        },
        {
          term: t("profiles.fields.phone"),
          description: phone && <PhoneLink phone={phone} />,
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
