import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Checked } from "../../../domain/draft.ts";
import { type Merge, mergeForms } from "../../../domain/merge.ts";
import {
  BODY_FIELDS,
  type BodyDraft,
  type BodyEntry,
  checkBody,
} from "../../../domain/profiles/body-draft.ts";
import {
  checkPerson,
  PERSON_FIELDS,
  type PersonDraft,
  type PersonEntry,
} from "../../../domain/profiles/person-draft.ts";
import { profileName } from "../../../domain/profiles/profile.ts";
import { isSameMeasure } from "../../../domain/profiles/typed-measure.ts";
import { failureOf } from "../../client/failure.ts";
import { today } from "../../client/today.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toast.ts";
import { BodyFields } from "./body-fields.tsx";
import { bodyChange, toBodyForm } from "./body-form.ts";
import { FactsForm, useFactsForm } from "./facts-form.tsx";
import { PersonFields } from "./person-fields.tsx";
import { personChange, toPersonForm } from "./person-form.ts";
import type { ProfileFacts } from "./profile-facts.ts";
import { factsQuery } from "./queries.ts";
import { useShownBody } from "./use-shown-body.ts";
import { useShownPerson } from "./use-shown-person.ts";

/** At another age the same weight is a new question. */
const UNMEASURED = { weightKg: null, heightCm: null };

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
          known: entry.bornOn === facts.bornOn ? facts : UNMEASURED,
        })}
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
  const body = checkBody(form);
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
}): Merge<ProfileForm, ProfileField> {
  const person = mergeForms<PersonDraft, keyof PersonDraft>(PERSON_FIELDS, versions);
  const body = mergeForms<BodyDraft, keyof BodyDraft>(BODY_FIELDS, versions, isSameMeasure);
  return {
    form: { ...person.form, ...body.form },
    taken: [...person.taken, ...body.taken],
    contested: [...person.contested, ...body.contested],
  };
}

function isBodyField(field: ProfileField): field is keyof BodyDraft {
  return field === "weight" || field === "height";
}
