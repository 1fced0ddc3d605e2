import { readerTemperatureUnit } from "#app/client/locale/temperature-unit.ts";
import { useAdherenceWords } from "#app/locale/adherence-words.ts";
import { useAgeWords } from "#app/locale/age-words.ts";
import { formatDay, formatList, formatShortDay, formatShortMoment } from "#app/locale/format.ts";
import { giverCell } from "#app/locale/giver-words.ts";
import { formatTemperature } from "#app/locale/illness-words.ts";
import { useMeasureWords } from "#app/locale/measure-words.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useScheduleWords } from "#app/locale/schedule-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { Day } from "#domain/calendar/day.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import type { CardTreatment } from "#domain/emergency-card/card-content.ts";
import type { TreatmentBox } from "#domain/emergency-card/card-treatments.ts";
import type { Intake } from "#domain/intakes/intake.ts";
import { boxName } from "#domain/inventory/box-name.ts";
import { currentConditions, type StoredCondition } from "#domain/profiles/conditions.ts";
import type { WeightUnit } from "#domain/profiles/measures.ts";
import type { ReportContent } from "#domain/report/report-content.ts";
import type { ReportBlock, ReportDocument } from "./report-document.ts";

/** Whom a report is about. */
export interface ReportPerson {
  readonly name: string | null;
  readonly bornOn: Day | null;
  readonly weightKg: number | null;
  readonly weightMeasuredOn: Day | null;
  readonly weightUnit: WeightUnit;
  readonly allergies: readonly string[];
  readonly areAllergiesUnreadable: boolean;
  readonly conditions: readonly StoredCondition[];
  readonly doctor: { readonly name: string | null; readonly phone: string | null };
}

export interface ReportedDose extends Intake {
  readonly loggedBy: string | null;
  readonly giverName: string | null;
}

/** All that a report says, and how much of what is recorded it could not read. */
export interface ReportReading {
  readonly person: ReportPerson;
  readonly content: ReportContent<TreatmentBox, ReportedDose>;
  readonly writtenAt: Instant;
  readonly unreadableDoses: number;
  /** Whether older notes of illnesses may be missing. */
  readonly areNotesCut: boolean;
}

/** A report in the language of the page. */
export function useReportWords(): (reading: ReportReading) => ReportDocument {
  const t = useText();
  const language = useLanguage();
  const adherenceWords = useAdherenceWords();
  const ageWords = useAgeWords();
  const measures = useMeasureWords();
  const quantityWords = useQuantityWords();
  const scheduleWords = useScheduleWords();
  const unit = readerTemperatureUnit();
  const moment = (at: Instant) => formatShortMoment(at, language);
  const heading = (text: string): ReportBlock => ({ kind: "heading", text });
  const paragraph = (text: string): ReportBlock => ({ kind: "paragraph", text });

  return ({ person, content, writtenAt, unreadableDoses, areNotesCut }) => {
    const { from, to } = content.period;
    const title =
      person.name === null ? t("report.titleNameless") : t("report.titleOf", { name: person.name });
    return {
      title,
      lead: [
        t("report.period", { from: formatDay(from, language), to: formatDay(to, language) }),
        t("report.written", { moment: moment(writtenAt) }),
      ],
      blocks: [
        ...personBlocks(person, to),
        ...treatmentBlocks(content, to, unreadableDoses === 0),
        heading(t("report.planned.title")),
        paragraph(adherenceWords(content.adherence)),
        ...doseBlocks(content, unreadableDoses),
        ...temperatureBlocks(content),
        ...weightBlocks(content, person.weightUnit),
        ...noteBlocks(content, areNotesCut),
      ],
      language,
      pageOf: (page, pages) => t("report.page", { page, pages }),
      fileName: t("report.fileName", { from, to }),
    };
  };

  function personBlocks(person: ReportPerson, on: Day): ReportBlock[] {
    const unknown = t("report.notGiven");
    const age = ageWords(person.bornOn, on);
    const born = person.bornOn && formatDay(person.bornOn, language);
    const weight = measures.weight(person.weightKg, person.weightUnit);
    const weighedOn = person.weightMeasuredOn && formatDay(person.weightMeasuredOn, language);
    const conditions = currentConditions(person.conditions, on).map(({ condition, isUnknown }) => {
      const name = t(`conditions.name.${condition}`);
      return isUnknown ? t("conditions.unknownNamed", { condition: name }) : name;
    });
    const { name, phone } = person.doctor;
    return [
      heading(t("report.person.title")),
      {
        kind: "facts",
        title: t("report.person.title"),
        facts: [
          {
            term: t("report.person.born"),
            text: born ? (age ? t("report.person.bornAge", { born, age }) : born) : unknown,
          },
          {
            term: t("report.person.weight"),
            text: weight
              ? weighedOn
                ? t("report.person.weightOn", { weight, date: weighedOn })
                : t("report.person.weightUndated", { weight })
              : unknown,
          },
          {
            term: t("report.person.allergies"),
            text: person.areAllergiesUnreadable
              ? t("dashboard.unreadableAllergies")
              : person.allergies.length > 0
                ? formatList(person.allergies, language)
                : unknown,
          },
          {
            term: t("report.person.conditions"),
            text: conditions.length > 0 ? formatList(conditions, language) : unknown,
          },
          {
            term: t("report.person.doctor"),
            text: [name, phone].filter(Boolean).join(" · ") || unknown,
          },
        ],
      },
    ];
  }

  function treatmentBlocks(
    { treatments, ended }: ReportReading["content"],
    on: Day,
    areDosesRead: boolean,
  ): ReportBlock[] {
    return [
      heading(t("report.treatments.title")),
      treatments.length === 0
        ? paragraph(t("report.treatments.none"))
        : {
            kind: "table",
            title: t("report.treatments.title"),
            columns: [
              { title: t("report.column.medicine"), share: 3 },
              { title: t("report.treatments.hours"), share: 5 },
              { title: t("report.treatments.last"), share: 2 },
            ],
            rows: treatments.map((each) => treatmentRow(each, on, areDosesRead)),
          },
      ...(ended.length === 0
        ? []
        : [
            paragraph(t("report.treatments.ended")),
            { kind: "list" as const, items: ended.map((box) => endedWords(box, on)) },
          ]),
    ];
  }

  function treatmentRow(
    { name, planned, lastTakenAt }: CardTreatment,
    on: Day,
    areDosesRead: boolean,
  ): string[] {
    // Of a treatment that was stated by name no dose is known; of a box all doses of the period are.
    const none = planned && areDosesRead ? t("report.treatments.noneTaken") : t("report.notGiven");
    const last = lastTakenAt ? moment(lastTakenAt) : none;
    if (!planned) return [name, t("report.treatments.hoursUnknown"), last];
    const { dosage, form, schedule } = planned;
    return [boxName({ name, dosage }), scheduleWords(schedule, form, on, "all").join(". "), last];
  }

  function endedWords({ name, dosage, form, schedule, courseStop }: TreatmentBox, on: Day): string {
    const stop =
      courseStop &&
      t("inventory.course.stopped", {
        date: formatDay(courseStop.stoppedOn, language),
        reason: t(`inventory.course.reason.${courseStop.reason}`),
      });
    const words = [boxName({ name, dosage }), ...scheduleWords(schedule, form, on, "all")];
    return [...words, ...(stop ? [stop] : []), ...(courseStop?.note ? [courseStop.note] : [])].join(
      " · ",
    );
  }

  function doseBlocks(
    { unplanned, totals, ofDeletedBoxes, recordedDoses }: ReportReading["content"],
    unreadable: number,
  ): ReportBlock[] {
    return [
      heading(t("report.doses.title")),
      paragraph(t("report.doses.recorded", { count: recordedDoses })),
      ...(unreadable > 0 ? [paragraph(t("report.doses.unreadable", { count: unreadable }))] : []),
      ...(unplanned.length === 0 ? [paragraph(t("report.doses.none"))] : unplannedBlocks()),
    ];

    function unplannedBlocks(): ReportBlock[] {
      return [
        ...(ofDeletedBoxes > 0
          ? [paragraph(t("report.doses.ofDeleted", { count: ofDeletedBoxes }))]
          : []),
        {
          kind: "list",
          items: totals.map(({ name, dosage, count, lastAt }) =>
            t("report.doses.total", {
              product: boxName({ name, dosage }),
              count,
              moment: moment(lastAt),
            }),
          ),
        },
        {
          kind: "table",
          title: t("report.doses.title"),
          columns: [
            { title: t("report.column.moment"), share: 4 },
            { title: t("report.column.medicine"), share: 5 },
            { title: t("report.column.quantity"), share: 4 },
            { title: t("report.column.giver"), share: 3 },
            { title: t("report.column.reason"), share: 5 },
          ],
          rows: unplanned.map((dose) => [
            moment(dose.takenAt),
            `${dose.medicationName} ${dose.medicationDosage}`.trim(),
            quantityWords(dose.medicationForm, dose.quantityTaken),
            giverCell({ id: dose.loggedBy, name: dose.giverName }, t),
            dose.notes ?? "",
          ]),
        },
      ];
    }
  }

  function temperatureBlocks({ temperatures }: ReportReading["content"]): ReportBlock[] {
    const title = t("report.temperatures.title");
    if (temperatures.length === 0)
      return [heading(title), paragraph(t("report.temperatures.none"))];
    const degrees = temperatures.map(({ celsius }) => celsius);
    const words = (celsius: number) => formatTemperature(celsius, unit, language);
    return [
      heading(title),
      paragraph(
        t("report.temperatures.range", {
          count: temperatures.length,
          lowest: words(Math.min(...degrees)),
          highest: words(Math.max(...degrees)),
        }),
      ),
      {
        kind: "table",
        title,
        columns: [
          { title: t("report.column.moment"), share: 1 },
          { title: t("report.column.temperature"), share: 1 },
          { title: t("report.column.author"), share: 2 },
        ],
        rows: temperatures.map(({ notedAt, celsius, by, byName }) => [
          moment(notedAt),
          words(celsius),
          giverCell({ id: by, name: byName }, t),
        ]),
      },
    ];
  }

  function weightBlocks({ weights }: ReportReading["content"], shown: WeightUnit): ReportBlock[] {
    const title = t("report.weights.title");
    if (weights.length === 0) return [heading(title), paragraph(t("report.weights.none"))];
    return [
      heading(title),
      {
        kind: "table",
        title,
        columns: [
          { title: t("report.column.day"), share: 1 },
          { title: t("report.column.weight"), share: 3 },
        ],
        rows: weights.map(({ measuredOn, weightKg }) => [
          formatShortDay(measuredOn, language),
          measures.weight(weightKg, shown) ?? "",
        ]),
      },
    ];
  }

  function noteBlocks(
    { illnesses, observations }: ReportReading["content"],
    isCut: boolean,
  ): ReportBlock[] {
    const title = t("report.notes.title");
    return [
      heading(title),
      ...(isCut ? [paragraph(t("report.notes.cut"))] : []),
      ...(illnesses.length === 0
        ? []
        : [
            {
              kind: "list" as const,
              items: illnesses.map(({ beganAt, end }) =>
                end
                  ? t("report.notes.illness", { from: moment(beganAt), to: moment(end.at) })
                  : t("report.notes.illnessSince", { from: moment(beganAt) }),
              ),
            },
          ]),
      observations.length === 0
        ? paragraph(t("report.notes.none"))
        : {
            kind: "table",
            title,
            columns: [
              { title: t("report.column.moment"), share: 2 },
              { title: t("report.column.noted"), share: 5 },
              { title: t("report.column.author"), share: 2 },
            ],
            rows: observations.map(({ notedAt, words, by, byName }) => [
              moment(notedAt),
              words,
              giverCell({ id: by, name: byName }, t),
            ]),
          },
    ];
  }
}
