import type { TranslationOf } from "../catalog.ts";
import type { siteSettings as french } from "../fr/site-settings.ts";

export const siteSettings: TranslationOf<typeof french> = {
  actionOf: "{{action}}: {{name}}",
  loadFailed: "Error: {{message}}",
  add: "New setting",
  empty: "No setting yet",
  none: "No setting matches",
  search: "Search a key, a value or a description",
  shown_one: "{{count}} setting",
  shown_other: "{{count}} settings",
  hidden_one: "{{count}} hidden",
  hidden_other: "{{count}} hidden",
  showAll: "Show all",
  filter: { language: "Language", category: "Category", all: "All" },
  edit: "Edit",
  delete: "Delete",
  addIn: "Add",
  missing: "Missing in this language",
  nothing: "empty",
  yes: "Yes",
  no: "No",
  type: {
    text: "Text",
    textarea: "Long text",
    number: "Number",
    boolean: "Yes or no",
    url: "Web address",
    email: "Email",
    color: "Color",
    image: "Image",
  },
  category: {
    general: "General",
    seo: "Search engines",
    branding: "Branding",
    contact: "Contact",
    legal: "Legal",
    integrations: "Integrations",
  },
  form: {
    title: "New setting",
    language: "Language",
    category: "Category",
    type: "Type",
    key: "Key",
    keyHint: "Lowercase letters, digits and underscores. Keys that the site uses are suggested.",
    value: "Value",
    description: "Description",
    create: "Create",
    picker: "Choose the color",
    hex: "A color is # followed by six digits or letters from a to f.",
    unusedKey: "The site does not use this key.",
    changedMeanwhile: "Someone changed this setting in the meantime",
  },
  brand: {
    title: "What will be shown",
    body: "You choose the hue. It is darkened or lightened as much as needed to keep every word readable.",
    light: "Light",
    dark: "Dark",
    sample: "Button",
    link: "Link",
  },
  wrong: {
    required: "Enter a key",
    "not-a-key": "Lowercase letters, digits and underscores only, 100 at most",
    "not-a-choice": "Choose from the list",
    "too-long": "This text is too long",
    "one-line": "One line only",
    "not-a-number": "Enter a number without a thousands separator, such as 1250 or 2.5",
    "not-a-boolean": "Choose yes or no",
    "not-a-url": "An address begins with https:// or http://",
    "not-an-email": "A single email address, such as contact@example.com",
    "not-a-color": "A color is written like #1f5c48",
    "not-an-image": "The address of an image begins with / or https://",
    taken: "This language already has this key",
  },
  done: {
    updated: "Setting updated",
    created: "New setting created",
    deleted: "Setting deleted",
  },
  failed: {
    update: "Error while updating",
    create: "Error while creating",
    delete: "Error while deleting",
  },
  deleting: {
    title: "Delete {{key}} ({{language}})?",
    body: "The site stops using this value from the next page on. This cannot be undone.",
  },
  level: {
    checks:
      "Answers: level “checks”, {{reviewed}} of {{total}} rules reviewed by a health professional.",
    leaflet:
      "Answers: level “leaflet”, nothing is compared. {{reviewed}} of {{total}} rules reviewed by a health professional.",
  },
  known: {
    title: "The keys that the site uses",
    body: "You can add any other key, but the site does not use it.",
    there: "present",
    uses: {
      site_title: "Title of the landing page, in the tab and in search engines.",
      site_description: "Sentence that search engines show below the title. About 150 characters.",
      site_keywords: "Keywords for search engines, separated by commas.",
      og_image:
        "Picture shown when somebody shares a link. 1200 × 630 pixels; the French one is used where there is no other.",
      guidance_level:
        "Level of the answers, on the French line only: “checks” compares with the profile (refusals, “not before”, maximums); “leaflet” shows the record and the leaflet and compares nothing. Empty: checks. Read docs/operations.md before offering checks to others.",
      company_name:
        "Name of the site, in the header, in titles and shared links. The French one is used where there is no other.",
      company_description: "Two lines about the product or about who runs it.",
      brand_color:
        "Color of buttons, links and what is chosen, made readable in light and dark. The French one is used where there is no other.",
      logo_image:
        "Picture that replaces the drawing in the header, preferably square. Upload it here: a picture hosted on another site is not shown.",
      contact_email:
        "Address that receives the messages of the contact page. Empty: the longest-serving admin receives them.",
      contact_hours: "Hours during which you answer, on the contact page. Empty: nothing.",
      legal_publisher:
        "Person or organization that answers for the site, on the legal notice page. The French value is used wherever there is no other. Empty: the page says so.",
      legal_address:
        "Postal address of the publisher, on the legal notice page. Empty: the page says so.",
      legal_host:
        "Name and address of the host, on the legal notice page. Empty: the page says so.",
      legal_contact:
        "Phone number or email address of the publisher, on the legal notice page. Empty: the page says so.",
      claim_families:
        "How many families use this installation, as a sentence you can prove. Empty: nothing.",
      claim_encryption: "How your disks and backups are encrypted, as a sentence. Empty: nothing.",
      claim_hosting: "Country and host where the data is stored, as a sentence. Empty: nothing.",
    },
  },
};
