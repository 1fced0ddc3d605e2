import { SERVER_TEXTS } from "../../../app/locale/server-texts.ts";
import { addDays, type Day } from "../../../domain/calendar/day.ts";
import { knownGiver } from "../../../domain/intakes/giver.ts";
import { expiryOn } from "../../../domain/inventory/expiry.ts";
import { stockLevel } from "../../../domain/inventory/stock.ts";
import { defaultLocale, type Language } from "../../../domain/locale/locales.ts";
import { plainLine } from "../../../domain/plain-text.ts";
import { dayWords } from "../_shared/day-words.ts";
import type { Mail, WritingDeps } from "../_shared/deps.ts";
import { renderMail } from "../_shared/mail/mail-layout.ts";
import { unsubscribeLinks } from "../_shared/mail/unsubscribe-links.ts";
import type { ProfileWeek } from "./report-facts.ts";

export interface Report {
  readonly account: string;
  readonly email: string;
  readonly language: Language;
  readonly hidesNames: boolean;
  /** The day it is sent on; it covers the seven days before. */
  readonly monday: Day;
  readonly profiles: readonly ProfileWeek[];
}

/** The mail; undefined when there is nothing to report. */
export function writeReportMail(report: Report, deps: WritingDeps): Mail | undefined {
  const { account, email, language, monday, profiles } = report;
  const words = SERVER_TEXTS[language].report;
  const doses = profiles
    .filter(({ doses }) => doses.planned > 0)
    .map((profile) => dosesOf(profile, report));
  const boxes = profiles.flatMap((profile) => boxesOf(profile, report));
  if (doses.length === 0 && boxes.length === 0) return undefined;
  const locale = defaultLocale(language);
  const { unsubscribeUrl, unsubscribePage } = unsubscribeLinks(account, "weekly", locale, deps);
  return {
    to: email,
    subject: words.subject(
      dayWords(addDays(monday, -7), language),
      dayWords(addDays(monday, -1), language),
    ),
    messageId: `week-${monday}-${account}`,
    unsubscribeUrl,
    ...renderMail({
      language,
      before: [
        words.hello,
        ...(doses.length > 0 ? [words.doses, doses] : [words.noDoses]),
        ...(boxes.length > 0 ? [words.boxes, boxes] : []),
      ],
      button: { label: words.button, href: `${deps.siteUrl}/${locale}/dashboard` },
      after: [words.note],
      footnotes: [words.why],
      unsubscribeLink: { label: words.unsubscribe, href: unsubscribePage },
    }),
  };
}

function dosesOf(profile: ProfileWeek, { account, language }: Report): string {
  const words = SERVER_TEXTS[language].report;
  const { planned, taken, skipped, missed } = profile.doses;
  const facts = [
    words.planned(planned),
    words.taken(taken),
    ...givenByOthers(profile, account, language),
    ...(skipped > 0 ? [words.skipped(skipped)] : []),
    ...(missed > 0 ? [words.missed(missed)] : []),
  ];
  return `${nameOf(profile, language)}${SERVER_TEXTS[language].colon} ${facts.join(", ")}`;
}

/** How many of the doses somebody else gave than the reader of the mail. */
function givenByOthers({ givers }: ProfileWeek, account: string, language: Language): string[] {
  const words = SERVER_TEXTS[language].report;
  const given = givers.flatMap((giver) => {
    const known = knownGiver(giver, account);
    if (known.kind === "you") return [];
    const name =
      known.kind === "named"
        ? plainLine(known.name)
        : known.kind === "helper"
          ? words.givers.helper(plainLine(known.name))
          : words.givers[known.kind];
    return [{ count: giver.taken, giver: name }];
  });
  return given.length > 0 ? [words.byOthers(given)] : [];
}

/** The boxes that need attention; only counted, where medicines must not be named. */
function boxesOf(profile: ProfileWeek, { language, hidesNames, monday }: Report): string[] {
  const words = SERVER_TEXTS[language].report;
  const asking = profile.boxes.flatMap((box) => {
    const stock = stockLevel(box);
    const expiry = expiryOn(monday, box.expiresOn);
    // What has expired may have done so years ago.
    const date = dayWords(box.expiresOn, language, expiry === "expired" ? { year: "numeric" } : {});
    const facts = [
      ...(stock === "available" ? [] : [words.stock[stock]]),
      ...(expiry === "fresh" ? [] : [words.expiry[expiry](date)]),
    ];
    return facts.length > 0
      ? [
          `${plainLine(`${box.name} ${box.dosage}`)}${SERVER_TEXTS[language].colon} ${facts.join(", ")}`,
        ]
      : [];
  });
  const whose = nameOf(profile, language);
  const { unreadable } = profile;
  const counted = [
    ...(hidesNames && asking.length > 0 ? [words.counted(asking.length)] : []),
    ...(unreadable > 0 ? [words.unreadable(unreadable)] : []),
  ].map((line) => `${whose}${SERVER_TEXTS[language].colon} ${line}`);
  if (hidesNames) return counted;
  return [...(profile.isOwn ? asking : asking.map((line) => `${whose} · ${line}`)), ...counted];
}

function nameOf({ name, isOwn }: ProfileWeek, language: Language): string {
  const words = SERVER_TEXTS[language].report;
  return isOwn ? words.you : plainLine(name ?? words.nameless);
}
