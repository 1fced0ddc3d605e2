import { afterEach, beforeEach, expect, test, vi } from "vitest";

const sent: unknown[] = [];
vi.mock("./send-error.ts", () => ({
  sendError: (problem: Error, facts: object) => sent.push({ name: problem.name, ...facts }),
}));

const DSN = '<meta name="error-dsn" content="https://abc123@sentry.example/1">';
const RELEASE = '<meta name="release" content="trousse@1.0.0">';

let page: Awaited<ReturnType<typeof openPage>>;
const openPage = async () => ({
  ...(await import("./error-report.ts")),
  ...(await import("./failure.ts")),
});

beforeEach(async () => {
  // Reports are counted for a document, and each test is one of its own.
  vi.resetModules();
  sent.length = 0;
  document.head.innerHTML = DSN + RELEASE;
  page = await openPage();
});
afterEach(() => {
  document.head.innerHTML = "";
  localStorage.clear();
});

/** Long enough for a report that should not be there. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test("an unexpected error is reported once, with its route and release", async () => {
  const problem = new TypeError("Doliprane");
  page.reportError(problem, "/:locale/inventory");
  page.reportError(problem, "/:locale/inventory");
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await settled();
  expect(sent).toEqual([
    {
      name: "TypeError",
      dsn: "https://abc123@sentry.example/1",
      release: "trousse@1.0.0",
      route: "/:locale/inventory",
    },
  ]);
});

test("nothing is reported when the operator turned reports off", async () => {
  document.head.innerHTML = "";
  page.listenForErrors();
  page.reportError(new TypeError());
  window.dispatchEvent(new ErrorEvent("error", { error: new TypeError() }));
  await settled();
  expect(sent).toEqual([]);
});

test("expected failures are not reported", async () => {
  for (const failure of ["offline", "signed-out", "forbidden", "not-found", "conflict"] as const) {
    page.reportError(new page.AppError(failure));
  }
  page.reportError(new TypeError("Failed to fetch"));
  page.reportError("Doliprane");
  page.reportError(undefined);
  await settled();
  expect(sent).toEqual([]);
  page.reportError(new page.AppError("unexpected"));
  await vi.waitFor(() => expect(sent).toMatchObject([{ name: "AppError" }]));
});

test("uncaught errors and rejections are reported", async () => {
  page.listenForErrors();
  window.dispatchEvent(new ErrorEvent("error", { error: new RangeError() }));
  await vi.waitFor(() => expect(sent).toMatchObject([{ name: "RangeError" }]));
});

test("an error in a loop is reported a few times only", async () => {
  for (let turn = 0; turn < 50; turn++) page.reportError(new TypeError());
  await settled();
  expect(sent).toHaveLength(10);
});

test.each([
  { choice: undefined, reports: 0 },
  { choice: false, reports: 0 },
  { choice: true, reports: 1 },
])(
  "a signed-in account with the setting $choice sends $reports reports",
  async ({ choice, reports }) => {
    localStorage.setItem("sb-localhost-auth-token", "{}");
    if (choice !== undefined) page.storeErrorReportingConsent(choice);
    page.reportError(new TypeError("Doliprane"));
    await settled();
    expect(sent).toHaveLength(reports);
  },
);
