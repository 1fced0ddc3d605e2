import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { newId } from "#app/client/database/new-id.ts";
import { failureOf } from "#app/client/errors/failure.ts";
import { useReachableProfiles } from "#app/client/permissions/reachable-profiles.ts";
import { useSession } from "#app/client/session/session.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/dialog.tsx";
import { confirmDiscardThen } from "#app/ui/dialog/unsaved-changes.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { SaveFailure } from "#app/ui/feedback/save-failure.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { isForm } from "#domain/inventory/form.ts";
import { BoxInteractions } from "../box-interactions.tsx";
import { MedicationFields } from "../fields/medication-fields.tsx";
import { useMedicationForm } from "../fields/medication-form-control.ts";
import { useNameQuestion } from "../fields/name-question.tsx";
import { EMPTY_FORM } from "../form.ts";
import type { MedicationFacts } from "../medication-facts.ts";
import type { ScannedBox } from "../medication-reference.ts";
import { useAddMedication } from "../queries.ts";
import type { PrescribedBox } from "./form-of-line.ts";
import { formOfScan } from "./form-of-scan.ts";

/** Mount it anew for each box: an id belongs to one box, however often it is sent. */
export function AddMedicationDialog({
  open,
  profileId,
  person,
  box,
  prescribed,
  onScanNext,
  onAdded,
  onClose,
}: {
  open: boolean;
  profileId: string;
  /** Whose cabinet it is; null while unknown. */
  person: string | null;
  /** The one whose code was read, if that is how it began. */
  box?: ScannedBox | undefined;
  /** The line of a prescription that it began with, as written, and what it fills in. */
  prescribed?: (PrescribedBox & { readonly notice: string }) | undefined;
  /** Shows the scanner again. */
  onScanNext?: (() => void) | undefined;
  onAdded?: (() => void) | undefined;
  onClose: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const path = useLocalePath();
  const navigate = useNavigate();
  const [id] = useState(newId);
  const form = useMedicationForm(
    box ? formOfScan(box, language) : (prescribed?.form ?? EMPTY_FORM),
  );
  const adding = useAddMedication(profileId);
  const scansNext = useRef(false);
  const reference = box?.reference ?? prescribed?.reference ?? undefined;
  const [name, dosage, chosenForm, referenceId, isCommon, isScheduled] = form.watch([
    "name",
    "dosage",
    "form",
    "referenceId",
    "isCommon",
    "wantsReminders",
  ]);
  const { session } = useSession();
  const isOfSeveral = (useReachableProfiles(session?.user.id ?? null)?.length ?? 0) > 1;
  const typed = {
    id: null,
    name,
    dosage,
    form: isForm(chosenForm) ? chosenForm : null,
    activeMolecule: (referenceId === reference?.id && reference?.molecule) || null,
  };

  /** Where one person has a cabinet it is for them. */
  function forWhom(): string {
    if (isCommon && !isScheduled) return t("inventory.adding.forHome");
    return t("inventory.adding.for", { name: person ?? t("profiles.nameless") });
  }

  function add(facts: MedicationFacts) {
    if (adding.isPending) return;
    adding.mutate(
      { id, facts, gtin: box?.gtin ?? null },
      {
        onSuccess: ({ name }) => {
          onAdded?.();
          if (scansNext.current) onScanNext?.();
          else onClose();
          showToast({ tone: "success", message: t("inventory.adding.done", { name }) });
        },
        onError: () => showToast({ tone: "failure", message: t("inventory.adding.failed") }),
      },
    );
  }

  const { check, question } = useNameQuestion(form, undefined, add);

  function submit({ thenScans = false } = {}) {
    scansNext.current = thenScans;
    void form.handleSubmit(check)();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("inventory.adding.title")}
      description={isOfSeveral && forWhom()}
      unsaved={form.formState.isDirty && !adding.isSuccess}
      closesOnOutsidePress={false}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {!box && !prescribed && (
          <p className="mb-4">
            <Link
              to={path("inventory/fill")}
              onClick={(event) => {
                event.preventDefault();
                confirmDiscardThen(() => void navigate(path("inventory/fill")));
              }}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
            >
              {t("inventory.adding.several")}
            </Link>
          </p>
        )}
        {prescribed && <Notice tone="success">{prescribed.notice}</Notice>}
        {box?.known && <Notice tone="success">{t("inventory.scan.known")}</Notice>}
        {box?.isDoubtful && <Notice tone="failure">{t("inventory.scan.doubtful")}</Notice>}
        <MedicationFields form={form} startsHere reference={reference} />
        <BoxInteractions profileId={profileId} person={person} box={typed} />
        <SaveFailure failure={adding.error && failureOf(adding.error)} />
        {question ?? (
          <DialogActions>
            {onScanNext && (
              <Button
                variant="secondary"
                disabled={adding.isPending}
                onClick={() => submit({ thenScans: true })}
              >
                {t("inventory.adding.saveAndScan")}
              </Button>
            )}
            <Button type="submit" busy={adding.isPending}>
              {t("inventory.adding.save")}
            </Button>
          </DialogActions>
        )}
      </form>
    </Dialog>
  );
}
