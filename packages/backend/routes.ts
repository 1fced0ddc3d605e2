import type { AuthEndpoint } from "./auth/auth.ts";
import type { CaptchaAction } from "./captcha/captcha.ts";
import type { FunctionHandler } from "./functions/functions.ts";
import type { Service } from "./http/refusal.ts";
import { PROCEDURE_METHODS, RELATION_METHODS } from "./rest/not-found.ts";
import type { StorageAction } from "./storage/storage.ts";

interface AuthRoute {
  readonly service: "auth";
  readonly endpoint: AuthEndpoint;
  /** The action for which the body must contain a solved challenge. */
  readonly captcha?: CaptchaAction;
}

export type Route =
  | AuthRoute
  | { readonly service: "rest" }
  | { readonly service: "functions"; readonly handler: FunctionHandler }
  | { readonly service: "storage"; readonly action: StorageAction; readonly bucket: string }
  | { readonly service: "captcha" };

/** Method, path, and where the path alone does not say it, the grant. */
const AUTH_ROUTES: readonly (readonly [string, Omit<AuthRoute, "service">])[] = [
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

const FUNCTION_METHODS = ["GET", "POST"];

const OBJECTS_PATH = "/storage/v1/object";

/** Methods, what stands before the bucket, whether an object follows it, and the action. */
const BUCKET_ROUTES: readonly (readonly [string[], string, "" | "/*", StorageAction])[] = [
  [["GET"], "", "/*", "download"],
  [["POST"], "", "/*", "upload"],
  [["PUT"], "", "/*", "replace"],
  [["DELETE"], "", "", "remove"],
  [["POST"], "/list", "", "list"],
  [["GET"], "/info", "/*", "info"],
  [["GET", "HEAD"], "/public", "/*", "show"],
];

export interface ExposedResources {
  readonly relations: readonly string[];
  readonly procedures: readonly string[];
  readonly functions: Readonly<Record<string, FunctionHandler>>;
  readonly buckets?: readonly string[];
}

export type Routes = ReadonlyMap<string, Route>;

/** All routes except the local mailbox. Any other path is not found. */
export function listRoutes({
  relations,
  procedures,
  functions,
  buckets = [],
}: ExposedResources): Routes {
  const routes = new Map<string, Route>();
  const add = (methods: readonly string[], path: string, route: Route) => {
    for (const method of methods) routes.set(`${method} ${path}`, route);
  };
  for (const [methodAndPath, route] of AUTH_ROUTES)
    routes.set(methodAndPath, { service: "auth", ...route });
  add(["GET"], "/captcha/v1/challenge", { service: "captcha" });
  for (const name of relations) add(RELATION_METHODS, `/rest/v1/${name}`, { service: "rest" });
  for (const name of procedures)
    add(PROCEDURE_METHODS, `/rest/v1/rpc/${name}`, { service: "rest" });
  for (const [name, handler] of Object.entries(functions)) {
    add(FUNCTION_METHODS, `/functions/v1/${name}`, { service: "functions", handler });
  }
  for (const bucket of buckets) {
    for (const [methods, before, after, action] of BUCKET_ROUTES) {
      add(methods, `${OBJECTS_PATH}${before}/${bucket}${after}`, {
        service: "storage",
        action,
        bucket,
      });
    }
  }
  return routes;
}

const FACTOR_PATH = /^\/auth\/v1\/factors\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=\/|$)/;

/** The path up to the bucket, and the name of the object after it. */
const OBJECT_PATH =
  /^(?<bucket>\/storage\/v1\/object\/(?!list\/)(?:(?:public|info)\/)?[^/]+\/)(?<name>.+)$/;

/** The pattern of a path, without ids and names. */
export const routePath = (path: string): string =>
  path.replace(FACTOR_PATH, "/auth/v1/factors/{id}").replace(OBJECT_PATH, "$<bucket>*");

export function findRoute(routes: Routes, method: string, { pathname, searchParams }: URL) {
  const grant =
    pathname === "/auth/v1/token" ? `?grant_type=${searchParams.get("grant_type")}` : "";
  return routes.get(`${method} ${routePath(pathname)}${grant}`);
}

/** The factor in a path, if there is one. */
export const factorIn = ({ pathname }: URL): string | undefined => FACTOR_PATH.exec(pathname)?.[1];

/** The object that a path names, as it came. */
export const objectIn = ({ pathname }: URL): string =>
  OBJECT_PATH.exec(pathname)?.groups?.name ?? "";

/** The service whose error format applies to this path, whether or not there is a route. */
export function serviceOf(path: string): Service {
  if (path.startsWith("/auth/v1/")) return "auth";
  if (path.startsWith("/rest/v1/")) return "rest";
  if (path.startsWith("/storage/v1/")) return "storage";
  return path.startsWith("/functions/v1/") ? "functions" : "captcha";
}
