import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { today } from "#app/client/time/today.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Checked } from "#domain/draft.ts";
import { type MergeResult, mergeForms } from "#domain/merge.ts";
import {
  BODY_FIELDS,
  type BodyDraft,
  type BodyEntry,
  checkBody,
  isSameBodyField,
} from "#domain/profiles/body-draft.ts";
import {
  checkPerson,
  PERSON_FIELDS,
  type PersonDraft,
  type PersonEntry,
} from "#domain/profiles/person-draft.ts";
import { profileName } from "#domain/profiles/profile.ts";
import { BodyFields } from "../fields/body-fields.tsx";
import { bodyChange, confirmedBody, toBodyForm } from "../fields/body-form.ts";
import { FactsForm, useFactsForm } from "../fields/facts-form.tsx";
import { PersonFields } from "../fields/person-fields.tsx";
import { personChange, toPersonForm } from "../fields/person-form.ts";
import { knownMeasures } from "../fields/use-measure-confirmation.tsx";
import { useShownBody } from "../fields/use-shown-body.ts";
import { useShownPerson } from "../fields/use-shown-person.ts";
import type { ProfileFacts } from "../profile-facts.ts";
import { factsQuery } from "../queries.ts";

/** At another age the same weight is a new question. */
const NO_MEASURES = { weightKg: null, heightCm: null };

type ProfileForm = PersonDraft & BodyDraft;
type ProfileEntry = PersonEntry & BodyEntry;
type ProfileField = keyof ProfileForm;

/** A profile as the manager changes it: who it is, and the body. Mount it anew for each profile. */
export function EditProfileDialog({
  open,
  profileId,
  onClose,
}: {
  open: boolean;
  profileId: string;
  onClose: () => void;
}) {
  const t = useText();
  // What the list knows may be a minute old, and the form must start from what is true.
  const { data, error, isFetchedAfterMount } = useQuery({
    ...factsQuery(profileId),
    staleTime: 0,
  });

  useEffect(() => {
    if (!error) return;
    showToast({ tone: "failure", message: t(`ui.failure.${failureOf(error)}`) });
    onClose();
  }, [error, t, onClose]);

  return data && isFetchedAfterMount ? (
    <OpenedDialog open={open} facts={data} onClose={onClose} />
  ) : null;
}

function OpenedDialog({
  open,
  facts,
  onClose,
}: {
  open: boolean;
  facts: ProfileFacts;
  onClose: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const shownPerson = useShownPerson();
  const shownBody = useShownBody();
  const stored = useFactsForm<ProfileForm, ProfileEntry, ProfileField>(
    facts,
    {
      toForm: (known) => ({ ...toPersonForm(known), ...toBodyForm(known, language) }),
      check: checkProfileForm,
      merge: mergeProfileForms,
      changeOf(entry, known) {
        const person = personChange(entry, known);
        const body = bodyChange(entry);
        return { ...body, ...person, profile: { ...person.profile, ...body.profile } };
      },
    },
    onClose,
  );
  const { register, control, formState } = stored.form;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("profiles.editing.title", { name: profileName(facts) ?? t("profiles.nameless") })}
      unsaved={formState.isDirty && !stored.isSaved}
      startsInForm
      closesOnOutsidePress={false}
    >
      <FactsForm
        stored={stored}
        labelOf={(field) => t(`profiles.fields.${field}`)}
        shown={(form, field) =>
          isBodyField(field) ? shownBody(form, field) : shownPerson(form, field)
        }
        onCancel={onClose}
        bodyOf={(entry) => ({
          ...entry,
          known: entry.bornOn === facts.bornOn ? knownMeasures(facts) : NO_MEASURES,
        })}
        confirmed={confirmedBody}
      >
        <PersonFields register={register} errors={formState.errors}>
          <BodyFields control={control} />
        </PersonFields>
      </FactsForm>
    </Dialog>
  );
}

function checkProfileForm(
  form: ProfileForm,
): Checked<ProfileEntry, Partial<Record<ProfileField, string>>> {
  const person = checkPerson(form, today());
  const body = checkBody(form, today());
  if (person.ok && body.ok) return { ok: true, value: { ...person.value, ...body.value } };
  return {
    ok: false,
    wrong: { ...(person.ok ? {} : person.wrong), ...(body.ok ? {} : body.wrong) },
  };
}

function mergeProfileForms(versions: {
  base: ProfileForm;
  saved: ProfileForm;
  mine: ProfileForm;
}): MergeResult<ProfileForm, ProfileField> {
  const person = mergeForms<PersonDraft, keyof PersonDraft>(PERSON_FIELDS, versions);
  const body = mergeForms<BodyDraft, keyof BodyDraft>(BODY_FIELDS, versions, isSameBodyField);
  return {
    form: { ...person.form, ...body.form },
    changedElsewhere: [...person.changedElsewhere, ...body.changedElsewhere],
    conflicts: [...person.conflicts, ...body.conflicts],
  };
}

function isBodyField(field: ProfileField): field is keyof BodyDraft {
  return (BODY_FIELDS as readonly string[]).includes(field);
}
