import { day } from "#domain/calendar/day.ts";
import type { PrescriptionFacts } from "#domain/prescriptions/prescription-draft.ts";
import type { Case } from "../case.ts";
import { aParent, aSharedProfile } from "../family.ts";
import { product } from "../recorded-product.ts";

const {
  addPrescription,
  addPrescriptionFile,
  deletePrescription,
  deletePrescriptionFiles,
  editPrescription,
  listPrescriptionFiles,
  listPrescriptions,
  markBoxed,
  readPrescriptionFile,
} = product.prescriptions;

const LINE = "Amoxicilline 500 mg, 1 gélule matin et soir 😴";
const FACTS: PrescriptionFacts = {
  prescriber: "Dr Diallo",
  issuedOn: day("2026-03-12"),
  endsOn: day("2026-09-12"),
  renewalDays: 14,
  lines: [LINE],
};
const PDF = new Blob(["%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"], {
  type: "application/pdf",
});

const failureIn = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (problem) => problem.failure,
  );

/** The prescriptions of a person, and their files. */
export const prescriptionCases: readonly Case[] = [
  {
    name: "addPrescription, editPrescription, markBoxed, listPrescriptions, deletePrescription: from first to last",
    async run(world) {
      const { db, child } = await aParent(world);
      const id = world.id("the prescription");
      await addPrescription(db, child, id, FACTS);
      await addPrescription(db, child, id, { ...FACTS, prescriber: null });
      await markBoxed(db, id, LINE);
      const [known] = await listPrescriptions(db, child);
      if (!known) throw new Error("The prescription is not there.");
      await editPrescription(db, known, FACTS);
      const stale = await failureIn(editPrescription(db, known, FACTS));
      const [kept] = await listPrescriptions(db, child);
      await deletePrescription(db, id);
      await deletePrescription(db, id);
      return {
        first: [known.prescriber, known.lines, known.boxedLines],
        kept: [kept?.prescriber, kept?.issuedOn, kept?.endsOn, kept?.renewalDays, kept?.boxedLines],
        stale,
        left: await listPrescriptions(db, child),
      };
    },
    expected: {
      wire: [
        "POST /rest/v1/prescriptions 201",
        "POST /rest/v1/prescriptions 409 23505",
        "PATCH /rest/v1/prescriptions 200",
        "GET /rest/v1/prescriptions 200",
        "PATCH /rest/v1/prescriptions 204",
        "GET /rest/v1/prescriptions 200",
        "PATCH /rest/v1/prescriptions 200",
        "PATCH /rest/v1/prescriptions 200",
        "GET /rest/v1/prescriptions 200",
        "DELETE /rest/v1/prescriptions 200",
        "DELETE /rest/v1/prescriptions 200",
        "GET /rest/v1/prescriptions 200",
        "GET /rest/v1/prescriptions 200",
      ],
      answer: {
        first: [null, [LINE], [LINE]],
        kept: ["Dr Diallo", "2026-03-12", "2026-09-12", 14, [LINE]],
        stale: "conflict",
        left: [],
      },
    },
  },
  {
    name: "addPrescriptionFile, listPrescriptionFiles, readPrescriptionFile, deletePrescriptionFiles: a PDF, sent twice",
    async run(world) {
      const { db, child } = await aParent(world);
      const id = world.id("the prescription");
      const file = world.id("the file");
      await world.unobserved(() => addPrescription(db, child, id, FACTS));
      await addPrescriptionFile(db.storage, id, file, PDF);
      await addPrescriptionFile(db.storage, id, file, PDF);
      const listed = await listPrescriptionFiles(db.storage, id);
      const paths = listed.map(({ path }) => path);
      const read = await readPrescriptionFile(db.storage, paths[0] ?? "");
      const { db: hers } = await world.member("eve");
      const refused = [
        await failureIn(readPrescriptionFile(hers.storage, paths[0] ?? "")),
        await failureIn(addPrescriptionFile(hers.storage, id, world.id("another file"), PDF)),
        (await listPrescriptionFiles(hers.storage, id)).length,
      ];
      await deletePrescriptionFiles(db.storage, paths);
      return {
        listed: listed.map(({ isDocument }) => isDocument),
        read: [read.type, read.size],
        refused,
        left: await listPrescriptionFiles(db.storage, id),
      };
    },
    expected: {
      wire: [
        "POST /storage/v1/object/prescriptions/* 200",
        "POST /storage/v1/object/prescriptions/* 409 KeyAlreadyExists",
        "POST /storage/v1/object/list/prescriptions 200",
        "GET /storage/v1/object/prescriptions/* 200",
        "GET /storage/v1/object/prescriptions/* 404 NoSuchKey",
        "POST /storage/v1/object/prescriptions/* 403 AccessDenied",
        "POST /storage/v1/object/list/prescriptions 200",
        "DELETE /storage/v1/object/prescriptions 200",
        "POST /storage/v1/object/list/prescriptions 200",
      ],
      answer: {
        listed: [true],
        read: ["application/pdf", PDF.size],
        refused: ["not-found", "forbidden", 0],
        left: [],
      },
    },
  },
  {
    name: "addPrescription: a viewer reads them and adds none",
    async run(world) {
      const { guest, zoe } = await aSharedProfile(world);
      await world.unobserved(() =>
        addPrescription(zoe.db, zoe.child, world.id("the prescription"), FACTS),
      );
      const read = await listPrescriptions(guest.db, zoe.child);
      const refused = await failureIn(
        addPrescription(guest.db, zoe.child, world.id("another"), FACTS),
      );
      return [read.map(({ prescriber }) => prescriber), refused];
    },
    expected: {
      wire: ["GET /rest/v1/prescriptions 200", "POST /rest/v1/prescriptions 403 42501"],
      answer: [["Dr Diallo"], "forbidden"],
    },
  },
];
