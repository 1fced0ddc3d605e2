import { readArchive } from "#app/features/account-data/data.ts";
import { readAlertRecords } from "#app/features/alerts/data.ts";
import { listIntakes } from "#app/features/intakes/data.ts";
import { listMedications } from "#app/features/inventory/data.ts";
import { listProfiles } from "#app/features/profiles/data.ts";
import { listDoses } from "#app/features/reminders/data.ts";
import { instant } from "#domain/calendar/instant.ts";
import { deliver } from "#supabase/functions/deliver-reminders/deliver.ts";
import { sendLoginAlerts } from "#supabase/functions/login-alerts/handler.ts";
import { sendWeeklyReports } from "#supabase/functions/weekly-report/handler.ts";
import { fakeChannels } from "../fakes/reminder-channels.ts";
import type { Installation } from "../harness/installation.ts";
import type { WritableColumn } from "./writable-columns.ts";
import type { Writers } from "./write-value.ts";

const SERVICE = { role: "service_role", claims: '{"role":"service_role"}' };
const AT = { at: instant("2026-11-21T10:00:00Z"), origin: "http://localhost:3000" };

/**
 * Reads all that was written as those who read it do: the rows by REST, the lists of the screens, the archive of the
 * account, the letters and the reminders of the week. Answers what could not be read, or was left out as unreadable.
 */
export async function findUnreadable(
  installation: Installation,
  { house, admin }: Writers,
  columns: readonly WritableColumn[],
): Promise<string[]> {
  const wrong: string[] = [];
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (problem) {
      wrong.push(`${what}: ${problem}`);
    }
  };
  const db = installation.signedIn(house);
  for (const relation of new Set(columns.map((column) => column.relation))) {
    for (const by of [house, admin]) {
      const { status } = await installation.send(by, `/rest/v1/${relation}?limit=1000`, {});
      if (status !== 200 && status !== 403) wrong.push(`${relation}: ${status}`);
    }
  }
  for (const profile of [house.account, house.child]) {
    await attempt("inventory", async () => {
      const boxes = await listMedications(db, profile);
      if (boxes.unreadable.length > 0) throw new Error(JSON.stringify(boxes.unreadable));
    });
    await attempt("alerts", () => readAlertRecords(db, profile));
    await attempt("activity", () => listIntakes(db, profile, null));
    await attempt("doses", () =>
      listDoses(db, profile, {
        from: instant("2020-01-01T00:00:00Z"),
        until: instant("2030-01-01T00:00:00Z"),
      }),
    );
  }
  await attempt("profiles", () => listProfiles(db, house.account));
  await attempt("archive", () => readArchive(db, { id: house.account, email: house.email }, AT));
  await readByMachine(installation, attempt);
  return wrong;
}

async function readByMachine(
  { engine, deps }: Installation,
  attempt: (what: string, work: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const report = (problem: unknown) => {
    throw problem;
  };
  const monday = nextMonday();
  await attempt("letters", () => sendWeeklyReports(deps, monday, report));
  await attempt("sign-in letters", () => sendLoginAlerts(deps, new Date(), report));
  await attempt("reminders", () =>
    deliver({
      asService: (text, values = []) => engine.asRole(SERVICE, text, values),
      channels: fakeChannels(),
      report,
      at: new Date().toISOString(),
    }),
  );
}

/** When the letters of the week go out, in every zone. */
function nextMonday(): Date {
  const at = new Date();
  at.setUTCDate(at.getUTCDate() + ((8 - at.getUTCDay()) % 7 || 7));
  at.setUTCHours(20, 0, 0, 0);
  return at;
}
