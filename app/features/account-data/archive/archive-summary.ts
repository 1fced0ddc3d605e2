import type { TFunction } from "i18next";
import { formatDay, formatMoment, formatNumber, formatShortMoment } from "#app/locale/format.ts";
import { giverCell } from "#app/locale/giver-words.ts";
import {
  type Archive,
  type ArchiveRow,
  exportOnlyTables,
  ownedTables,
} from "#domain/account-data/archive.ts";
import {
  type ArchivedFile,
  type ArchivedFiles,
  archivedFilePath,
  FILE_BUCKETS,
  type FileBucket,
} from "#domain/account-data/archive-files.ts";
import type { Summary, SummaryPart } from "#domain/account-data/summary-page.ts";
import { isDay } from "#domain/calendar/day.ts";
import { BOX_BUCKET, PRESCRIPTION_BUCKET } from "#domain/files/private-buckets.ts";
import type { Language } from "#domain/locale/locales.ts";
import { profileName } from "#domain/profiles/profile.ts";
import { orNull } from "#domain/stored-row.ts";
import { knownMoment, storedInstant } from "#domain/stored-values.ts";

/** Doses that are told of each profile; the table of all is a file of its own. */
const MAX_INTAKES = 200;

/** What an archive holds, in words, to be read without Trousse. */
export function summaryOf(
  archive: Archive,
  files: ArchivedFiles,
  t: TFunction,
  language: Language,
): Summary {
  const { tables, told, account } = archive;
  const text = (row: ArchiveRow | undefined, column: string) => {
    const value = row?.[column];
    return value === null || value === undefined ? "" : String(value);
  };
  const number = (row: ArchiveRow | undefined, column: string) => {
    const value = row?.[column];
    return typeof value === "number" ? formatNumber(value, language) : text(row, column);
  };
  const dayOf = (row: ArchiveRow, column: string) => {
    const value = text(row, column);
    return isDay(value) ? formatDay(value, language) : value;
  };
  const moment = (row: ArchiveRow, column: string) =>
    // As it is stored, where it cannot be read: an archive leaves nothing out.
    orNull(() => formatShortMoment(storedInstant(text(row, column)), language)) ??
    text(row, column);
  /** The printed day, when the box was opened, and for how long it is good from then on. */
  const expiryOf = (box: ArchiveRow) =>
    [
      dayOf(box, "expiry_date"),
      box.opened_on && t("accountData.summary.openedOn", { date: dayOf(box, "opened_on") }),
      box.in_use_days &&
        t("accountData.summary.inUseDays", { count: Number(text(box, "in_use_days")) }),
    ]
      .filter(Boolean)
      .join(", ");
  const nameOf = (row: ArchiveRow) =>
    profileName({ firstName: text(row, "first_name"), lastName: text(row, "last_name") }) ??
    t("profiles.nameless");
  const isOf = (id: string) => (row: ArchiveRow) => (row.profile_id ?? account.id) === id;

  const giverNames = new Map(told.doseGivers.map(({ account: id, name }) => [id, name]));
  const giverOf = (intake: ArchiveRow) => {
    const id = text(intake, "user_id") || null;
    const helperName = text(intake, "helper_name") || null;
    return giverCell({ id, name: id === null ? helperName : (giverNames.get(id) ?? null) }, t);
  };

  function aboutPerson(person: ArchiveRow): SummaryPart[] {
    const id = text(person, "id");
    const name = nameOf(person);
    const details = tables.profile_details.find((row) => row.profile_id === id);
    const intakes = tables.medication_intake_logs
      .filter(isOf(id))
      .sort((a, b) => Date.parse(text(b, "taken_at")) - Date.parse(text(a, "taken_at")))
      .slice(0, MAX_INTAKES);
    const allergies = details?.allergies;
    const facts: [string, string][] = [
      [t("accountData.summary.born"), dayOf(person, "date_of_birth")],
      [
        t("accountData.summary.weight"),
        measure(number(person, "weight"), text(details, "weight_unit")),
      ],
      [
        t("accountData.summary.height"),
        measure(number(person, "height"), text(details, "height_unit")),
      ],
      [t("accountData.summary.phone"), text(details, "phone")],
      [t("accountData.summary.allergies"), Array.isArray(allergies) ? allergies.join(", ") : ""],
      [
        t("accountData.summary.doctor"),
        ["name", "phone", "email", "address", "appointment_link"]
          .map((part) => text(details, `treating_doctor_${part}`))
          .filter(Boolean)
          .join(", "),
      ],
    ];
    return [
      { heading: name, facts: facts.filter(([, fact]) => fact !== "") },
      {
        heading: t("accountData.summary.cabinet", { name }),
        table: {
          headings: [
            t("accountData.summary.medicine"),
            t("accountData.summary.dosage"),
            t("accountData.summary.stock"),
            t("accountData.summary.expiry"),
            t("accountData.summary.notes"),
          ],
          rows: tables.medications
            .filter(isOf(id))
            .map((box) => [
              text(box, "name"),
              `${text(box, "dosage")}, ${text(box, "form")}`,
              `${number(box, "current_quantity")} / ${number(box, "total_quantity")}`,
              expiryOf(box),
              [text(box, "posology"), text(box, "notes")].filter(Boolean).join(" · "),
            ]),
        },
      },
      {
        heading: t("accountData.summary.intakes", { name }),
        text: intakes.length
          ? t("accountData.summary.lastIntakes", { count: intakes.length })
          : undefined,
        table: {
          headings: [
            t("accountData.summary.moment"),
            t("accountData.summary.medicine"),
            t("accountData.summary.quantity"),
            t("accountData.summary.notes"),
            t("intakes.export.giver"),
          ],
          rows: intakes.map((intake) => [
            moment(intake, "taken_at"),
            `${text(intake, "medication_name")}, ${text(intake, "medication_dosage")}`,
            number(intake, "quantity_taken"),
            text(intake, "notes"),
            giverOf(intake),
          ]),
        },
      },
    ];
  }

  /** Which file belongs to which prescription or box: their names are numbers. */
  function filePart(
    heading: string,
    bucket: FileBucket,
    some: readonly ArchivedFile[],
    said?: string,
  ): SummaryPart[] {
    const ofBucket = some.filter((file) => file.bucket === bucket);
    if (ofBucket.length === 0) return [];
    const isBox = bucket === BOX_BUCKET;
    const rows = ofBucket.map((file) => {
      const row = tables[FILE_BUCKETS[bucket].table].find(({ id }) => id === file.rowId);
      const person = row && tables.profiles.find(({ id }) => id === (row.profile_id ?? account.id));
      return [
        person ? nameOf(person) : "",
        ...(isBox
          ? [[text(row, "name"), text(row, "dosage")].filter(Boolean).join(" ")]
          : [text(row, "prescriber"), row ? dayOf(row, "issued_on") : ""]),
        archivedFilePath(file),
      ];
    });
    const headings = [
      t("accountData.summary.person"),
      ...(isBox
        ? [t("accountData.summary.medicine")]
        : [t("accountData.summary.prescriber"), t("accountData.summary.day")]),
      t("accountData.summary.file"),
    ];
    return [{ heading, text: said, table: { headings, rows } }];
  }

  return {
    language,
    title: t("accountData.summary.title"),
    lead: t("accountData.summary.lead", {
      moment: formatMoment(knownMoment(archive.exportedAt), language),
      origin: archive.origin,
      email: account.email,
    }),
    parts: [
      // The owner of the account comes first.
      ...[...tables.profiles]
        .sort((a, b) => Number(b.id === account.id) - Number(a.id === account.id))
        .flatMap(aboutPerson),
      {
        heading: t("accountData.summary.alerts"),
        table: {
          headings: [
            t("accountData.summary.day"),
            t("accountData.summary.alert"),
            t("accountData.summary.notes"),
          ],
          rows: tables.custom_alerts.map((alert) => [
            dayOf(alert, "alert_date"),
            text(alert, "title"),
            text(alert, "message"),
          ]),
        },
      },
      {
        heading: t("accountData.summary.searches"),
        table: {
          headings: [t("accountData.summary.moment"), t("accountData.summary.search")],
          rows: tables.symptom_searches.map((search) => [
            moment(search, "created_at"),
            text(search, "symptoms_text"),
          ]),
        },
      },
      ...filePart(t("accountData.summary.prescriptionFiles"), PRESCRIPTION_BUCKET, files.included),
      ...filePart(t("accountData.summary.boxPhotos"), BOX_BUCKET, files.included),
      ...filePart(
        t("accountData.summary.filesLeftOut"),
        PRESCRIPTION_BUCKET,
        files.leftOut,
        t("accountData.summary.filesLeftOutBody"),
      ),
      ...filePart(
        t("accountData.summary.boxPhotosLeftOut"),
        BOX_BUCKET,
        files.leftOut,
        t("accountData.summary.filesLeftOutBody"),
      ),
      ...(told.sharedProfiles.length
        ? [
            {
              heading: t("accountData.summary.shared"),
              text: t("accountData.summary.sharedBody", {
                names: told.sharedProfiles
                  .map(({ name }) => name ?? t("profiles.nameless"))
                  .join(", "),
              }),
            },
          ]
        : []),
      {
        heading: t("accountData.summary.files"),
        table: {
          headings: [t("accountData.summary.file"), t("accountData.summary.lines")],
          rows: [
            ...ownedTables.map((table) => [table, tables[table].length] as const),
            ...exportOnlyTables.map((table) => [table, told[table].length] as const),
          ].map(([table, count]) => [`csv/${table}.csv`, formatNumber(count, language)]),
        },
      },
    ],
  };
}

/** A height or weight is kept in the unit it is written with. */
function measure(amount: string, unit: string): string {
  return amount && `${amount} ${unit}`.trim();
}
