import type { AuthEndpoint } from "./auth/auth.ts";
import type { FunctionHandler } from "./functions/functions.ts";
import type { CaptchaAction } from "./gates/captcha.ts";
import type { Service } from "./gates/refusal.ts";
import { OF_A_PROCEDURE, OF_A_RELATION } from "./rest/not-found.ts";
import type { StorageDeed } from "./storage/storage.ts";

interface AuthRoute {
  readonly service: "auth";
  readonly endpoint: AuthEndpoint;
  /** A challenge solved for this must come with the body. */
  readonly captcha?: CaptchaAction;
}

export type Route =
  | AuthRoute
  | { readonly service: "rest" }
  | { readonly service: "functions"; readonly handler: FunctionHandler }
  | { readonly service: "storage"; readonly deed: StorageDeed; readonly bucket: string }
  | { readonly service: "captcha" };

/** Method, path, and where the path alone does not say it, the grant. */
const AUTH: readonly (readonly [string, Omit<AuthRoute, "service">])[] = [
  ["POST /auth/v1/signup", { endpoint: "signUp", captcha: "sign-up" }],
  ["POST /auth/v1/token?grant_type=password", { endpoint: "signIn", captcha: "sign-in" }],
  ["POST /auth/v1/token?grant_type=refresh_token", { endpoint: "refresh" }],
  ["POST /auth/v1/token?grant_type=pkce", { endpoint: "exchangeCode" }],
  ["POST /auth/v1/verify", { endpoint: "verify" }],
  ["POST /auth/v1/recover", { endpoint: "recover", captcha: "recover" }],
  ["POST /auth/v1/resend", { endpoint: "resend", captcha: "resend" }],
  ["POST /auth/v1/logout", { endpoint: "signOut" }],
  ["GET /auth/v1/user", { endpoint: "currentUser" }],
  ["PUT /auth/v1/user", { endpoint: "updateUser" }],
  ["POST /auth/v1/factors", { endpoint: "enrollFactor" }],
  ["POST /auth/v1/factors/{id}/challenge", { endpoint: "challengeFactor" }],
  ["POST /auth/v1/factors/{id}/verify", { endpoint: "verifyFactor" }],
  ["DELETE /auth/v1/factors/{id}", { endpoint: "unenrollFactor" }],
  ["GET /auth/v1/factors/recovery-codes", { endpoint: "recoveryCodes" }],
  ["POST /auth/v1/factors/recovery-codes", { endpoint: "makeRecoveryCodes" }],
  ["POST /auth/v1/factors/recovery-codes/regenerate", { endpoint: "renewRecoveryCodes" }],
  ["POST /auth/v1/factors/recovery-codes/verify", { endpoint: "verifyRecoveryCode" }],
  ["DELETE /auth/v1/factors/recovery-codes", { endpoint: "dropRecoveryCodes" }],
  ["GET /auth/v1/settings", { endpoint: "settings" }],
  ["GET /auth/v1/health", { endpoint: "health" }],
];

const OF_A_FUNCTION = ["GET", "POST"];

const OBJECTS = "/storage/v1/object";

/** Methods, what stands before the bucket, whether an object follows it, and the deed. */
const OF_A_BUCKET: readonly (readonly [string[], string, "" | "/*", StorageDeed])[] = [
  [["POST"], "", "/*", "upload"],
  [["PUT"], "", "/*", "replace"],
  [["DELETE"], "", "", "remove"],
  [["POST"], "/list", "", "list"],
  [["GET"], "/info", "/*", "info"],
  [["GET", "HEAD"], "/public", "/*", "show"],
];

export interface Exposed {
  readonly relations: readonly string[];
  readonly procedures: readonly string[];
  readonly functions: Readonly<Record<string, FunctionHandler>>;
  readonly buckets?: readonly string[];
}

export type Routes = ReadonlyMap<string, Route>;

/** Everything that can be asked for, the local mailbox apart. What is not in it is not found. */
export function listRoutes({ relations, procedures, functions, buckets = [] }: Exposed): Routes {
  const routes = new Map<string, Route>();
  const add = (methods: readonly string[], path: string, route: Route) => {
    for (const method of methods) routes.set(`${method} ${path}`, route);
  };
  for (const [address, route] of AUTH) routes.set(address, { service: "auth", ...route });
  add(["GET"], "/captcha/v1/challenge", { service: "captcha" });
  for (const name of relations) add(OF_A_RELATION, `/rest/v1/${name}`, { service: "rest" });
  for (const name of procedures) add(OF_A_PROCEDURE, `/rest/v1/rpc/${name}`, { service: "rest" });
  for (const [name, handler] of Object.entries(functions)) {
    add(OF_A_FUNCTION, `/functions/v1/${name}`, { service: "functions", handler });
  }
  for (const bucket of buckets) {
    for (const [methods, before, after, deed] of OF_A_BUCKET) {
      add(methods, `${OBJECTS}${before}/${bucket}${after}`, { service: "storage", deed, bucket });
    }
  }
  return routes;
}

const OF_A_FACTOR = /^\/auth\/v1\/factors\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=\/|$)/;

/** Everything up to the bucket, and the name of the object behind it. */
const OF_AN_OBJECT =
  /^(?<bucket>\/storage\/v1\/object\/(?!list\/)(?:(?:public|info)\/)?[^/]+\/)(?<name>.+)$/;

/** A path as the list of routes writes it: without what names a thing of somebody's. */
export const addressOf = (path: string): string =>
  path.replace(OF_A_FACTOR, "/auth/v1/factors/{id}").replace(OF_AN_OBJECT, "$<bucket>*");

export function findRoute(routes: Routes, method: string, { pathname, searchParams }: URL) {
  const grant =
    pathname === "/auth/v1/token" ? `?grant_type=${searchParams.get("grant_type")}` : "";
  return routes.get(`${method} ${addressOf(pathname)}${grant}`);
}

/** The factor that a path names, where it names one. */
export const factorIn = ({ pathname }: URL): string | undefined => OF_A_FACTOR.exec(pathname)?.[1];

/** The object that a path names, as it came. */
export const objectIn = ({ pathname }: URL): string =>
  OF_AN_OBJECT.exec(pathname)?.groups?.name ?? "";

/** Whose words a refusal of this path is written in, route or not. */
export function serviceOf(path: string): Service {
  if (path.startsWith("/auth/v1/")) return "auth";
  if (path.startsWith("/rest/v1/")) return "rest";
  if (path.startsWith("/storage/v1/")) return "storage";
  return path.startsWith("/functions/v1/") ? "functions" : "captcha";
}
