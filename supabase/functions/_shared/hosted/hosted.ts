import process from "node:process";
import { createTransport } from "nodemailer";
import postgres from "postgres";
import { createAttemptCounter } from "../attempt-counter.ts";
import type { Deps, Handler, Mail, Query, ServerDeps } from "../deps.ts";
import { createRequestImage } from "../images/image-service.ts";
import { createDeliverMail } from "../mail/mail-delivery.ts";
import { createPush } from "../push/push.ts";
import { isPushService } from "../push/push-services.ts";
import { createVapidKeys } from "../push/vapid-keys.ts";
import { refuse } from "../refusals.ts";
import { createSignedTokens } from "../signed-tokens.ts";
import { createVerifyCaptcha } from "./hosted-captcha.ts";
import { authenticateRequest, verifyPassword } from "./hosted-person.ts";

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The secret ${name} is not set.`);
  return value;
}

/** The image service, where its address and key are set as secrets of the project. */
function imageService() {
  const { IMAGE_API_URL: url, IMAGE_API_KEY: key, IMAGE_API_MODEL: model } = process.env;
  return url && key ? createRequestImage({ url, key, model: model ?? "gpt-image-1" }) : undefined;
}

/** Supabase's interface for work that continues after the response. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void };

/**
 * Adapts a handler to hosted Supabase (Deno). The platform sets `SUPABASE_URL`, `SUPABASE_DB_URL` and
 * `SUPABASE_SERVICE_ROLE_KEY`; `SITE_URL`, `SMTP_URL`, `MAIL_FROM` and the captcha's keys are secrets of the project.
 */
export function createHostedHandler(handler: Handler): (request: Request) => Promise<Response> {
  const siteUrl = setting("SITE_URL");
  const serviceKey = setting("SUPABASE_SERVICE_ROLE_KEY");
  const sql = postgres(setting("SUPABASE_DB_URL"), { max: 1, prepare: false });
  const transport = createTransport({ url: setting("SMTP_URL") }, { from: setting("MAIL_FROM") });
  const verifyCaptcha = createVerifyCaptcha(setting("CAPTCHA_PROVIDER"), setting("CAPTCHA_SECRET"));

  const as =
    (role: string, claims: string): Query =>
    async <Row>(text: string, values: readonly unknown[] = []) => {
      const rows = await sql.begin(async (tx) => {
        await tx`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true)`;
        return tx.unsafe(text, [...values] as string[]);
      });
      return rows as unknown as Row[];
    };
  const asService = as("service_role", '{"role":"service_role"}');
  const vapidKeys = createVapidKeys(asService);

  const send = ({ to, replyTo, messageId, unsubscribeUrl, ...letter }: Mail) =>
    transport.sendMail({
      ...letter,
      to: { name: "", address: to },
      ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
      ...(messageId !== undefined && { messageId: `<${messageId}@${new URL(siteUrl).hostname}>` }),
      ...(unsubscribeUrl !== undefined && {
        headers: {
          "List-Unsubscribe": `<${unsubscribeUrl}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      }),
    });
  const sendMail: Deps["sendMail"] = (letter) => EdgeRuntime.waitUntil(send(letter).catch(report));

  const deps: ServerDeps = {
    siteUrl,
    functionUrl: (name, query) =>
      `${setting("SUPABASE_URL")}/functions/v1/${name}?${new URLSearchParams(query)}`,
    asService,
    ...createAttemptCounter(asService, serviceKey),
    signedTokens: createSignedTokens(serviceKey),
    pushKey: async () => (await vapidKeys()).publicKey,
    isPushService: (endpoint) => isPushService(endpoint),
    sendPush: createPush({ keys: vapidKeys, siteUrl }),
    requestImage: imageService(),
    // WebP needs native code, which does not run there.
    toWebp: undefined,
    deliverMail: createDeliverMail(send),
    // Mails go to a mail server there, and none is stored.
    deleteMails: async () => undefined,
  };

  async function answer(request: Request): Promise<Response> {
    if (request.method === "OPTIONS") return new Response(null, { status: 204 });
    const found = await authenticateRequest(request, setting("SUPABASE_URL"), serviceKey);
    if (found === "refused") return refuse(401, "bad_jwt", "invalid JWT");
    return handler(request, {
      ...deps,
      person: found?.person,
      isService: request.headers.get("authorization") === `Bearer ${serviceKey}`,
      network: request.headers.get("x-forwarded-for")?.split(",", 1)[0]?.trim() ?? "",
      asCaller: found ? as("authenticated", found.claims) : as("anon", '{"role":"anon"}'),
      verifyCaptcha,
      verifyPassword: (password) =>
        verifyPassword(found?.person.email ?? "", password, setting("SUPABASE_URL"), serviceKey),
      sendMail,
    });
  }

  return async (request) => {
    const answered = await answer(request).catch((problem: unknown) => {
      report(problem);
      return refuse(500, "unexpected_failure", "Something went wrong");
    });
    return withCorsHeaders(answered, siteUrl);
  };
}

/** CORS: there, the pages are on another origin than the functions. */
function withCorsHeaders({ body, status, headers }: Response, origin: string): Response {
  const open = new Headers(headers);
  open.set("access-control-allow-origin", origin);
  open.set("access-control-allow-headers", "apikey, authorization, content-type, x-client-info");
  return new Response(body, { status, headers: open });
}

/** Logs kind and code only, because a message may quote what somebody wrote. */
function report(problem: unknown): void {
  const kind = problem instanceof Error ? problem.name : typeof problem;
  const code = problem instanceof Error && "code" in problem ? ` ${problem.code}` : "";
  process.stderr.write(`Problem: ${kind}${code}\n`);
}
