import { join } from "node:path";
import type { IdleMinutes } from "../backend/auth/room.ts";
import { type Backend, createBackend } from "../backend/backend.ts";
import { startUpkeep } from "../backend/database/upkeep.ts";
import { createCaptcha } from "../backend/gates/captcha.ts";
import { createCaptchaProvider } from "../backend/gates/captcha-provider.ts";
import type { Keys } from "../backend/gates/keys.ts";
import { openDatabaseMailbox } from "../backend/mail/database-mailbox.ts";
import { openMailbox } from "../backend/mail/mailbox.ts";
import { createSmtpMailer } from "../backend/mail/smtp.ts";
import { buckets, procedures, relations, sessionProcedures } from "../supabase/exposed.ts";
import { sendReminders } from "../supabase/functions/deliver-reminders/handler.ts";
import { sendLoginAlerts } from "../supabase/functions/login-alerts/handler.ts";
import { sendWeeklyReports } from "../supabase/functions/weekly-report/handler.ts";
import { type BackupStatus, startBackups } from "./backups/schedule.ts";
import { backupsCheck, databaseCheck, migrationsCheck, spaceCheck } from "./checks.ts";
import type { Config } from "./config.ts";
import { prepareBackupFolder, prepareDataFolder } from "./data-folder.ts";
import { noteFailuresTo } from "./failed-deliveries.ts";
import { prepareFirstAdministrator } from "./first-administrator.ts";
import { type FreeSpace, watchSpace, writeOnlyWithRoom } from "./free-space.ts";
import { openDeps, openFunctions } from "./functions.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { everyHour } from "./housekeeping.ts";
import { loadLocalToken } from "./local-token.ts";
import type { Log } from "./log.ts";
import { openMachineDoor } from "./machine-door.ts";
import { createMetrics } from "./metrics.ts";
import { openData } from "./open-data.ts";
import { createPasswordProblems, readNames } from "./password-problems.ts";
import { keepDoing } from "./scheduler.ts";
import type { Served } from "./served.ts";
import { openStore } from "./storage.ts";
import { tallyMails, tallyMessages } from "./tallies.ts";

const supabase = join(import.meta.dirname, "../supabase");

/** Milliseconds: a weekly report may come some minutes late. */
const BETWEEN_REPORTS = 300_000;

/** A database that is up to date and proven closed, and the backend on it. */
export interface Installation extends Served {
  readonly keys: Keys;
  readonly localToken: string;
  readonly backend: Backend;
  readonly backupStatus: () => Promise<BackupStatus>;
  readonly freeSpace: FreeSpace;
}

/**
 * Opens the data of a configuration. Nothing may listen before this has returned: it is what
 * migrates the database and proves that its walls stand.
 * @throws {Refusal | SetupError | KeysError} with one sentence for the person who starts it
 */
export async function openInstallation(
  config: Config,
  report: (problem: unknown) => void,
  metrics = createMetrics(),
  log: Log = () => undefined,
): Promise<Installation> {
  const { dataDir, publicUrl, isPublicUrlGiven, port } = config;
  const { smtpUrl, mailFrom, pwnedPasswordsUrl, captcha, pushServices, imageService, storage } =
    config;
  // Before anything slower is begun: a backup that cannot be made is found out when it is needed.
  await prepareDataFolder(dataDir);
  if (config.backups.isOn) await prepareBackupFolder(config.backups.folder);
  const opened = await openData(config);
  const { keys } = opened;
  const space = await watchSpace(dataDir, config.leastFree, report);
  // PostgreSQL's disk is of another machine, and it minds it by itself.
  const engine = config.databaseUrl ? opened.engine : writeOnlyWithRoom(opened.engine, space);
  try {
    const postman = smtpUrl
      ? createSmtpMailer({ url: smtpUrl, from: mailFrom })
      : engine.kind === "pglite"
        ? await openMailbox(join(dataDir, "mailbox"))
        : openDatabaseMailbox(engine);
    const mailer = tallyMails(postman, metrics);
    const localToken = await loadLocalToken(dataDir);
    const { jwtSecret: secret, publishableKey } = keys;
    const openedDeps = openDeps({
      engine,
      secret,
      siteUrl: publicUrl,
      publishableKey,
      mailer,
      pushServices,
      imageService,
    });
    const deps = tallyMessages(openedDeps, metrics, noteFailuresTo(log));
    const backend = await createBackend({
      engine,
      keys,
      publicUrl,
      otherOrigins: isPublicUrlGiven ? [] : namesOfThisMachine(port),
      mailer,
      localToken,
      templatesDir: join(supabase, "templates"),
      captcha:
        captcha.provider === "altcha"
          ? createCaptcha({ engine, jwtSecret: keys.jwtSecret })
          : createCaptchaProvider({ engine, ...captcha }),
      functions: {
        ...openFunctions(engine, deps, report),
        machine: openMachineDoor(engine, { space, backups: () => backups.status() }),
      },
      relations,
      procedures,
      storage: { store: await openStore(storage, dataDir), buckets, quota: storage.quota },
      hasRoom: space.hasRoom,
      passwordProblems: createPasswordProblems({
        host: new URL(publicUrl).hostname,
        namesOf: readNames(engine),
      }),
      idleMinutes,
      sessionProcedures,
      pwnedPasswordsUrl,
      report,
    });
    const adminCode = await prepareFirstAdministrator(engine, config, keys.jwtSecret);
    const migrations = await migrationsCheck(engine);
    const stopHeartbeat = startHeartbeat(engine);
    const { databaseUrl, backups: setting } = config;
    const backups = startBackups({ engine, dataDir, databaseUrl, space }, setting, report);
    if (setting.isOn) metrics.watchBackups(async () => (await backups.status()).newest);
    const checks = [
      databaseCheck(engine),
      migrations,
      spaceCheck(dataDir),
      ...(setting.isOn ? [backupsCheck(backups.status)] : []),
    ];
    const stopUpkeep = startUpkeep(engine, report);
    const stopTidying = everyHour(async () => {
      await backend.tidy();
      await deps.asService("select private.forget_old_tellings(now())");
    }, report);
    const noteUnreached = (doses: number) =>
      log({
        level: "error",
        event: "unreached",
        facts: { doses },
        text: `The reminders of ${doses} doses reached nobody: no push service and no mail server took them`,
      });
    const stopReminding = keepDoing(
      (stopping) => sendReminders(deps, { report, noteUnreached, stopping }),
      report,
    );
    const stopWarning = keepDoing(() => sendLoginAlerts(deps, new Date(), report), report);
    const stopReporting = keepDoing(
      () => sendWeeklyReports(deps, new Date(), report),
      report,
      BETWEEN_REPORTS,
    );
    return {
      keys,
      localToken,
      backend,
      checks,
      hearChanges: (heard) => engine.listen("site_content", heard),
      databaseLoad: () => engine.load(),
      backupStatus: backups.status,
      freeSpace: space,
      adminCode,
      async close() {
        space.stop();
        await Promise.all([backups.stop(), stopHeartbeat()]);
        await Promise.all([stopTidying(), stopReminding(), stopWarning(), stopReporting()]);
        await stopUpkeep();
        await backend.close();
        await engine.close();
      },
    };
  } catch (problem) {
    space.stop();
    await engine.close();
    throw problem;
  }
}

/** What the account chose in its settings. */
const idleMinutes: IdleMinutes = async (tx, userId) => {
  const [chosen] = await tx.query<{ minutes: number }>(
    "select session_timeout_minutes as minutes from public.user_preferences where user_id = $1::uuid",
    [userId],
  );
  return chosen?.minutes;
};

/** A browser on this machine may come by any of them. */
function namesOfThisMachine(port: number): string[] {
  return ["localhost", "127.0.0.1", "[::1]"].map(
    (name) => new URL(`http://${name}:${port}`).origin,
  );
}
