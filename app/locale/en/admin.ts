import type { TranslationOf } from "../catalog.ts";
import type { admin as french } from "../fr/admin.ts";

export const admin: TranslationOf<typeof french> = {
  title: "Administration",
  lead: "What everyone who uses this site sees and finds.",
  groups: {
    site: "The site",
    blog: "The blog",
    data: "Reference data",
    people: "People and records",
  },
  navigation: { label: "Administration pages", others: "Other pages" },
  reserved: {
    title: "For administrators only",
    body: "Your account does not have the administrator role. Someone who has it can give it to you.",
    back: "Back to the home page",
  },
  claim: {
    title: "This site has no administrator yet",
    body: "The server shows a code when it starts. Enter it here to become the administrator. It works only once.",
    code: "Code shown by the server",
    missing: "Enter the code",
    submit: "Become the administrator",
    wrong: "This is not the code shown by the server. Check every character.",
    closed: "This code has already been used, or this site already has an administrator.",
    "too-many": "Too many attempts. Try again in 15 minutes.",
  },
  roleLost: {
    title: "You no longer have the administrator role",
    body: "It was removed from your account while this page was open. Your last action may not have changed anything. If this is a mistake, someone who has the role can give it back to you.",
  },
  flags: {
    title: "Feature flags",
    card: "Turn parts of the product on, for everybody or for some, and see who changed what.",
  },
  settings: {
    title: "Site settings",
    card: "The site’s name, texts, color and images.",
  },
  references: {
    title: "Reference data",
    card: "Medicines, symptoms, natural products and pharmacies.",
    lead: "Each line has its source. Changes made here apply immediately for everyone who uses this site.",
  },
  content: {
    title: "Site content",
    card: "Landing page, FAQ, testimonials, press and images.",
    lead: "What visitors read besides articles and settings. Changes appear on the next visit.",
  },
  blog: {
    title: "Blog articles",
    card: "Write, schedule, publish and unpublish articles.",
    lead: "All articles, newest first: published, scheduled and drafts.",
  },
  newArticle: {
    title: "New article",
    card: "Start an article, in French first, then in two other languages.",
  },
  illustrations: {
    title: "Image generator",
    card: "Generate an image for articles that have none, one by one or all in a row.",
    lead: "Each image is generated from its article’s title, then stored with the article.",
  },
  users: {
    title: "Users",
    card: "Find an account, give or remove a role.",
    lead: "Address, name, dates and roles of each account. Medicine cabinets stay private: nothing from them is shown here.",
  },
  messages: {
    title: "Messages",
    card: "The messages that visitors send through the contact page.",
    lead: "Each message stays here until you delete it. You reply from your own email program.",
    unread_one: "{{count}} unread message",
    unread_other: "{{count}} unread messages",
  },
  log: {
    title: "Log",
    card: "Who changed what with the administrator role, and when.",
    lead: "Entries are added automatically and nobody can change them. Messages are not copied into it.",
  },
  machine: {
    full: "The server’s disk is nearly full ({{size}} MB free): nobody can save anything. Free up space, and everything resumes by itself.",
    unreached_one:
      "In the last 24 hours, the reminder for one dose reached nobody, by notification or by email. The server’s log says why.",
    unreached_other:
      "In the last 24 hours, the reminders for {{count}} doses reached nobody, by notification or by email. The server’s log says why.",
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
    lead: "The medicines suggested while a name is typed come from the French public database of medicines (BDPM).",
    choose: {
      title: "Import an edition",
      body: "Download the files from the page “Téléchargement” of the French public database of medicines, then choose them here: all at once, in their folder, or in a .zip archive.",
      page: "Open the download page",
      files: "Choose the files",
      folder: "Choose the folder",
      reading: "Reading the files…",
      unreadable: "These files could not be read. Choose them again.",
      none: "The files you chose include none of the required ones.",
    },
    files: {
      title: "Chosen files",
      needed: "required",
      here: "present",
      missing: "missing",
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
      dateHint: "The download page shows it. Otherwise, it is the latest date found in the files.",
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
        "{{file}} does not contain what it did in 2017 and 2026: make sure it is the right file.",
      "known-file":
        "{{file}} contains the rows of {{other}}: download it again, and keep each file under its own name.",
      shrunken:
        "{{file}} has {{rows}} rows, and the last edition had {{before}}: download it again, or import anyway if that is right.",
      older:
        "The latest date in these files is {{date}}, and an edition of {{before}} was imported before: enter their date, or import anyway to go back.",
      "of-two-editions":
        "{{packs}} names {{strangers}} medicines that {{medicines}} does not know: download both again, or import anyway if they are right.",
      prescriptions:
        "For {{changed}} of {{of}} medicines, the prescription information would change: download {{file}} again, or import anyway if that is right.",
      busy: "Another import is running: wait until it finishes.",
      undated: "These files do not show their date: enter the date of the edition.",
      nothingChanged: "Nothing was imported, and nothing changed.",
    },
    run: {
      title: "Import in progress",
      sending: "Sending and reading the files…",
      progress: "{{done}} of {{total}} medicines",
      leave: "You can leave this page: the import continues, and you will find it here.",
      connectionLost:
        "The connection was lost. The import may have continued: this is what the server reports.",
    },
    done: {
      title: "The edition of {{date}} has been imported.",
      last: "Last import since the server started",
      failed: "The import failed and changed nothing. See the server’s log for details.",
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
      empty: "No imports yet.",
      edition: "Edition",
      importedAt: "Imported on",
      source: "Source",
      notKept: "not stored",
    },
    elsewhere: {
      title: "This import runs from the command line",
      body: "This site runs on Supabase, where a page cannot run a task this long. Run this on a computer that has Trousse’s code and the database address:",
    },
  },
};
