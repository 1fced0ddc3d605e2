import { expect, test } from "vitest";
import { authError, Refusal, type RefusalReason, refuse, type Service } from "./refusal.ts";

const request = (version?: string) =>
  new Request("http://localhost/", {
    headers: version ? { "x-supabase-api-version": version } : {},
  });

const bodyOf = async (reason: RefusalReason, service: Service) => {
  const response = refuse(new Refusal(reason), service, request());
  return { status: response.status, body: await response.json() };
};

test("each server says the same refusal in its own words", async () => {
  expect(await bodyOf("expired-token", "auth")).toEqual({
    status: 401,
    body: { code: 401, error_code: "bad_jwt", msg: "invalid JWT: token is expired" },
  });
  expect(await bodyOf("expired-token", "rest")).toEqual({
    status: 401,
    body: { code: "PGRST303", details: null, hint: null, message: "invalid JWT: token is expired" },
  });
  expect(await bodyOf("expired-token", "storage")).toEqual({
    status: 401,
    body: {
      statusCode: "401",
      code: "bad_jwt",
      error: "Unauthorized",
      message: "invalid JWT: token is expired",
    },
  });
  expect(await bodyOf("not-found", "functions")).toEqual({
    status: 404,
    body: { code: "NOT_FOUND", message: "Requested function was not found" },
  });
});

test("a missing key is answered as Supabase's gateway does, in front of every server", async () => {
  const expected = {
    status: 401,
    body: {
      message: "No API key found in request",
      hint: "No `apikey` request header was found.",
    },
  };
  expect(await bodyOf("no-key", "auth")).toEqual(expected);
  expect(await bodyOf("no-key", "rest")).toEqual(expected);
});

test.each([
  { version: "2024-01-01", code: "weak_password", because: "auth-js names this version" },
  {
    version: "2031-05-06",
    code: "weak_password",
    because: "the closest version we know is served",
  },
  { version: "2023-12-31", code: 422, because: "it is older than the change" },
  { version: "soon", code: 422, because: "it is no version" },
  { version: undefined, code: 422, because: "no version means the first" },
])("version $version finds $code in `code`: $because", async ({ version, code }) => {
  const response = authError(422, "weak_password", "Too weak", request(version), {
    weak_password: {},
  });
  expect(await response.json()).toMatchObject({ code, weak_password: {} });
  expect(response.headers.get("x-sb-error-code")).toBe("weak_password");
});

test("a refusal for a limited time says how long", () => {
  const response = refuse(new Refusal("overloaded", 2), "auth", request());
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("2");
});
