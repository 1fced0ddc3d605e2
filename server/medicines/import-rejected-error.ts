import type { RefusalReason } from "#domain/medicines/import-run.ts";
import { OFFICIAL_FILES } from "#domain/medicines/official-files.ts";
import { OperatorError } from "../lifecycle/operator-error.ts";

/** Nothing was imported and nothing changed. The message is for the operator, `reason` for a page. */
export class ImportRejectedError extends OperatorError {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(rejectionMessage(reason));
    this.reason = reason;
  }
}

function rejectionMessage(reason: RefusalReason): string {
  switch (reason.is) {
    case "missing":
      return `${name(reason)} is missing: download it and put it beside the others.`;
    case "empty":
      return `${name(reason)} is empty: download it again.`;
    case "web-page":
      return `${name(reason)} is a page of the website, not the file: download it again from the page "Téléchargement".`;
    case "other-file":
      return reason.looksLike === null
        ? `${name(reason)} does not hold what it held in the layouts of 2017 and 2026: make sure that it is the right file.`
        : `${name(reason)} holds the rows of ${reason.looksLike}: download it again, and keep each file under its own name.`;
    case "shrunken":
      return `${name(reason)} has ${reason.rows} rows, and the last edition had ${reason.before}: download it again, or add --force when it is right.`;
    case "older":
      return `The newest day of these files is ${reason.date}, and an edition of ${reason.before} was imported before: say their day with --date, or add --force to go back.`;
    case "of-two-editions":
      return `${OFFICIAL_FILES.packs.name} names ${reason.strangers} medicines that ${OFFICIAL_FILES.medicines.name} does not know: download both again, or add --force when they are right.`;
    case "prescriptions":
      return `${reason.changed} of ${reason.of} medicines would change what is said about a prescription: download ${OFFICIAL_FILES.conditions.name} again, or add --force when it is right.`;
    case "busy":
      return "Another import is running: wait until it has ended.";
    case "undated":
      return "Nothing in these files tells their day: add --date with the day that the download page shows, such as --date 2026-04-28.";
  }
}

function name({ file }: { readonly file: keyof typeof OFFICIAL_FILES }): string {
  return OFFICIAL_FILES[file].name;
}
