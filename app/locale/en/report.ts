import type { TranslationOf } from "../catalog.ts";
import type { report as french } from "../fr/report.ts";

export const report: TranslationOf<typeof french> = {
  title: "Report for the doctor",
  titleOf: "Report for the doctor: {{name}}",
  titleNameless: "Report for the doctor",
  lead: "What was recorded over a period, on pages to give to the doctor.",
  period: "From {{from}} to {{to}}",
  written:
    "Written on {{moment}} from what is recorded in Trousse. What is not written here is not known.",
  page: "Page {{page}} of {{pages}}",
  fileName: "report-{{from}}-{{to}}.pdf",
  notGiven: "not stated",
  choose: {
    title: "Period",
    days: {
      "7": "7 days",
      "30": "30 days",
      "90": "90 days",
      dates: "Other dates",
    },
    from: "First day",
    to: "Last day",
    wrong: {
      "not-a-day": "Enter a day.",
      "in-the-future": "This day is still to come.",
      "before-start": "The last day comes before the first.",
      "too-long": "Choose one year at most.",
    },
  },
  file: {
    make: "Save as PDF",
    made: "PDF saved",
    failed: "The PDF couldn’t be made. {{failure}}",
    limit: {
      left: "PDF files your account can still make this month: {{left, number}} of {{most, number}}.",
      refused_one:
        "The PDF wasn’t saved: the person who runs Trousse limits your account to {{count, number}} file a month. Files made this month: {{used, number}}. You can make one again on {{date}}. The report stays on this page, and you can print it.",
      refused_other:
        "The PDF wasn’t saved: the person who runs Trousse limits your account to {{count, number}} files a month. Files made this month: {{used, number}}. You can make one again on {{date}}. The report stays on this page, and you can print it.",
      uncounted:
        "The PDF wasn’t saved: your account has a limited number of files, and this one couldn’t be counted. The report stays on this page, and you can print it. {{failure}}",
    },
  },
  person: {
    title: "Person",
    born: "Date of birth",
    bornAge: "{{born}} ({{age}})",
    weight: "Weight",
    weightOn: "{{weight}}, on {{date}}",
    weightUndated: "{{weight}}, date unknown",
    allergies: "Allergies",
    conditions: "Health conditions",
    doctor: "Primary care doctor",
  },
  treatments: {
    title: "Treatments",
    none: "No treatment with a schedule is recorded.",
    hours: "Dose and times",
    hoursUnknown: "not stated",
    last: "Last recorded dose",
    noneTaken: "none from this box in this period",
    ended: "Finished or stopped during this period:",
  },
  planned: { title: "Planned doses" },
  doses: {
    title: "Doses taken as needed or outside planned times",
    recorded_one: "{{count, number}} dose recorded in all during this period, planned or not.",
    recorded_other: "{{count, number}} doses recorded in all during this period, planned or not.",
    none: "No dose recorded besides the planned ones.",
    ofDeleted_one:
      "{{count, number}} dose is from a box that was deleted since: whether it was planned is no longer known.",
    ofDeleted_other:
      "{{count, number}} doses are from boxes that were deleted since: whether they were planned is no longer known.",
    unreadable_one: "{{count, number}} dose cannot be read and is not counted here.",
    unreadable_other: "{{count, number}} doses cannot be read and are not counted here.",
    total_one: "{{product}}: {{count, number}} dose, on {{moment}}.",
    total_other: "{{product}}: {{count, number}} doses, the last on {{moment}}.",
  },
  temperatures: {
    title: "Temperatures",
    none: "No temperature recorded.",
    range_one: "{{count, number}} reading: {{highest}}.",
    range_other: "{{count, number}} readings, from {{lowest}} to {{highest}}.",
  },
  weights: { title: "Recorded weights", none: "No weight recorded during this period." },
  notes: {
    title: "Illnesses, symptoms and notes",
    none: "No symptom and no note recorded.",
    illness: "Ill from {{from}} to {{to}}.",
    illnessSince: "Ill since {{from}}.",
    cut: "Entries older than the latest 1000 may be missing.",
  },
  column: {
    moment: "Date and time",
    day: "Date",
    medicine: "Medicine",
    quantity: "Quantity",
    giver: "Given by",
    reason: "Reason or note",
    temperature: "Temperature",
    author: "Logged by",
    weight: "Weight",
    noted: "Logged",
  },
};
