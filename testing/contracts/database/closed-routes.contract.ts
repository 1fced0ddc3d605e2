import { listRoutes } from "@trousse/backend/routes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buckets, procedures, relations } from "#supabase/exposed.ts";
import { aCabinet } from "#testing/conformance/cabinet.ts";
import { createCaseContext } from "#testing/conformance/case-context.ts";
import {
  disguises,
  hiddenTables,
  supabasePaths,
  systemFunctions,
} from "#testing/conformance/closed-paths.ts";
import {
  type HttpRequest,
  type HttpResponse,
  type HttpServer,
  startHttpServer,
} from "#testing/conformance/http-server.ts";
import { KEYS } from "#testing/conformance/server.ts";
import { startTrousseServer, type TrousseServer } from "#testing/conformance/trousse-server.ts";
import { recordWire } from "#testing/conformance/wire.ts";
import { engines } from "#testing/engines/engines.ts";
import { may } from "#testing/permissions.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];
const routes = [...listRoutes({ relations, procedures, buckets, functions: {} }).keys()];

/** What a careless migration may leave in schema public: open to everybody, and not on the list. */
const CARELESS = `
  create view public.everybodys_boxes as select * from public.medications;
  create function public.every_box() returns setof public.medications language sql security definer
    set search_path = '' as 'select * from public.medications';
  grant select on public.everybodys_boxes to anon, authenticated;
  grant execute on function public.every_box() to anon, authenticated;`;

const DISABLED: ReadonlySet<string> = new Set([
  ...["otp_disabled", "provider_disabled", "web3_provider_disabled", "saml_provider_disabled"],
  ...["manual_linking_disabled", "feature_disabled", "passkey_disabled", "not_admin"],
]);

const ONE_PROFILE = '{"profile_id":"11111111-1111-4111-8111-111111111111"}';
const ONE_SHARE = '{"share_id":"11111111-1111-4111-8111-111111111111"}';

/**
 * The link of a mail finds its invitation without a session: its recipient may not have an account yet. The link of an
 * emergency card is for whoever finds its person, and the link of a helper's page for somebody without an account.
 */
const openToAll: readonly string[] = [
  "find_invitation",
  "open_card_link",
  "open_helper_page",
  "record_helper_dose",
  "undo_helper_dose",
] satisfies (typeof procedures)[number][];

/** Good ones, so that nothing but the caller is wrong. */
const ARGUMENTS = {
  accept_invitation: '{"token":"x"}',
  accept_profile_share: ONE_SHARE,
  add_helper_page: '{"page":{},"secret":"x"}',
  add_calendar_feed:
    '{"profile_id":"11111111-1111-4111-8111-111111111111","language":"fr","shows_medicines":false,"shows_person":false}',
  add_boxes: '{"profile_id":"11111111-1111-4111-8111-111111111111","boxes":[]}',
  save_box: '{"profile_id":"11111111-1111-4111-8111-111111111111","box":{},"hours":[]}',
  answer_home_question: '{"box_ids":[]}',
  answer_treatment_question:
    '{"profile_id":"11111111-1111-4111-8111-111111111111","treatment":"Eliquis","takes":true}',
  answer_possible_duplicate: '{"duplicate":"11111111-1111-4111-8111-111111111111","is_same":false}',
  get_admin_overview: "{}",
  claim_administration: '{"code":"x"}',
  claim_dose: '{"profile":"00000000-0000-4000-8000-000000000000"}',
  confirm_planned_doses: '{"doses":[],"intakes":[]}',
  correct_intake:
    '{"intake":"11111111-1111-4111-8111-111111111111","profile":"11111111-1111-4111-8111-111111111111","quantity":1,"taken_at":"2026-11-20T08:00:00Z","seen_quantity":1,"seen_at":"2026-11-20T08:00:00Z"}',
  count_account_rows: "{}",
  decline_profile_share: ONE_SHARE,
  end_account_sessions: '{"account":"00000000-0000-4000-8000-000000000000"}',
  end_session: '{"session":"00000000-0000-4000-8000-000000000000"}',
  ensure_main_profile: "{}",
  find_contact_messages: "{}",
  find_invitation: '{"token":"x"}',
  grant_role: '{"account":"00000000-0000-4000-8000-000000000000","role":"admin"}',
  home_today: '{"on_day":"2026-11-22","zone":"Europe/Paris"}',
  leave_profile_share: ONE_SHARE,
  list_accounts: "{}",
  list_boxes: ONE_PROFILE,
  list_boxes_in_reach: ONE_PROFILE,
  list_generic_groups: '{"reference_ids":["00000000-0000-4000-8000-000000000000"]}',
  list_dose_claims: "{}",
  list_dose_givers: '{"doses":[]}',
  list_current_illnesses: "{}",
  list_illness_entries: '{"profile":"00000000-0000-4000-8000-000000000000"}',
  list_feature_flag_changes: "{}",
  list_intake_givers: '{"intakes":[]}',
  list_medicine_imports: "{}",
  list_own_limits: "{}",
  count_monthly_use: '{"subject":"report_files"}',
  list_possible_duplicates: "{}",
  list_received_shares: "{}",
  list_sessions: "{}",
  list_enabled_features: "{}",
  list_tier_limits: "{}",
  set_tier_limit: '{"tier":"standard","subject":"profiles"}',
  get_account_emails: '{"accounts":[]}',
  mark_deliveries_shown: '{"deliveries":[]}',
  match_planned_dose:
    '{"dose":"00000000-0000-4000-8000-000000000000","intake":"00000000-0000-4000-8000-0000000000aa","profile":"00000000-0000-4000-8000-000000000000"}',
  open_card_link: '{"link":"00000000-0000-4000-8000-000000000000"}',
  open_helper_page: '{"secret":"x","opening":"00000000-0000-4000-8000-000000000000"}',
  read_corrected_intake: '{"intake":"00000000-0000-4000-8000-000000000000"}',
  read_helper_page: '{"page":"00000000-0000-4000-8000-000000000000"}',
  record_helper_dose:
    '{"secret":"x","box":"00000000-0000-4000-8000-000000000000","dose":"00000000-0000-4000-8000-0000000000aa","quantity":1}',
  undo_helper_dose: '{"secret":"x","dose":"00000000-0000-4000-8000-000000000000"}',
  open_shared_profile: ONE_PROFILE,
  official_notices: '{"box":{"official_number":"60234100"}}',
  postpone_planned_doses: '{"doses":[],"minutes":10}',
  publish_recall:
    '{"recall":"00000000-0000-4000-8000-000000000000","title":"x","published_on":"2026-01-01","url":"https://ansm.sante.fr","notice":"x","products":[]}',
  withdraw_recall: '{"recall":"00000000-0000-4000-8000-000000000000"}',
  record_doses_beside: '{"doses":[],"intakes":[],"taken_at":"2026-11-29T08:00:00Z"}',
  record_health_consent: '{"text_version":null}',
  is_health_consent_revoked: ONE_PROFILE,
  release_dose_claim: '{"claim":"00000000-0000-4000-8000-000000000000"}',
  reopen_skipped_doses: '{"doses":[]}',
  revoke_profile_share: ONE_SHARE,
  revoke_role: '{"account":"00000000-0000-4000-8000-000000000000","role":"admin"}',
  search_medication_references: '{"query":"doli"}',
  set_lasting_session: '{"lasting":true}',
  set_primary_profile: ONE_PROFILE,
  stop_course:
    '{"medication_id":"00000000-0000-4000-8000-0000000000aa","stopped_on":"2026-11-23","reason":"other"}',
  skip_planned_doses: '{"doses":[]}',
  substance_ledger: ONE_PROFILE,
  needs_first_admin: "{}",
} satisfies Record<(typeof procedures)[number], string>;

// The list is the same on every engine, and nothing that is not on it reaches one.
const [place] = engines;
if (!place) throw new Error("There is no engine to run on.");

describe("from outside", () => {
  let server: TrousseServer;
  let httpServer: HttpServer;
  /** Names that a stranger could learn from a careless answer, and what is in Zoé's cabinet. */
  let secrets: readonly string[];
  let callers: Readonly<Record<"nobody" | "visitor" | "member", Record<string, string>>>;

  beforeAll(async () => {
    server = await startTrousseServer(place, {
      prepare: (prepared) => prepared.transaction((tx) => tx.script(CARELESS)),
    });
    httpServer = await startHttpServer(server);
    const world = createCaseContext(server, recordWire(server.connect()), new Map());
    const zoe = await aCabinet(world);
    const eve = await world.member("eve");
    const { data } = await eve.db.auth.getSession();
    const apikey = KEYS.publishableKey;
    callers = {
      nobody: {},
      visitor: { apikey },
      member: { apikey, authorization: `Bearer ${data.session?.access_token}` },
    };
    secrets = [...(await namesIn(server)), zoe.userId, zoe.email, zoe.box.id, "doliprane"];
  });
  afterAll(async () => {
    await httpServer.close();
    await server.close();
  });

  /** A secret in the answer that was not in the question. */
  const leakIn = (asked: HttpRequest, { body, headers }: HttpResponse) => {
    const question = `${asked.path} ${asked.body ?? ""}`.toLowerCase();
    const answered = `${body} ${JSON.stringify(headers)}`.toLowerCase();
    return secrets.find((name) => answered.includes(name) && !question.includes(name));
  };

  /** Everything that is wrong with the answers to all of these, by all these callers. */
  async function wrongAnswers(
    asks: readonly HttpRequest[],
    who: readonly (keyof typeof callers)[],
    isRight: (answer: HttpResponse, ask: HttpRequest) => boolean,
  ): Promise<string[]> {
    const wrong = await Promise.all(
      who.flatMap((caller) =>
        asks.map(async (ask) => {
          const asked = { ...ask, headers: { ...callers[caller], ...ask.headers } };
          const answer = await httpServer.ask(asked);
          const leak = leakIn(ask, answer);
          if (isRight(answer, ask) && leak === undefined) return [];
          const told = leak ? `tells ${leak}` : answer.body.slice(0, 80);
          return [`${caller} ${ask.method} ${ask.path} ${answer.status} ${told}`];
        }),
      ),
    );
    return wrong.flat();
  }

  const everyMethod = (paths: readonly string[]) =>
    paths.flatMap((path) => METHODS.map((method) => ({ method, path })));
  const everybody = ["nobody", "visitor", "member"] as const;
  const isNotThere = ({ status, headers }: HttpResponse) =>
    status === 404 || status === 405 || isDisabled(headers);
  /** What Supabase's Auth knows and ours has switched off: a constant answer with GoTrue's own code. */
  const isDisabled = (headers: HttpResponse["headers"]) =>
    DISABLED.has(String(headers["x-sb-error-code"] ?? ""));

  test.each(Object.entries(supabasePaths))(
    "what Supabase answers and we do not is not there: %s",
    async (_server, paths) => {
      expect(await wrongAnswers(everyMethod(paths), everybody, isNotThere)).toEqual([]);
    },
  );

  test("a table that is not listed is not there, not even one that everybody may read", async () => {
    const paths = hiddenTables.map((name) => `/rest/v1/${encodeURI(name)}?select=*`);
    expect(await wrongAnswers(everyMethod(paths), everybody, isNotThere)).toEqual([]);
  });

  test("a function that is not listed is not there, whatever its schema", async () => {
    const own = await functionsIn(server);
    expect(own).toEqual(expect.arrayContaining(["every_box", "create_main_profile", "uid"]));
    const names = [...own, ...systemFunctions].filter((name) => !isProcedure(name));
    const paths = names.flatMap((name) => [`/rest/v1/rpc/${name}`, `/rest/v1/rpc/private.${name}`]);
    expect(await wrongAnswers(everyMethod(paths), everybody, isNotThere)).toEqual([]);
  });

  test("no disguise of an address opens it", async () => {
    const paths = [
      "/rest/v1/medications",
      "/rest/v1/rpc/ensure_main_profile",
      "/auth/v1/user",
      "/auth/v1/admin/users",
    ].flatMap(disguises);
    const isRefused = (answer: HttpResponse) => isNotThere(answer) || answer.status === 400;
    expect(await wrongAnswers(everyMethod(paths), everybody, isRefused)).toEqual([]);
  });

  test("an address that steps aside and back is the one it comes to, for who may open that", async () => {
    const paths = [
      "/_mail/../rest/v1/medications?select=name",
      "/rest/v1/./medications?select=name",
      "/rest/v1/users/%2e%2e/medications?select=name",
      "/auth/v1/%2E%2E/%2e%2e/rest/v1/medications?select=name",
      "/captcha/v1/../../rest/v1/medications?select=name",
    ];
    const asks = paths.map((path) => ({ method: "GET", path }));
    const isClosed = ({ status }: HttpResponse) => status === 401 || status === 404;
    expect(await wrongAnswers(asks, ["nobody", "visitor"], isClosed)).toEqual([]);
    const isEmpty = ({ body }: HttpResponse) => body === "[]";
    expect(await wrongAnswers(asks, ["member"], isEmpty)).toEqual([]);
  });

  test("a listed address takes the listed methods only", async () => {
    const listed = new Set(routes.map((route) => route.split("?")[0]));
    const paths = new Set(routes.map((route) => route.split(/[ ?]/)[1] ?? ""));
    const asks = everyMethod([...paths]).filter(
      ({ method, path }) => !listed.has(`${method} ${path}`),
    );
    expect(asks.length).toBeGreaterThan(100);
    expect(await wrongAnswers(asks, everybody, isNotThere)).toEqual([]);
  });

  test("data without a key, or without a session, is refused and names nothing", async () => {
    const json = { "content-type": "application/json" };
    const asksOf = (name: (typeof relations)[number], methods: readonly string[]) =>
      methods.map((method) => {
        const path = `/rest/v1/${name}`;
        return method === "GET" || method === "HEAD"
          ? { method, path }
          : { method, path, headers: json, body: "{}" };
      });
    const callsOf = (names: readonly (typeof procedures)[number][]) =>
      names.map((name) => ({
        method: "POST",
        path: `/rest/v1/rpc/${name}`,
        headers: json,
        body: ARGUMENTS[name],
      }));
    const isRefused = ({ status }: HttpResponse) => status === 401;
    const everything = ["GET", "HEAD", "POST", "PATCH", "DELETE"];
    const withoutKey = [
      ...relations.flatMap((name) => asksOf(name, everything)),
      ...callsOf(procedures),
    ];
    expect(await wrongAnswers(withoutKey, ["nobody"], isRefused)).toEqual([]);
    const withoutSession = [
      // Everybody reads what is published, and an update of nothing changes nothing.
      ...relations.flatMap((name) =>
        asksOf(name, may("signedOut", "S", name) ? ["POST", "DELETE"] : everything),
      ),
      ...callsOf(procedures.filter((name) => !openToAll.includes(name))),
    ];
    expect(await wrongAnswers(withoutSession, ["visitor"], isRefused)).toEqual([]);
  });

  test("these tests detect a name or a row in a response", () => {
    const ask = { method: "GET", path: "/rest/v1/medication" };
    const told = { status: 404, headers: {}, body: "Perhaps you meant public.medications" };
    expect(leakIn(ask, told)).toBe("medications");
    expect(leakIn({ ...ask, path: "/rest/v1/medications" }, told)).toBeUndefined();
    const shown = { status: 200, headers: {}, body: '[{"name":"Doliprane"}]' };
    expect(leakIn(ask, shown)).toBe("doliprane");
  });

  test.each([
    { path: "/rest/v1/medication?select=*", because: "a table almost named" },
    { path: "/rest/v1/medications?select=nam", because: "a column almost named" },
    { path: "/rest/v1/medications?nam=eq.1", because: "a filter almost named" },
    { path: "/rest/v1/medications?order=nam", because: "an order almost named" },
    { path: "/rest/v1/medications?select=id,profile(*)", because: "a parent almost named" },
    { path: "/rest/v1/medications?select=id,intake_logs(*)", because: "a child almost named" },
    { path: "/rest/v1/medications?select=count()", because: "an aggregate" },
    { path: "/rest/v1/medications?select=*&limit=x", because: "a limit that is no number" },
    { path: "/rest/v1/medications?id=eq.x", because: "an id that is none" },
    { path: "/rest/v1/rpc/ensure_main_profil", because: "a function almost named" },
    {
      path: "/rest/v1/rpc/search_medication_references?quer=x",
      because: "an argument almost named",
    },
    { path: "/auth/v1/user", because: "an account" },
  ])("who is signed out learns no name from $because", async ({ path }) => {
    const asks = ["GET", "POST", "PATCH", "DELETE"].flatMap((method) => [
      { method, path },
      { method, path, headers: { prefer: "count=exact" } },
      { method, path, headers: { "accept-profile": "private", "content-profile": "auth" } },
      { method, path, body: '{"nam":1}', headers: { "content-type": "application/json" } },
    ]);
    const isRefused = ({ status }: HttpResponse) => status >= 400 && status < 500;
    expect(await wrongAnswers(asks, ["nobody", "visitor"], isRefused)).toEqual([]);
  });

  test.each(["private", "auth", "backend", "pg_catalog", "graphql_public", "storage"])(
    "asking for schema %s shows nothing of it",
    async (schema) => {
      const asks = [
        "users",
        "medications",
        "rpc/create_main_profile",
        "rpc/ensure_main_profile",
      ].map((name) => ({
        method: "POST",
        path: `/rest/v1/${name}`,
        body: "{}",
        headers: { "content-type": "application/json", "content-profile": schema },
      }));
      const isRefused = ({ status }: HttpResponse) => status === 404 || status === 406;
      expect(await wrongAnswers(asks, ["member"], isRefused)).toEqual([]);
    },
  );
});

const isProcedure = (name: string) => procedures.some((listed) => listed === name);

/** Every relation, function and column that we made, in small letters. */
async function namesIn({ engine }: TrousseServer): Promise<string[]> {
  const rows = await engine.transaction((tx) =>
    tx.query<{ name: string }>(`
      select distinct lower(name) as name from (
        select c.relname::text as name from pg_class c where c.relkind in ('r', 'v')
          and c.relnamespace::regnamespace::text in ('public', 'private', 'auth', 'backend', 'canary')
        union all
        select p.proname::text from pg_proc p
          where p.pronamespace::regnamespace::text in ('public', 'private', 'backend')
      ) named where length(name) > 5`),
  );
  return rows.map(({ name }) => name);
}

async function functionsIn({ engine }: TrousseServer): Promise<string[]> {
  const rows = await engine.transaction((tx) =>
    tx.query<{ name: string }>(`
      select distinct proname::text as name from pg_proc
      where pronamespace::regnamespace::text in ('public', 'private', 'auth', 'backend')`),
  );
  return rows.map(({ name }) => name);
}
