import { SERVER_TEXTS } from "#app/locale/server-texts.ts";
import {
  DEFAULT_LANGUAGE,
  DEFAULT_LOCALE,
  defaultLocale,
  LANGUAGES,
  type Language,
  LOCALES,
  languageOf,
} from "#domain/locale/locales.ts";

/** Each mail of an account, by its name at Supabase, with where its button leads. */
const MAILS = {
  confirmation: { query: "type=signup", greetsByName: true },
  recovery: { query: "type=recovery", greetsByName: true },
  email_change: { query: "type=email_change", greetsByName: false },
  existing_account: { query: null, greetsByName: true },
} as const;

export type AccountMailName = keyof typeof MAILS;

export const ACCOUNT_MAILS = Object.keys(MAILS) as readonly AccountMailName[];

const FIRST_NAME = "{{ if .Data.first_name }} {{ .Data.first_name }}{{ end }}";
const CHOSEN_LOCALE = "{{ .Data.locale }}";

const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** The locales of a language as a condition of a template, which can compare text but not take it apart. */
function conditionFor(language: Language): string {
  const own = LOCALES.filter((locale) => languageOf(locale) === language);
  const first = defaultLocale(language);
  return comparison([first, ...own.filter((locale) => locale !== first)]);
}

const comparison = (locales: readonly string[]) =>
  `eq .Data.locale ${locales.map((locale) => `\`${locale}\``).join(" ")}`;

/** What the condition of each language chooses; French where none does. */
function choose(write: (language: Language) => string, [open, close] = ["{{ ", " }}"]): string {
  const branches = OTHERS.map((language, index) =>
    [open, index > 0 ? "else if " : "if ", conditionFor(language), close, write(language)].join(""),
  );
  const last = `${open}else${close}${write(DEFAULT_LANGUAGE)}${open}end }}`;
  return `${branches.join("")}${last}`.replace(/^\{\{- /, "{{ ");
}

/** The locale of the link: an account made without one reads French. */
function localeIn(language: Language): string {
  if (language !== DEFAULT_LANGUAGE) return CHOSEN_LOCALE;
  const others = LOCALES.filter(
    (locale) => languageOf(locale) === language && locale !== DEFAULT_LOCALE,
  );
  return `{{ if ${comparison(others)} }}${CHOSEN_LOCALE}{{ else }}${DEFAULT_LOCALE}{{ end }}`;
}

function partsOf(name: AccountMailName, language: Language) {
  const { query, greetsByName } = MAILS[name];
  const { accountMails, colon } = SERVER_TEXTS[language];
  const { hello, helloEnd } = accountMails;
  const mail = accountMails[name];
  const site = `{{ .SiteURL }}/${localeIn(language)}`;
  return {
    ...mail,
    // No line begins with a colon.
    colon: colon.replace(" ", "\u00a0"),
    greeting: `${hello}${greetsByName ? FIRST_NAME : ""}${helloEnd}`,
    intro: mail.intro
      .replace("{{email}}", "{{ .Email }}")
      .replace("{{newEmail}}", "{{ .NewEmail }}"),
    link: (and: string) =>
      query === null
        ? `${site}/login`
        : `${site}/auth/confirm?token_hash={{ .TokenHash }}${and}${query}`,
  };
}

/** One line, as a subject in TOML between apostrophes. */
export const templateSubject = (name: AccountMailName): string =>
  choose((language) => partsOf(name, language).subject);

export function templateText(name: AccountMailName): string {
  const write = (language: Language) => {
    const { greeting, intro, button, colon, link, after, footnote } = partsOf(name, language);
    const call = `${button}${colon}\n${link("&")}`;
    return `\n${[greeting, intro, call, after, footnote, "Trousse"].join("\n\n")}\n`;
  };
  return `${choose(write, ["{{- ", " -}}"])}\n`;
}

export function templateHtml(name: AccountMailName): string {
  const write = (language: Language) => {
    const { greeting, intro, button, link, after, footnote } = partsOf(name, language);
    return `<div lang="${language}">
<p>${greeting}</p>
<p>${intro}</p>
<p style="margin: 28px 0"><a class="button" href="${link("&amp;")}">${button}</a></p>
<p>${after}</p>
<p class="soft">${footnote}</p>
</div>`;
  };
  return `${HTML_HEAD}${choose(write)}
</main>
</body>
</html>
`;
}

const HTML_HEAD = `<!doctype html>
<html lang="${DEFAULT_LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Trousse</title>
<style>
  :root { color-scheme: light dark }
  body { margin: 0; padding: 24px 16px; background: #fbf9f4; color: #22282b; font: 17px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
  main { max-width: 560px; margin: 0 auto }
  a { color: #1f5c46 }
  .name { margin: 0 0 24px; font-size: 20px; font-weight: 700 }
  .button { display: inline-block; padding: 12px 20px; border-radius: 14px; background: #1f5c46; color: #ffffff; font-weight: 600; text-decoration: none }
  .soft { color: #56606a }
  @media (prefers-color-scheme: dark) {
    body { background: #1b1e1f; color: #ece8df }
    a { color: #8fd0b4 }
    .button { background: #8fd0b4; color: #10231b }
    .soft { color: #b1aca1 }
  }
</style>
</head>
<body>
<main>
<p class="name">Trousse</p>
`;
