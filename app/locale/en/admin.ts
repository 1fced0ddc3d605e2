import type { TranslationOf } from "../catalog.ts";
import type { admin as french } from "../fr/admin.ts";

export const admin: TranslationOf<typeof french> = {
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
  claim: {
    title: "Nobody administers this site yet",
    body: "When it starts, the server shows a code. Enter it here to become the administrator: it works once.",
    code: "Code shown by the server",
    missing: "Enter the code",
    submit: "Become the administrator",
    wrong: "This is not the code that the server shows. Check every character.",
    closed: "This code has already been used, or somebody administers this site already.",
    "too-many": "Too many tries. Try again in 15 minutes.",
  },
  roleLost: {
    title: "You no longer have the administrator role",
    body: "It was taken from your account while this page was open. What you just did may have changed nothing. If that is a mistake, somebody who has the role can give it back to you.",
  },
  flags: {
    title: "Feature flags",
    card: "Turn parts of the product on, for everybody or for some, and see who changed what.",
  },
  settings: {
    title: "Site settings",
    card: "The name, the texts, the color and the images that the site shows.",
  },
  references: {
    title: "Reference data",
    card: "Medicines, symptoms, natural products and pharmacies.",
    lead: "Each line carries its source. What you change here serves everybody who uses this site at once.",
  },
  content: {
    title: "Site content",
    card: "Landing page, frequent questions, testimonials, press and images.",
    lead: "What visitors read besides articles and settings. A change shows at the next visit.",
  },
  blog: {
    title: "Blog articles",
    card: "Write, schedule, publish and take back articles.",
    lead: "All articles, newest first: published, scheduled and drafts.",
  },
  newArticle: {
    title: "New article",
    card: "Begin an article, in French first, then in two other languages.",
  },
  illustrations: {
    title: "Image generator",
    card: "Give an image to the articles that have none, one by one or all in turn.",
    lead: "Each image is made from the title of its article, then kept with it.",
  },
  users: {
    title: "Users",
    card: "Find an account, give or take back a role.",
    lead: "Address, name, dates and roles of each account. Cabinets stay with those who keep them: nothing of them is shown here.",
  },
  messages: {
    title: "Messages",
    card: "What visitors write through the contact page.",
    lead: "Each message stays here until you delete it. The reply leaves from your own mail program.",
    unread_one: "{{count}} unread message",
    unread_other: "{{count}} unread messages",
  },
  log: {
    title: "Log",
    card: "Who changed what with the administrator role, and when.",
    lead: "This log writes itself and nobody can change it. Messages are not copied into it.",
  },
  machine: {
    full: "The server’s disk is nearly full ({{size}} MB free): nobody can save anything any more. Make room, and everything goes on by itself.",
    unreached_one:
      "In the last 24 hours the reminder of one dose reached nobody, by notification or by email. The server’s log says why.",
    unreached_other:
      "In the last 24 hours the reminders of {{count}} doses reached nobody, by notification or by email. The server’s log says why.",
    backupsFail: "The backups have not gone as planned. The server’s log says why.",
  },
  overview: {
    title: "At a glance",
    loadFailed: "Error: {{message}}",
    users: "Users",
    confirmed_one: "{{count}} confirmed",
    confirmed_other: "{{count}} confirmed",
    thisWeek_one: "{{count}} new this week",
    thisWeek_other: "{{count}} new this week",
    articles: "Articles",
    published_one: "{{count}} published",
    published_other: "{{count}} published",
    drafts_one: "{{count}} not published",
    drafts_other: "{{count}} not published",
    features: "Features",
    featuresOn_one: "on out of {{count}}",
    featuresOn_other: "on out of {{count}}",
    system: "System",
    schema: "Schema {{version}}",
    backup: "Last backup: {{date}}",
    size: "{{size}} MB of data",
    mails_one: "{{count}} email waiting",
    mails_other: "{{count}} emails waiting",
    notifications_one: "{{count}} notification waiting",
    notifications_other: "{{count}} notifications waiting",
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
      "known-file":
        "{{file}} holds the rows of {{other}}: download it again, and keep each file under its own name.",
      shrunken:
        "{{file}} has {{rows}} rows, and the last edition had {{before}}: download it again, or import anyway if that is right.",
      older:
        "The newest day of these files is {{date}}, and an edition of {{before}} was imported before: enter their date, or import anyway to go back.",
      "of-two-editions":
        "{{packs}} names {{strangers}} medicines that {{medicines}} does not know: download both again, or import anyway if they are right.",
      prescriptions:
        "For {{changed}} of {{of}} medicines, what is said about a prescription would change: download {{file}} again, or import anyway if that is right.",
      busy: "Another import is running: wait until it has ended.",
      undated: "Nothing in these files tells their day: enter the date of the edition.",
      nothingChanged: "Nothing was imported, and nothing changed.",
    },
    run: {
      title: "Import under way",
      sending: "Sending and reading the files…",
      progress: "{{done}} of {{total}} medicines",
      leave: "You can leave this page: the import goes on, and you will find it here.",
      connectionLost:
        "The connection was lost. The import may have gone on: this is what the server says.",
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
