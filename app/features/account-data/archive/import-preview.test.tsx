import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type ImportReport, ownedTables } from "#domain/account-data/archive.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import type { ImportableArchive } from "../stored-data.ts";
import { ImportPreview } from "./import-preview.tsx";

afterEach(cleanup);

const ODETTE = "00000000-0000-4000-8000-00000000bbbb";

const nothing = { new: 0, changed: 0, unchanged: 0, leftOut: 0 };
const aReport = (profiles: object) =>
  Object.fromEntries(
    ownedTables.map((table) => [
      table,
      table === "profiles" ? { ...nothing, ...profiles } : nothing,
    ]),
  ) as unknown as ImportReport;

const archive = {
  exportedAt: "2026-11-21T10:00:00Z",
  account: { id: ODETTE, email: "odette@example.org" },
  tables: { profiles: [{ id: ODETTE, first_name: "Odette", last_name: null }] },
} as unknown as ImportableArchive;

const NEW = "Le profil Odette de ce fichier deviendra un nouveau profil. Le vôtre reste tel quel.";
const YOURS = "Votre profil prendra le nom et les informations du profil Odette de ce fichier.";

test.each([
  { of: "another person", report: { new: 1 }, isOtherPerson: true, isOwn: false, said: [NEW] },
  { of: "another person, again", report: { unchanged: 1 }, isOtherPerson: true, isOwn: false },
  {
    of: "a former account",
    report: { changed: 1 },
    isOtherPerson: false,
    isOwn: false,
    said: [YOURS],
  },
  { of: "a former account, again", report: { unchanged: 1 }, isOtherPerson: false, isOwn: false },
  { of: "this account", report: { changed: 1 }, isOtherPerson: false, isOwn: true },
])(
  "whose profile the copy of $of becomes is said: $said",
  async ({ report, isOtherPerson, isOwn, said = [] }) => {
    await renderScreen(
      <ImportPreview
        archive={archive}
        report={aReport(report)}
        files={{ all: 0, missing: [] }}
        isOwn={isOwn}
        isOtherPerson={isOtherPerson}
        busy={false}
        onTake={() => undefined}
        onCancel={() => undefined}
      />,
      () => undefined,
      "fr",
      ["member", "data"],
    );
    const shown = [NEW, YOURS].filter((sentence) => screen.queryByText(sentence));
    expect(shown).toEqual(said);
    const isLeftOut = screen.queryByText(/Les préférences, les pharmacies/) !== null;
    expect(isLeftOut).toBe(isOtherPerson);
  },
);
