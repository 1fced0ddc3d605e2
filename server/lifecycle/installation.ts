import { join } from "node:path";
import { type Backend, createBackend } from "@trousse/backend/backend";
import { createCaptcha, WORK_WITHOUT_HTTPS } from "@trousse/backend/captcha/captcha";
import { createCaptchaProvider } from "@trousse/backend/captcha/captcha-provider";
import { startMaintenance } from "@trousse/backend/database/pglite/maintenance";
import type { Keys } from "@trousse/backend/identity/api-keys";
import { openDatabaseMailbox } from "@trousse/backend/mail/database-mailbox";
import { openMailbox } from "@trousse/backend/mail/mailbox";
import { buckets, procedures, relations, sessionProcedures } from "#supabase/exposed.ts";
import { sendReminders } from "#supabase/functions/deliver-reminders/handler.ts";
import { sendLoginAlerts } from "#supabase/functions/login-alerts/handler.ts";
import { sendWeeklyReports } from "#supabase/functions/weekly-report/handler.ts";
import { prepareFirstAdministrator } from "../accounts/first-administrator.ts";
import { accountNamesReader, createPasswordProblems } from "../accounts/password-problems.ts";
import { type BackupStatus, startBackups } from "../backups/backup-scheduler.ts";
import { prepareBackupFolder, prepareDataFolder } from "../disk/data-folder.ts";
import { type FreeSpace, readOnlyWhenFull, watchFreeSpace } from "../disk/free-space.ts";
import { loadLocalToken } from "../disk/local-token.ts";
import { openData } from "../disk/open-data.ts";
import { createFunctionHandlers, createServerDeps } from "../functions/function-handlers.ts";
import { createInstallationStatusHandler } from "../functions/installation-status-handler.ts";
import { createFetchSchedule } from "../medicines/fetch-schedule.ts";
import type { Config } from "../settings/config.ts";
import { addressState, isOpenWithoutHttps } from "../settings/open-without-https.ts";
import { ownOrigins } from "../settings/own-origins.ts";
import { openStore } from "../settings/storage-settings.ts";
import { createChannelStates, watchMails, watchPush } from "../telemetry/channel-states.ts";
import { countMailFailures, countMessages } from "../telemetry/delivery-metrics.ts";
import { createFailedDeliveryLog } from "../telemetry/failed-deliveries.ts";
import type { Log } from "../telemetry/log.ts";
import { createMetrics } from "../telemetry/metrics.ts";
import { startUpdateCheck } from "../updates/update-check.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { idleMinutes } from "./idle-minutes.ts";
import type { InstallationServices } from "./installation-services.ts";
import { backupsCheck, databaseCheck, migrationsCheck, spaceCheck } from "./readiness-checks.ts";
import { runPeriodically } from "./run-periodically.ts";
import { startJobs } from "./start-jobs.ts";

const supabase = join(import.meta.dirname, "../../supabase");

const HOUR = 3_600_000;

/** Milliseconds. A weekly report may be some minutes late. */
const REPORT_INTERVAL_MS = 300_000;

/** A migrated and verified database, and the backend on it. */
export interface Installation extends InstallationServices {
  readonly keys: Keys;
  readonly localToken: string;
  readonly backend: Backend;
  readonly backupStatus: () => Promise<BackupStatus>;
  readonly freeSpace: FreeSpace;
}

/**
 * Opens the data of a configuration. Nothing may listen before this has returned, because it migrates the database and
 * verifies its access rules.
 * @throws {OperatorError | SetupError | KeysError} with one sentence for the person who starts it
 */
export async function openInstallation(
  config: Config,
  report: (problem: unknown) => void,
  metrics = createMetrics(),
  log: Log = () => undefined,
): Promise<Installation> {
  const { dataDir, publicUrl, isPublicUrlGiven } = config;
  const otherOrigins = () => (isPublicUrlGiven ? [] : ownOrigins(config));
  const { smtpUrl, mailFrom, pwnedPasswordsUrl, captcha, pushServices, imageService, storage } =
    config;
  // Checked before slower work begins; otherwise a backup that cannot be made is noticed only when it is needed.
  await prepareDataFolder(dataDir);
  if (config.backups.isOn) await prepareBackupFolder(config.backups.folder);
  const onSnapshot = (path: string) =>
    log({
      level: "info",
      event: "update",
      facts: { snapshot: path },
      text: `The data from before this update is in ${path}`,
    });
  // What has been started, stopped in reverse order: by `close`, or when a later step fails and another attempt may follow.
  const started = new AsyncDisposableStack();
  try {
    const opened = await openData({ ...config, onSnapshot });
    started.defer(() => opened.engine.close());
    const { keys } = opened;
    const freeSpace = await watchFreeSpace(dataDir, config.minFreeMegabytes, report);
    started.defer(freeSpace.stop);
    // A PostgreSQL server manages its own disk, which may be on another machine.
    const engine = config.databaseUrl ? opened.engine : readOnlyWhenFull(opened.engine, freeSpace);
    const smtp = smtpUrl
      ? (await import("@trousse/backend/mail/smtp")).createSmtpMailer({
          url: smtpUrl,
          from: mailFrom,
        })
      : undefined;
    if (smtp) started.defer(smtp.close);
    const transport =
      smtp ??
      (engine.kind === "pglite"
        ? await openMailbox(join(dataDir, "mailbox"))
        : openDatabaseMailbox(engine));
    const channels = createChannelStates();
    const mailer = watchMails(countMailFailures(transport, metrics), channels);
    const localToken = await loadLocalToken(dataDir);
    const { jwtSecret: secret, publishableKey } = keys;
    const openedDeps = createServerDeps({
      engine,
      secret,
      siteUrl: publicUrl,
      publishableKey,
      mailer,
      pushServices,
      imageService,
    });
    const countedDeps = countMessages(openedDeps, metrics, createFailedDeliveryLog(log));
    const deps = watchPush(countedDeps, channels);
    const updates = startUpdateCheck(config.updateUrl);
    started.defer(updates.stop);
    const backend = await createBackend({
      engine,
      keys,
      publicUrl,
      otherOrigins,
      mailer,
      localToken,
      templatesDir: join(supabase, "templates"),
      captcha:
        captcha.provider === "altcha"
          ? createCaptcha({
              engine,
              jwtSecret: keys.jwtSecret,
              work: isOpenWithoutHttps(config) ? WORK_WITHOUT_HTTPS : undefined,
            })
          : createCaptchaProvider({ engine, ...captcha }),
      functions: {
        ...createFunctionHandlers(engine, deps, { report, otherOrigins }),
        machine: createInstallationStatusHandler(engine, {
          space: freeSpace,
          backups: () => backups.status(),
          channel: channels.of,
          sendsMail: smtpUrl !== undefined,
          address: addressState(config),
          updates: updates.state,
        }),
      },
      relations,
      procedures,
      storage: { store: await openStore(storage, dataDir, engine), buckets, quota: storage.quota },
      hasFreeSpace: freeSpace.hasFreeSpace,
      passwordProblems: createPasswordProblems({
        host: new URL(publicUrl).hostname,
        namesOf: accountNamesReader(engine),
      }),
      idleMinutes,
      sessionProcedures,
      onRealtimeEvent: metrics.countRealtime,
      pwnedPasswordsUrl,
      report,
    });
    started.defer(backend.close);
    const adminCode = await prepareFirstAdministrator(engine, config, keys.jwtSecret);
    const migrations = await migrationsCheck(engine);
    started.defer(startHeartbeat(engine));
    const { databaseUrl, backups: setting } = config;
    const backups = startBackups({ engine, dataDir, databaseUrl, freeSpace }, setting, report);
    let stopJobs = async () => {};
    // Together: while a job takes long to stop, no other snapshot is begun.
    started.defer(async () => {
      await Promise.all([stopJobs(), backups.stop()]);
    });
    if (setting.isOn) metrics.observeBackups(async () => (await backups.status()).newest);
    const checks = [
      databaseCheck(engine),
      migrations,
      spaceCheck(dataDir),
      ...(setting.isOn ? [backupsCheck(backups.status)] : []),
    ];
    const deleteOldReminderData = () =>
      deps.asService("select private.delete_old_reminder_data(now())");
    const { medicinesUrl: site } = config;
    const fetchMedicines = site === undefined ? null : createFetchSchedule({ engine, site, log });
    const onUnreachedDoses = (doses: number) =>
      log({
        level: "error",
        event: "unreached",
        facts: { doses },
        text: `The reminders of ${doses} doses reached nobody: no push service and no mail server took them`,
      });
    const remind = (stopSignal: AbortSignal) =>
      sendReminders(deps, { report, onUnreachedDoses, stopSignal });
    const warn = () => sendLoginAlerts(deps, new Date(), report);
    const sendReports = () => sendWeeklyReports(deps, new Date(), report);
    stopJobs = startJobs([
      () => startMaintenance(engine, report),
      () => runPeriodically(backend.cleanUp, report, HOUR),
      () => runPeriodically(deleteOldReminderData, report, HOUR),
      () => runPeriodically(async () => fetchMedicines?.(new Date()), report, HOUR),
      () => runPeriodically(remind, report),
      () => runPeriodically(warn, report),
      () => runPeriodically(sendReports, report, REPORT_INTERVAL_MS),
    ]);
    return {
      keys,
      localToken,
      backend,
      realtime: backend.realtime,
      checks,
      onContentChange: (heard) => engine.listen("site_content", heard),
      databaseLoad: () => engine.load(),
      backupStatus: backups.status,
      freeSpace: freeSpace,
      adminCode,
      close: () => started.disposeAsync(),
    };
  } catch (problem) {
    await started.disposeAsync().catch(report);
    throw problem;
  }
}
