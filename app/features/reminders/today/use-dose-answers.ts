import { useQueryClient } from "@tanstack/react-query";
import { logActivity } from "#app/client/activity-log/activity-log.ts";
import { newId } from "#app/client/database/new-id.ts";
import {
  type ActionBodies,
  type ActionOf,
  type ActionProblem,
  type AnsweredDose,
  pressedMoment,
  problemOfDose,
} from "#app/client/offline/actions.ts";
import { outbox, useOutboxActions } from "#app/client/offline/device-outbox.ts";
import type { ActionOutcome } from "#app/client/offline/outbox.ts";
import { HOME_KEY } from "#app/client/queries/home-key.ts";
import { useText } from "#app/locale/text.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { answeredDose, type PlannedDose, type TakenDose } from "../dose.ts";
import {
  type PendingAnswer,
  pendingAnswers,
  type UnsavedAnswer,
  unsavedAnswers,
  withoutDose,
} from "./dose-answer.ts";

/** Where a dose was answered, as the activity log says it. */
export type AnsweredVia = "page" | "notification";

export interface DoseAnswers {
  readonly take: (doses: readonly PlannedDose[]) => void;
  /** The planned dose is one that was recorded before. */
  readonly same: (dose: PlannedDose, recorded: TakenDose) => void;
  readonly skip: (dose: PlannedDose) => void;
  readonly later: (dose: PlannedDose, minutes: number) => void;
  readonly undo: (doses: readonly PlannedDose[]) => void;
  /** Takes a skip back. */
  readonly unskip: (dose: PlannedDose) => void;
  /** Sends what could not be saved once more. */
  readonly retry: (unsaved: UnsavedAnswer) => void;
  /** Closes the sentence about what could not be saved, or leaves both doses of two givers as they are. */
  readonly close: (unsaved: UnsavedAnswer) => void;
  /** Deletes the own one of two recorded doses. */
  readonly undoOwn: (unsaved: UnsavedAnswer) => void;
  /** Records the own dose beside that of another giver, or one that is planned no more. */
  readonly recordToo: (unsaved: UnsavedAnswer) => void;
}

export interface AnsweredDoses {
  readonly answers: DoseAnswers;
  /** The answers that the server does not have yet, by the id of their dose. */
  readonly pending: ReadonlyMap<string, PendingAnswer>;
  /** What could not be saved, by the id of its dose. */
  readonly unsaved: ReadonlyMap<string, UnsavedAnswer>;
}

type AnswerKind = UnsavedAnswer["answer"]["kind"];

type Undo = (doses: readonly AnsweredDose[]) => Promise<void>;

/**
 * Answering doses, with what is said about it. The hook of every place where a planned dose can be answered.
 * @param name whose doses they are, where the place has those of several people: each message says it
 */
export function useDoseAnswers(
  { userId, profileId, name = null }: { userId: string; profileId: string; name?: string | null },
  via: AnsweredVia,
): AnsweredDoses {
  const t = useText();
  const queryClient = useQueryClient();
  const actions = useOutboxActions(profileId);
  const pending = pendingAnswers(actions);
  const unsaved = unsavedAnswers(actions);

  const undoOf: Partial<Record<AnswerKind, Undo>> = {
    take: (doses) => takeBack("undo", doses),
    skip: (doses) => takeBack("unskip", doses),
  };

  async function answer<Kind extends AnswerKind>(kind: Kind, body: ActionBodies[Kind]) {
    // What is answered anew was not what it was.
    for (const { id } of body.doses) {
      const before = unsaved.get(id);
      if (before) await close(before);
    }
    hear(await outbox.put({ owner: userId, profileId, kind, body }), kind, body);
  }

  /** @param undo what the message offers to undo the answer with; absent where it offers nothing */
  function hear(
    outcome: ActionOutcome,
    kind: AnswerKind,
    body: ActionBodies[AnswerKind],
    undo: Undo | undefined = undoOf[kind],
  ): void {
    if (outcome.kind === "done") {
      done(kind, body, undo);
      return;
    }
    void queryClient.invalidateQueries({ queryKey: ["doses", profileId] });
    void queryClient.invalidateQueries({ queryKey: HOME_KEY });
    // The line of the dose says that it is kept, and who was faster.
    if (outcome.kind === "kept") return;
    const { problem } = outcome;
    const saved = body.doses.filter(({ id }) => problemOfDose(problem, id) === null);
    if (problem.reason === "overtaken" && problem.isOwn) {
      const message = t("reminders.answered.alreadyNoted", { count: problem.doses.length });
      showToast({ tone: "notice", message: ofPerson(message) });
      return;
    }
    // The lines of the others say why.
    if (saved.length > 0) done(kind, { ...body, doses: saved }, undo);
    if (saved.length > 0 || SAID_AT_LINE.includes(problem.reason)) return;
    const message =
      problem.reason === "conflict" ? t("reminders.answered.conflict") : t(FAILED[kind]);
    showToast({ tone: "failure", message: ofPerson(message) });
  }

  function ofPerson(said: string): string {
    return name === null ? said : t("reminders.answered.of", { name, said });
  }

  function done(
    kind: AnswerKind,
    { doses, ...body }: ActionBodies[AnswerKind],
    undo: Undo | undefined,
  ) {
    const count = doses.length;
    if (kind === "take") {
      logActivity("medication_intake_confirmed", {
        medications_count: count,
        medication_names: doses.map(({ medicationName }) => medicationName),
        confirmed_via: via,
      });
    }
    const message = {
      take: () => t("reminders.answered.taken", { count }),
      same: () => t("reminders.answered.same"),
      skip: () => t("reminders.answered.skipped"),
      later: () => t("reminders.answered.later", { count: "minutes" in body ? body.minutes : 0 }),
      undo: () => t("reminders.answered.undone", { count }),
      unskip: () => t("reminders.answered.unskipped"),
    }[kind]();
    showToast({
      tone: "success",
      message: ofPerson(message),
      ...(undo && {
        action: { label: t("reminders.actions.undo"), run: () => void undo(doses) },
      }),
    });
  }

  /** Cancels the answer where it still waits on this device; the server undoes the others. */
  async function takeBack(kind: "undo" | "unskip", doses: readonly AnsweredDose[]) {
    const idIn = ({ id, intakeId }: AnsweredDose) => (kind === "undo" ? intakeId : id);
    const waiting = new Map(
      outbox
        .actions()
        .filter((each): each is ActionOf<"take" | "skip"> & typeof each =>
          kind === "undo" ? each.kind === "take" : each.kind === "skip",
        )
        .flatMap((each) => each.body.doses.map((dose) => [idIn(dose), each] as const)),
    );
    const left: AnsweredDose[] = [];
    for (const dose of doses) {
      const answered = waiting.get(idIn(dose));
      const isWhole = answered?.body.doses.length === 1;
      if (answered && isWhole && (await outbox.cancel(answered.id))) continue;
      if (answered) await outbox.adopt(answered.id);
      left.push(dose);
    }
    if (left.length > 0) await answer(kind, { doses: left });
    else hear({ kind: "done" }, kind, { doses });
  }

  return {
    answers: {
      take: (doses) =>
        void answer("take", { doses: doses.map((dose) => answeredDose(dose, newId())) }),
      same: (dose, { intakeId, takenAt, quantity, by, byName }) =>
        void answer("same", {
          doses: [answeredDose(dose, intakeId)],
          recorded: { takenAt, quantity, by, byName },
        }),
      skip: (dose) => void answer("skip", { doses: [answeredDose(dose, "")] }),
      later: (dose, minutes) => void answer("later", { doses: [answeredDose(dose, "")], minutes }),
      undo: (doses) =>
        void takeBack(
          "undo",
          doses.flatMap((dose) => (dose.taken ? answeredDose(dose, dose.taken.intakeId) : [])),
        ),
      unskip: (dose) => void takeBack("unskip", [answeredDose(dose, "")]),
      retry: ({ answer: { id, kind, body } }) =>
        void outbox.retry(id).then((outcome) => hear(outcome, kind, body)),
      close: (closed) => void close(closed),
      undoOwn: (own) => void close(own).then(() => takeBack("undo", [own.dose])),
      recordToo: (own) => void close(own).then(() => recordBeside(own)),
    },
    pending,
    unsaved,
  };

  async function recordBeside({ answer, dose: planned, problem }: UnsavedAnswer) {
    const dose = { ...planned, intakeId: newId() };
    const takenAt = pressedMoment(answer);
    const { intakeId, medicationId, medicationName, dosage, form, quantity } = dose;
    const outcome = await outbox.put({
      owner: userId,
      profileId,
      kind: "log",
      body: {
        intakeId,
        medicationId,
        medicationName,
        dosage,
        form,
        entry: { quantityTaken: quantity, takenAt, notes: null },
        // Without an answer of the server it was the hour of this device, which the sender corrects.
        ...(answer.clockOffset !== null && { isServerTime: true }),
        confirmedWarnings: problem.reason === "not-found" ? [] : ["duplicate"],
      },
    });
    hear(outcome, "take", { doses: [dose] }, removeRecorded);
  }

  /** Whatever answered the planned dose stays. */
  async function removeRecorded(doses: readonly AnsweredDose[]) {
    for (const dose of doses) {
      const { intakeId, medicationName } = dose;
      const body = { intakeId, medicationName };
      const kind = "delete-intake";
      hear(await outbox.put({ owner: userId, profileId, kind, body }), "undo", { doses: [dose] });
    }
  }
}

function close({ answer, dose }: UnsavedAnswer): Promise<void> {
  return outbox.discard(answer.id, (action) => withoutDose(action, dose.id));
}

/** Of these the line of the dose tells all. */
const SAID_AT_LINE: readonly ActionProblem["reason"][] = ["overtaken", "plan-ended"];

const FAILED = {
  take: "reminders.answered.failed",
  same: "reminders.answered.sameFailed",
  skip: "reminders.answered.skipFailed",
  later: "reminders.answered.laterFailed",
  undo: "reminders.answered.undoFailed",
  unskip: "reminders.answered.unskipFailed",
} as const satisfies Record<AnswerKind, string>;
