import { useDeferredValue, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import {
  useBoxStandings,
  useCabinetChecks,
} from "#app/client/cabinet-checks/use-cabinet-checks.ts";
import { newId } from "#app/client/database/new-id.ts";
import { checkedResolver } from "#app/client/forms/checked-resolver.ts";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { now } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { formatShortMoment } from "#app/locale/format.ts";
import { LeafletLink } from "#app/locale/leaflet-link.tsx";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DialogActions } from "#app/ui/dialog/dialog.tsx";
import { SaveFailure } from "#app/ui/feedback/save-failure.tsx";
import { Warning } from "#app/ui/feedback/warning.tsx";
import { DateTimeInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { TextArea } from "#app/ui/form/text-input.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import { syringeOf } from "#domain/dose-rules/syringe.ts";
import { isCounted } from "#domain/intakes/dose-quantity.ts";
import { keptKinds, type PersonDoubt } from "#domain/intakes/dose-warnings.ts";
import {
  checkIntake,
  type IntakeDraft,
  type IntakeWrong,
  newIntake,
  noted,
} from "#domain/intakes/intake-draft.ts";
import { type Person, possibleRecipients } from "#domain/intakes/recipients.ts";
import { isOpenQuestion } from "#domain/interactions/interactions.ts";
import { formUnit } from "#domain/inventory/form.ts";
import { parseQuantity } from "#domain/inventory/quantity.ts";
import { writeNumber } from "#domain/number.ts";
import type { LoggedIntake } from "../queries.ts";
import type { StoredIntake } from "../stored-intake.ts";
import { BoxOptions, isExpired } from "./box-options.tsx";
import { ClaimWarning } from "./claim-warning.tsx";
import { DoseConfirmation } from "./dose-confirmation.tsx";
import { InteractionWarnings } from "./interaction-warnings.tsx";
import { OtherCorrectionNote } from "./other-correction-note.tsx";
import { QuantityHint } from "./quantity-hint.tsx";
import { RecentDoses } from "./recent-doses.tsx";
import { RecipientChoice } from "./recipient-choice.tsx";
import { SyringeField } from "./syringe-field.tsx";
import { type GoneMedication, isBox, type TakenMedication } from "./taken-medication.ts";
import { useCorrectDose } from "./use-correct-dose.ts";
import { useDoseCheck } from "./use-dose-check.ts";
import { useLogIntake } from "./use-log-intake.ts";
import { useLostShare } from "./use-lost-share.ts";

interface TypedIntake extends IntakeDraft {
  /** Empty until one is chosen. */
  readonly medicationId: string;
}

/** Of what is counted, an arrow key adds a quarter. */
const QUARTER = 0.25;

/** What is typed about one dose: an id belongs to it, however often it is sent. */
export function LogIntakeForm({
  isOpen,
  activeId,
  profileId,
  people,
  takers,
  medication: given,
  choices,
  proposed: proposedBox,
  corrected,
  describing,
  onProfile,
  onUnsaved,
  onLogged,
  onClose,
}: {
  isOpen: boolean;
  /** The profile in whose list the boxes stand. */
  activeId: string;
  /** Who takes the dose. */
  profileId: string;
  people: readonly Person[];
  /** Who may be chosen, with the boxes of their own list; null for those whom a box of this list may be for. */
  takers: readonly Person[] | null;
  medication: TakenMedication | GoneMedication | null;
  choices: readonly TakenMedication[] | undefined;
  proposed: TakenMedication | null;
  /** Null for a new dose. */
  corrected: StoredIntake | null;
  /** Begins the ids of what a screen reader says with the title. */
  describing: string;
  onProfile: (profileId: string) => void;
  /** Hears whether closing would throw away what was typed. */
  onUnsaved: (isUnsaved: boolean) => void;
  onLogged: ((name: string) => void) | undefined;
  onClose: () => void;
}) {
  const t = useText();
  const [id] = useState(() => corrected?.id ?? newId());
  const language = useLanguage();
  const onSaved = () => {
    onClose();
    onLogged?.(name);
  };
  const adding = useLogIntake(profileId, people, onSaved);
  const correcting = useCorrectDose(
    profileId,
    corrected && { ...corrected, profileId: activeId },
    onSaved,
  );
  const logging = corrected ? correcting : adding;
  const { other } = correcting;
  const quantityWords = useQuantityWords();
  const { register, handleSubmit, watch, formState, resetField, setFocus, setValue } = useForm<
    TypedIntake,
    unknown,
    LoggedIntake
  >({
    defaultValues: {
      ...(corrected ? noted(corrected, browserZone, language) : newIntake(now(), browserZone)),
      medicationId: (given ?? proposedBox)?.id ?? "",
    },
    resolver: checkedResolver((typed) => checkTyped(id, typed, corrected?.takenAt ?? null)),
  });
  const { errors, isDirty, dirtyFields } = formState;
  const [typedQuantity, typedMoment, chosenId] = watch([
    "quantityTaken",
    "takenAt",
    "medicationId",
  ]);
  // A list without its chosen box would be read as one in which somebody has chosen nothing.
  const offered = choices ?? (proposedBox ? [proposedBox] : undefined);
  const medication = given ?? offered?.find((choice) => choice.id === chosenId) ?? null;
  const box = medication && isBox(medication) ? medication : null;
  // A thousand boxes take longer to draw than a finger waits: the form with the chosen one is there before them.
  const listed = useDeferredValue(offered, box ? [box] : []);
  const name = medication?.name ?? "";
  const recipients =
    takers ?? possibleRecipients(people, activeId, medication ? medication.ownerId : activeId);
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? null;
  const owner = medication?.ownerId ?? null;
  const ownerName = owner === null ? null : nameOf(owner);
  const check = useDoseCheck(profileId, medication, isOpen, corrected?.id ?? null);
  const checks = useCabinetChecks(profileId, { isFresh: true });
  const standings = useBoxStandings(given ? null : profileId);
  const standingOf = useDeferredValue(standings.standingOf);
  useLostShare(
    {
      profileId,
      person: nameOf(profileId),
      medication,
      quantity: typedQuantity,
      takenAt: typedMoment,
    },
    isOpen && !logging.isBusy && !logging.isDone,
    onClose,
  );
  const syringe =
    medication && formUnit(medication.form) === "ml"
      ? syringeOf(check.leaflet, check.unitMilligrams)
      : null;
  const { proposed } = check;
  const isUnsaved = isDirty && !logging.isDone;
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  const isTyped = corrected !== null || dirtyFields.quantityTaken === true;
  useEffect(() => {
    if (proposed === undefined || isTyped) return;
    const defaultValue = proposed === null ? "" : writeNumber(proposed, language);
    // What is known at once comes before the field does, and only a field that is there can be reset.
    setValue("quantityTaken", defaultValue);
    resetField("quantityTaken", { defaultValue });
    selectFocused("quantityTaken");
  }, [proposed, isTyped, language, resetField, setValue]);
  const typedAs = `${profileId} ${medication?.id} ${typedQuantity} ${typedMoment}`;
  const doubts = check.askedAbout(typedAs);
  const isPerhapsNoted = doubts.some(({ kind }) => kind === "duplicate");
  const quantity = medication
    ? quantityWords(medication.form, parseQuantity(typedQuantity) ?? 0)
    : "";

  const recipientChoice = recipients.length > 1 && (
    <RecipientChoice
      people={recipients}
      value={profileId}
      hasFocus={takers !== null}
      onChange={chooseRecipient}
    />
  );

  function chooseRecipient(id: string) {
    onProfile(id);
    check.forget();
    // Another list does not offer it, and its boxes are named alike.
    if (takers && medication?.ownerId !== null) setValue("medicationId", "");
    // What was proposed is another person's quantity, and must not stand here until this person's doses are read.
    if (!isTyped) resetField("quantityTaken", { defaultValue: "" });
  }

  function submit(intake: LoggedIntake) {
    if (!medication || !check.asks(typedAs, intake, ofPerson(medication))) log(intake);
  }

  function ofPerson(taken: TakenMedication | GoneMedication) {
    const anticoagulant = checks.otherAnticoagulantOf(taken);
    const questions = checks.interactionsWith(taken).filter(isOpenQuestion);
    const doubts: PersonDoubt[] = [
      ...(anticoagulant === null
        ? []
        : [{ kind: "two-anticoagulants", other: anticoagulant } as const]),
      ...(questions.length === 0 ? [] : [{ kind: "open-question", questions } as const]),
    ];
    const isTheirs = taken.ownerId === profileId || checks.isSaidTaken(taken.name);
    return { refusals: checks.refusalsOf(taken), doubts, isTheirs };
  }

  function log(intake: LoggedIntake) {
    if (medication) logging.log(medication, intake, keptKinds(doubts));
  }

  const saveButton = (
    <Button
      type="submit"
      variant={isPerhapsNoted ? "secondary" : "primary"}
      busy={logging.isBusy || check.isBusy || (medication !== null && checks.isNearlyMade)}
    >
      {doubts.length > 0
        ? t("intakes.doubt.save", { quantity })
        : other
          ? t("intakes.correcting.saveOwn")
          : t(`intakes.${corrected ? "correcting" : "logging"}.save`)}
    </Button>
  );

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      {takers && recipientChoice}
      {!given && (
        <Field
          label={t("intakes.fields.medication")}
          error={errors.medicationId && t("intakes.wrong.medication")}
          required
        >
          {(control) => (
            // Its boxes may come after it: a browser would show the first of them, which nobody chose.
            <Select {...control} {...register("medicationId")} value={chosenId}>
              <option value="" disabled hidden>
                {t("intakes.logging.choose")}
              </option>
              <BoxOptions boxes={listed} standingOf={standingOf} />
            </Select>
          )}
        </Field>
      )}
      {!given && choices?.length === 0 && <Warning>{t("intakes.logging.noBox")}</Warning>}
      {!takers && recipientChoice}
      {owner !== null && owner !== profileId && (
        <Warning>
          {ownerName === null
            ? t("intakes.logging.ofAnother")
            : t("intakes.logging.ofSomebodyElse", { name: ownerName })}
        </Warning>
      )}
      {!corrected && <ClaimWarning profileId={profileId} />}
      {corrected && (
        <p>
          {t("intakes.correcting.noted", {
            quantity: quantityWords(corrected.medicationForm, (other ?? corrected).quantityTaken),
            moment: formatShortMoment((other ?? corrected).takenAt, language),
          })}
        </p>
      )}
      {medication && (
        <InteractionWarnings
          profileId={profileId}
          person={nameOf(profileId)}
          medication={medication}
        />
      )}
      {medication && (
        // What comes after the form has opened is said then; the minutes that pass are not.
        <div aria-live="polite" aria-relevant="additions">
          <RecentDoses wordsId={`${describing}-last`} {...check} />
        </div>
      )}
      {medication && (
        <LeafletLink
          leaflet={medication.leaflet}
          name={medication.name}
          country={visitorCountry()}
        />
      )}
      {box && isExpired(box) && (
        <div id={`${describing}-expired`}>
          <Warning>{t("intakes.logging.expired")}</Warning>
        </div>
      )}
      {syringe && (
        <SyringeField
          key={`${profileId} ${medication?.id}`}
          syringe={syringe}
          quantity={typedQuantity}
          onQuantity={(typed) => setValue("quantityTaken", typed, { shouldDirty: true })}
        />
      )}
      <Field
        label={t("intakes.fields.quantityTaken")}
        error={wrong(errors.quantityTaken)}
        hint={medication && <QuantityHint medication={medication} />}
        required
      >
        {(control) => (
          <NumberInput
            {...control}
            {...register("quantityTaken")}
            onFocus={({ target }) => !isTyped && target.select()}
            step={medication && !isCounted(medication.form) ? 1 : QUARTER}
          />
        )}
      </Field>
      {box && (parseQuantity(typedQuantity) ?? 0) > box.currentQuantity && (
        <Warning>{t("intakes.logging.moreThanStock")}</Warning>
      )}
      <Field label={t("intakes.fields.takenAt")} error={wrong(errors.takenAt)} required>
        {(control) => <DateTimeInput {...control} {...register("takenAt")} />}
      </Field>
      <Field label={t("intakes.fields.notes")} error={wrong(errors.notes)} optional>
        {(control) => <TextArea {...control} {...register("notes")} rows={2} />}
      </Field>
      {other && medication && (
        <OtherCorrectionNote
          other={other}
          form={medication.form}
          person={other.profileId === profileId ? null : nameOf(other.profileId)}
          typed={{ quantity: typedQuantity, takenAt: typedMoment }}
          onKeep={onClose}
        />
      )}
      {doubts.length > 0 && (
        <DoseConfirmation
          key={typedAs}
          doubts={doubts}
          name={name}
          person={nameOf(profileId)}
          quantity={quantity}
          substance={check.relevantDoses?.substances[0]}
          me={check.facts?.me ?? ""}
          onSame={onClose}
        >
          {saveButton}
          {doubts.some(({ kind }) => kind !== "duplicate" && kind !== "unread") && (
            <Button
              variant="secondary"
              onClick={() => {
                check.forget();
                setFocus("quantityTaken");
              }}
            >
              {t("intakes.doubt.correct")}
            </Button>
          )}
        </DoseConfirmation>
      )}
      <SaveFailure failure={logging.failure} />
      {doubts.length === 0 && <DialogActions isInSight>{saveButton}</DialogActions>}
    </form>
  );

  function wrong(error: { type?: unknown } | undefined): string | undefined {
    return error && t(`intakes.wrong.${error.type as IntakeWrong}`);
  }
}

/** A digit typed into the field replaces what was proposed meanwhile: `1` beside a proposed `1` would read 11. */
function selectFocused(name: keyof TypedIntake): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement && field.name === name) field.select();
}

function checkTyped(id: string, { medicationId, ...draft }: TypedIntake, before: Instant | null) {
  const checked = checkIntake(draft, now(), browserZone, before);
  if (checked.ok && medicationId !== "") {
    return { ok: true, value: { id, medicationId, entry: checked.value } } as const;
  }
  const wrong = checked.ok ? {} : checked.wrong;
  return {
    ok: false,
    wrong: medicationId === "" ? { medicationId: "required", ...wrong } : wrong,
  } as const;
}
