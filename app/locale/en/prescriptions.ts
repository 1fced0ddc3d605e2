import type { TranslationOf } from "../catalog.ts";
import type { prescriptions as french } from "../fr/prescriptions.ts";

export const prescriptions: TranslationOf<typeof french> = {
  titleOf: "{{name}}: prescriptions",
  lead: "Kept for one person and read by those who see their cabinet. Photos are never public.",
  add: "Add a prescription",
  empty: "No prescription kept yet.",
  emptyHint: "Take a photo or type its lines, then add each box to the cabinet.",
  mayNot: "With your access you can read these prescriptions but not add any.",
  item: {
    of: "Prescription by {{prescriber}}",
    unnamed: "Prescription without a prescriber’s name",
  },
  issued: "Written on {{date}}",
  issuedUnknown: "Date not stated",
  until: "Valid until {{date}}",
  ended: "Ended on {{date}}",
  untilUnknown: "End not stated",
  renewal: {
    before_one: "Renewal reminder the day before",
    before_other: "Renewal reminder {{count}} days before",
    none: "No renewal reminder",
    unknown: "Without an end date there is no renewal reminder",
  },
  linesTitle: "Lines",
  noLines: "No line recorded.",
  toBox: "Add the box",
  toBoxOf: "Add the box: {{line}}",
  boxed: "Box added",
  boxNotice:
    "Line of the prescription: “{{line}}”. Compare each field with the box before you save.",
  edit: "Edit",
  editOf: "Edit the prescription: {{name}}",
  delete: "Delete",
  deleteOf: "Delete the prescription: {{name}}",
  deleting: {
    title: "Delete this prescription?",
    body: "Its lines, photos and PDFs are erased. Boxes that were already added stay in the cabinet.",
    done: "Prescription deleted.",
    failed: "We couldn’t delete the prescription.",
  },
  files: {
    title: "Photos and PDFs",
    show: "Show the photos and PDFs",
    none: "No photo and no PDF.",
    page: "Page {{number}}",
    picture: "Photo of the prescription, page {{number}}",
    download: "Save",
    downloadOf: "Save page {{number}} to this device",
    downloadFailed: "We couldn’t save the file.",
    pictureName: "prescription-{{number}}.webp",
    documentName: "prescription-{{number}}.pdf",
    document: "PDF, page {{number}}",
    remove: "Erase",
    removeOf: "Erase page {{number}}",
    removed: "Page erased.",
    removeFailed: "We couldn’t erase the page.",
    removing: "Erase this page?",
    removingBody: "The photo or PDF is erased for everyone who sees this prescription.",
  },
  reading: {
    start: {
      photo: "Read the lines of this photo",
      document: "Read the lines of this PDF",
    },
    language: "Language of the prescription",
    hint: {
      photo:
        "Reading happens on this device: the photo is sent nowhere for it. The first time, the program is downloaded (about 5 MB). Handwriting is not read.",
      document:
        "Reading happens on this device: the PDF is sent nowhere for it. The first time, the program is downloaded (about 0.5 MB, and 5 MB more if its pages are pictures). Handwriting is not read.",
    },
    progress: "Reading: {{percent}}%",
    found_one: "{{count}} line read. Compare it with the prescription.",
    found_other:
      "{{count}} lines read. Compare each with the prescription, and add those that are missing.",
    nothing: {
      photo: "No medicine was recognized. Type the lines, or try a sharper photo.",
      document:
        "No medicine was recognized in this PDF. Type the lines, or take a photo of the prescription.",
    },
    unread_one: "{{count}} page was not read: type its lines.",
    unread_other: "{{count}} pages were not read: type their lines.",
    limit: {
      left: "Pages your account can still have read this month: {{left, number}} of {{most, number}}.",
      refused_one:
        "Nothing more was read: the person who runs Trousse limits your account to {{count, number}} page a month. Pages read this month: {{used, number}}; pages to read here: {{asked, number}}. Reading starts again on {{date}}. What you typed is still here: type the lines.",
      refused_other:
        "Nothing more was read: the person who runs Trousse limits your account to {{count, number}} pages a month. Pages read this month: {{used, number}}; pages to read here: {{asked, number}}. Reading starts again on {{date}}. What you typed is still here: type the lines.",
      uncounted:
        "Nothing more was read: your account has a limited number of pages, and these couldn’t be counted. You can type the lines. {{failure}}",
    },
    problem: {
      failed: "The lines couldn’t be read on this device. Type them.",
      locked:
        "This PDF is protected by a password and couldn’t be read. Type the lines, or take a photo of the prescription.",
      damaged:
        "This PDF is damaged and couldn’t be read. Type the lines, or take a photo of the prescription.",
      "too-heavy":
        "This PDF is too heavy for this device to read. Type the lines, or take a photo of the prescription.",
      "picture-only":
        "This PDF holds only a picture, which this browser can’t read. Take a photo of the prescription, or type the lines.",
    },
  },
  form: {
    addTitle: "Add a prescription",
    editTitle: "Edit the prescription",
    choose: "Add a photo or PDF",
    chooseHint:
      "Four files at most. Photos are made smaller here, and nothing of the camera stays in them.",
    chosen: "File {{number}}",
    chosenDocument: "File {{number}} (PDF)",
    unchoose: "Remove",
    unchooseOf: "Remove file {{number}}",
    wrongKind: "This file is neither a photo nor a PDF.",
    tooLarge: "This PDF is larger than 5 MB.",
    unreadable: "We couldn’t read this photo. Try a JPEG photo.",
    full: "Four files at most for one prescription.",
    prescriber: "Prescriber",
    prescriberHint: "For example: Dr. Diallo.",
    issuedOn: "Written on",
    endsOn: "Valid until",
    endsOnHint: "As written on the prescription, refills included.",
    lasts: "Or for a time from that date",
    months_one: "{{count}} month",
    months_other: "{{count}} months",
    year: "1 year",
    isRenewed: "Remind me to renew it",
    isRenewedHint:
      "Before the stated end an alert is shown, and a message is sent in the ways chosen for reminders. Uncheck it if it need not be renewed.",
    renewalDays: "How many days before the end",
    lines: "Lines of the prescription",
    linesHint:
      "One line for each medicine, for example: Amoxicillin 500 mg capsules, 1 capsule twice daily for 7 days.",
    line: "Line {{number}}",
    addLine: "Add a line",
    removeLine: "Remove",
    removeLineOf: "Remove line {{number}}",
    read: "Read by this device",
    confirm: "I compared line {{number}} with the prescription",
    saved: "Prescription saved.",
    failed: "We couldn’t save the prescription.",
    wrong: {
      "too-long": "This text is too long.",
      "not-a-day": "This date does not exist.",
      "before-start": "The end is before the date of the prescription.",
      "not-a-number-of-days": "Enter a number of days from 1 to 90.",
      unconfirmed: "Compare this line with the prescription, or remove it.",
      "too-many": "Thirty lines at most.",
    },
  },
};
