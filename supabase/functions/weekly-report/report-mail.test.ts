import { expect, test } from "vitest";
import { day } from "../../../domain/calendar/day.ts";
import { writingDeps } from "../../../testing/builders/reminder.ts";
import type { ProfileWeek } from "./report-facts.ts";
import { type Report, writeReportMail } from "./report-mail.ts";

const aBox = (change: Partial<ProfileWeek["boxes"][number]> = {}) => ({
  name: "Doliprane",
  dosage: "1000 mg",
  currentQuantity: 8,
  totalQuantity: 8,
  expiresOn: day("2028-01-31"),
  ...change,
});

const aWeek = (change: Partial<ProfileWeek> = {}): ProfileWeek => ({
  name: "Zoé Moreau",
  isOwn: true,
  doses: { planned: 14, taken: 11, skipped: 1, missed: 2 },
  givers: [],
  boxes: [],
  unreadable: 0,
  ...change,
});

const write = (profiles: readonly ProfileWeek[], change: Partial<Report> = {}) =>
  writeReportMail(
    {
      account: "00000000-0000-4000-8000-0000000000a1",
      email: "zoe@example.org",
      language: "fr",
      hidesNames: false,
      monday: day("2026-11-23"),
      profiles,
      ...change,
    },
    writingDeps,
  );

const nothing = { planned: 0, taken: 0, skipped: 0, missed: 0 };

test.each([
  {
    language: "fr" as const,
    said: "- Vous : 14 prises prévues, 11 confirmées, dont 3 par Julien, 1 par une personne sans nom, 2 par un compte supprimé ou inconnu, 1 passée exprès, 2 sans réponse",
  },
  {
    language: "en" as const,
    said: "- You: 14 planned, 11 confirmed, of which 3 by Julien, 1 by someone without a name, 2 by a deleted or unknown account, 1 skipped, 2 without an answer",
  },
  {
    language: "es" as const,
    said: "- Usted: 14 tomas previstas, 11 confirmadas, de ellas 3 por Julien, 1 por una persona sin nombre, 2 por una cuenta eliminada o desconocida, 1 omitida, 2 sin respuesta",
  },
])("in $language the mail says what others gave", ({ language, said }) => {
  const givers = [
    { id: "00000000-0000-4000-8000-0000000000a1", name: "Zoé Moreau", taken: 5 },
    { id: "him", name: "Julien", taken: 3 },
    { id: "her", name: null, taken: 1 },
    { id: null, name: null, taken: 2 },
  ];
  expect(write([aWeek({ givers })], { language })?.text.split("\n")).toContain(said);
});

test("the week in one mail: doses by profile, and the boxes that need attention", () => {
  const letter = write([
    aWeek({ boxes: [aBox({ currentQuantity: 1 }), aBox({ name: "Spasfon" })] }),
    aWeek({
      name: "Léa",
      isOwn: false,
      doses: { planned: 1, taken: 1, skipped: 0, missed: 0 },
      boxes: [
        aBox({ name: "Advil", expiresOn: day("2026-12-03") }),
        aBox({ name: "Smecta", currentQuantity: 0, expiresOn: day("2026-11-22") }),
      ],
    }),
  ]);
  expect(letter?.subject).toBe("Votre semaine, du 16 novembre au 22 novembre");
  expect(letter?.text.split("\n").filter((line) => line.startsWith("- "))).toEqual([
    "- Vous : 14 prises prévues, 11 confirmées, 1 passée exprès, 2 sans réponse",
    "- Léa : 1 prise prévue, 1 confirmée",
    "- Doliprane 1000 mg : stock faible",
    "- Léa · Advil 1000 mg : à utiliser avant la fin du 3 décembre",
    "- Léa · Smecta 1000 mg : épuisé, périmé depuis le 22 novembre 2026",
  ]);
  expect(letter?.messageId).toBe("week-2026-11-23-00000000-0000-4000-8000-0000000000a1");
});

test("medicines are counted where they must not be named", () => {
  const letter = write([aWeek({ boxes: [aBox({ currentQuantity: 0 }), aBox()] })], {
    hidesNames: true,
  });
  expect(letter?.text).toContain("- Vous : 1 boîte à vérifier");
  expect(JSON.stringify(letter)).not.toMatch(/Doliprane/);
});

test("boxes that cannot be read are counted, also where there is nothing else to report", () => {
  const letter = write([
    aWeek({ doses: nothing, unreadable: 2 }),
    aWeek({ name: "Lé\u202ea\nBcc: x", isOwn: false, doses: nothing, unreadable: 1 }),
  ]);
  expect(letter?.text.split("\n").filter((line) => line.startsWith("- "))).toEqual([
    "- Vous : 2 boîtes illisibles, à corriger dans l’inventaire",
    "- Léa Bcc: x : 1 boîte illisible, à corriger dans l’inventaire",
  ]);
});

test("without anything to report there is no mail", () => {
  expect(write([])).toBeUndefined();
  expect(write([aWeek({ doses: nothing, boxes: [aBox()] })])).toBeUndefined();
  expect(write([aWeek({ doses: nothing, boxes: [aBox({ currentQuantity: 0 })] })])?.text).toContain(
    "Aucune prise n’était prévue cette semaine.",
  );
});

test("the first of a month is the 1er in French", () => {
  const letter = write([aWeek()], { monday: day("2026-12-07") });
  expect(letter?.subject).toBe("Votre semaine, du 30 novembre au 6 décembre");
  const first = write([aWeek()], { monday: day("2026-06-08") });
  expect(first?.subject).toBe("Votre semaine, du 1er juin au 7 juin");
});

test("one-click unsubscribing ends the report, and nothing else", () => {
  const { unsubscribeUrl = "" } = write([aWeek()]) ?? {};
  const token = new URL(unsubscribeUrl).searchParams.get("token") ?? "";
  expect(writingDeps.signedTokens.verify("unsubscribe", token)?.[1]).toBe("weekly");
});

test.each([
  { language: "en", line: "- You: 14 planned, 11 confirmed, 1 skipped, 2 without an answer" },
  {
    language: "es",
    line: "- Usted: 14 tomas previstas, 11 confirmadas, 1 omitida, 2 sin respuesta",
  },
] as const)("in $language", ({ language, line }) => {
  expect(write([aWeek()], { language })?.text).toContain(line);
});
