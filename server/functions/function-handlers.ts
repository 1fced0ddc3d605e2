import type { Engine, Identity } from "@trousse/backend/database/engine";
import type { FunctionHandler } from "@trousse/backend/functions/functions";
import type { Caller } from "@trousse/backend/identity/caller";
import type { Mailer } from "@trousse/backend/mail/mailer";
import { z } from "zod";
import { createAttemptCounter } from "#supabase/functions/_shared/attempt-counter.ts";
import type { Handler, Person, Query, ServerDeps } from "#supabase/functions/_shared/deps.ts";
import {
  createRequestImage,
  type ImageService,
} from "#supabase/functions/_shared/images/image-service.ts";
import { createDeliverMail } from "#supabase/functions/_shared/mail/mail-delivery.ts";
import { createPush } from "#supabase/functions/_shared/push/push.ts";
import { isPushService } from "#supabase/functions/_shared/push/push-services.ts";
import { createVapidKeys } from "#supabase/functions/_shared/push/vapid-keys.ts";
import { createSignedTokens } from "#supabase/functions/_shared/signed-tokens.ts";
import { answerReminder } from "#supabase/functions/answer-reminder/handler.ts";
import { calendarFeed } from "#supabase/functions/calendar-feed/handler.ts";
import { changeShare } from "#supabase/functions/change-share/handler.ts";
import { contact } from "#supabase/functions/contact/handler.ts";
import { deleteAccount } from "#supabase/functions/delete-account/handler.ts";
import { deliverReminders } from "#supabase/functions/deliver-reminders/handler.ts";
import { generateBlogImages } from "#supabase/functions/generate-blog-images/handler.ts";
import { importData } from "#supabase/functions/import-data/handler.ts";
import { keepDevice } from "#supabase/functions/keep-device/handler.ts";
import { loginAlerts } from "#supabase/functions/login-alerts/handler.ts";
import { pushKey } from "#supabase/functions/push-key/handler.ts";
import { sendTest } from "#supabase/functions/send-test/handler.ts";
import { shareProfile } from "#supabase/functions/share-profile/handler.ts";
import { unsubscribe } from "#supabase/functions/unsubscribe/handler.ts";
import { weeklyReport } from "#supabase/functions/weekly-report/handler.ts";
import { createImportHandler } from "../medicines/import-handler.ts";
import { type Report, reportProblem } from "../telemetry/report-problem.ts";
import { toWebp } from "./to-webp.ts";

const HANDLERS = {
  "answer-reminder": answerReminder,
  "calendar-feed": calendarFeed,
  "change-share": changeShare,
  contact,
  "delete-account": deleteAccount,
  "deliver-reminders": deliverReminders,
  "generate-blog-images": generateBlogImages,
  "keep-device": keepDevice,
  "login-alerts": loginAlerts,
  "push-key": pushKey,
  "send-test": sendTest,
  "share-profile": shareProfile,
  unsubscribe,
  "weekly-report": weeklyReport,
} satisfies Record<string, Handler>;

const SERVICE: Identity = { role: "service_role", claims: '{"role":"service_role"}' };

/** Tokens issued by our own auth server, which include only confirmed addresses. */
const claims = z.object({ sub: z.string(), email: z.string() });

export interface FunctionsOptions {
  readonly engine: Engine;
  /** A secret shared by all copies of the server. */
  readonly secret: string;
  /** Origin of the product, without a closing slash. */
  readonly siteUrl: string;
  readonly publishableKey: string;
  readonly mailer: Pick<Mailer, "send" | "deleteMails">;
  /** Origins of push services in addition to those of browsers. */
  readonly pushServices?: readonly string[];
  readonly imageService?: ImageService | undefined;
}

/** What the functions and the server's own jobs may use. */
export function createServerDeps(options: FunctionsOptions): ServerDeps {
  const {
    engine,
    secret,
    siteUrl,
    publishableKey,
    mailer,
    pushServices = [],
    imageService,
  } = options;
  const asService: Query = (text, values = []) => engine.asRole(SERVICE, text, values);
  const vapidKeys = createVapidKeys(asService);
  return {
    siteUrl,
    functionUrl: (name, query) =>
      `${siteUrl}/functions/v1/${name}?${new URLSearchParams({ apikey: publishableKey, ...query })}`,
    asService,
    ...createAttemptCounter(asService, secret),
    signedTokens: createSignedTokens(secret),
    pushKey: async () => (await vapidKeys()).publicKey,
    isPushService: (endpoint) => isPushService(endpoint, pushServices),
    sendPush: createPush({ keys: vapidKeys, siteUrl, services: pushServices }),
    requestImage: imageService && createRequestImage(imageService),
    toWebp,
    deliverMail: createDeliverMail((letter) => mailer.send(letter)),
    deleteMails: async (address) => mailer.deleteMails?.(address.toLowerCase()),
  };
}

/** Adapts the functions of the product to Node; the backend calls them by name. */
export function createFunctionHandlers(
  engine: Engine,
  deps: ServerDeps,
  {
    report = reportProblem,
    otherOrigins = () => [],
  }: { report?: Report; otherOrigins?: () => readonly string[] } = {},
): Readonly<Record<string, FunctionHandler>> {
  /** Links in a mail lead back to the page that asked for it, if that is a page of ours. */
  const siteUrlOf = (request: Request) => {
    const origin = request.headers.get("origin");
    return origin && otherOrigins().includes(origin) ? origin : deps.siteUrl;
  };
  const adaptHandler =
    (handler: Handler): FunctionHandler =>
    (request, { caller, network, verifyCaptcha, verifyPassword, sendMail }) =>
      handler(request, {
        ...deps,
        siteUrl: siteUrlOf(request),
        person: callerPerson(caller),
        isService: caller.role === "service_role",
        network,
        asCaller: (text, values = []) => engine.asRole(caller, text, values),
        verifyCaptcha,
        verifyPassword,
        sendMail,
      });

  const handlers = Object.entries(HANDLERS).map(([name, handler]) => [name, adaptHandler(handler)]);
  return {
    ...Object.fromEntries(handlers),
    // An archive is larger than the request limit for a function's body in memory.
    "import-data": Object.assign(adaptHandler(importData), { readsItsBody: true }),
    "import-medicines": createImportHandler(engine, report),
  };
}

function callerPerson({ token, claims: text }: Caller): Person | undefined {
  if (!token) return undefined;
  const { sub, email } = claims.parse(JSON.parse(text));
  return { id: sub, email };
}
