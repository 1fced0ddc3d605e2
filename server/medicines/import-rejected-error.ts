import type { RefusalReason } from "#domain/medicines/imports/import-run.ts";
import { isNationalFile, type NationalFile } from "#domain/medicines/national/national-files.ts";
import {
  fileName,
  type ImportedFile,
  OFFICIAL_FILES,
} from "#domain/medicines/official/official-files.ts";
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
      return `${name(reason)} is missing: download it into the folder of the other files.`;
    case "empty":
      return `${name(reason)} is empty: download it again.`;
    case "web-page":
      return `${name(reason)} is a page of the website, not the file: download it again${isNationalFile(reason.file) ? "" : ' from the page "Téléchargement"'}.`;
    case "truncated":
      return `${name(reason)} ends in the middle: download it again.`;
    case "other-file":
      if (reason.looksLike === null && isNationalFile(reason.file)) {
        return `${name(reason)} does not begin as the published file does: check that it is the right file.`;
      }
      return reason.looksLike === null
        ? `${name(reason)} has neither the layout of 2017 nor that of 2026: check that it is the right file.`
        : `${name(reason)} contains the rows of ${reason.looksLike}: download it again, and do not rename the files.`;
    case "shrunken":
      return `${name(reason)} has ${reason.rows} rows, and the last edition had ${reason.before}: download it again, or import the downloaded files with --force if it is correct.`;
    case "older":
      return `The newest date in these files is ${reason.date}, and an edition of ${reason.before} is already imported: give their date with --date, or import the downloaded files with --force.`;
    case "of-two-editions":
      return `${fileName(reason.packs)} lists ${reason.strangers} medicines that ${fileName(reason.medicines)} does not contain: download both again, or import the downloaded files with --force if they are correct.`;
    case "prescriptions":
      return `${reason.changed} of ${reason.of} medicines would change whether they need a prescription: download ${OFFICIAL_FILES.conditions.name} again (the files, of another country), or import the downloaded files with --force if it is correct.`;
    case "busy":
      return "Another import is running: try again when it has finished.";
    case "undated":
      return "These files contain no date: add --date with the date of the download page, such as --date 2026-04-28.";
  }
}

function name({ file }: { readonly file: ImportedFile | NationalFile }): string {
  return fileName(file);
}
