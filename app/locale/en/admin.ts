import type { Words } from "../catalog.ts";
import type { admin as french } from "../fr/admin.ts";

export const admin: Words<typeof french> = {
  title: "Administration",
  lead: "What everybody who uses this site sees and finds.",
  groups: {
    site: "The site",
    blog: "The blog",
    data: "Reference data",
    people: "People and records",
  },
  navigation: { label: "Administration pages", others: "Other pages" },
  reserved: {
    title: "For administrators only",
    body: "Your account does not have the administrator role. Somebody who has it can give it to you.",
    back: "Back to the home page",
  },
  flags: {
    title: "Feature flags",
    card: "Turn parts of the product on, for everybody or for some, and see who changed what.",
  },
  settings: {
    title: "Site settings",
    card: "The name, the texts, the color and the images that the site shows.",
  },
  illustrations: {
    title: "Image generator",
    card: "Give an image to the articles that have none, one by one or all in turn.",
    lead: "Each image is made from the title of its article, then kept with it.",
  },
  medicines: {
    title: "Official medicines",
    card: "Import the French public list, and see what each import changed.",
    lead: "The medicines that are offered while a name is typed come from the French public database of medicines (BDPM).",
    choose: {
      title: "Import an edition",
      body: "Download the files from the page “Téléchargement” of the French public database of medicines, then choose them here: all at once, in their folder, or in a .zip archive.",
      page: "Open the download page",
      files: "Choose the files",
      folder: "Choose the folder",
      reading: "Reading the files…",
      unreadable: "These files could not be read. Choose them again.",
      none: "None of the files that are needed is among those you chose.",
    },
    files: {
      title: "Chosen files",
      needed: "required",
      here: "here",
      missing: "not here",
      rows_one: "{{count}} row",
      rows_other: "{{count}} rows",
    },
    edition: {
      title: "What the import will bring",
      medicines_one: "{{count}} medicine",
      medicines_other: "{{count}} medicines",
      leftOut_one: "{{count}} row names no medicine and will be left out.",
      leftOut_other: "{{count}} rows name no medicine and will be left out.",
      date: "Date of the edition",
      dateHint:
        "The download page shows it. Failing that, it is the newest day that the files name.",
      dateWrong: "Enter the date of the edition",
      before: "Last edition imported: {{date}}.",
      first: "No edition has been imported yet.",
      go: "Import",
      goAnyway: "Import anyway",
    },
    refused: {
      missing: "{{file}} is missing: download it and choose it together with the others.",
      empty: "{{file}} is empty: download it again.",
      "web-page":
        "{{file}} is a page of the website, not the file: download it again from the page “Téléchargement”.",
      "other-file":
        "{{file}} does not hold what it held in 2017 and 2026: make sure that it is the right file.",
      shrunken:
        "{{file}} has {{rows}} rows, and the last edition had {{before}}: download it again, or import anyway if that is right.",
      older:
        "The newest day of these files is {{date}}, and an edition of {{before}} was imported before: enter their date, or import anyway to go back.",
      "of-two-editions":
        "{{packs}} names {{strangers}} medicines that {{medicines}} does not know: download both again, or import anyway if they are right.",
      busy: "Another import is running: wait until it has ended.",
      undated: "Nothing in these files tells their day: enter the date of the edition.",
      nothingChanged: "Nothing was imported, and nothing changed.",
    },
    run: {
      title: "Import under way",
      sending: "Sending and reading the files…",
      progress: "{{done}} of {{total}} medicines",
      leave: "You can leave this page: the import goes on, and you will find it here.",
      lost: "The connection was lost. The import may have gone on: this is what the server says.",
    },
    done: {
      title: "The edition of {{date}} is in.",
      last: "Last import since the server started",
      failed: "The import failed and changed nothing. The server’s log says more.",
      another: "Import another edition",
    },
    outcome: {
      added: "New",
      changed: "Changed",
      returned: "of these, back again",
      withdrawn: "Withdrawn",
      unchanged: "Unchanged",
      total: "Medicines",
    },
    history: {
      title: "Earlier imports",
      empty: "There has been no import yet.",
      edition: "Edition",
      importedAt: "Imported on",
      source: "Source",
      notKept: "not kept",
    },
    elsewhere: {
      title: "This import is done by a command",
      body: "This site runs on Supabase, where a page cannot do work that takes this long. From a computer with Trousse’s code and the address of the database:",
    },
  },
};
