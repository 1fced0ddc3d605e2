import {
  BrowserClient,
  defaultStackParser,
  type ErrorEvent,
  makeFetchTransport,
  Scope,
  type StackFrame,
} from "@sentry/browser";

interface ReportDetails {
  dsn: string;
  release: string | undefined;
  route: string | undefined;
}

/** Sends one error, without data about the person. */
export function sendError(problem: Error, { dsn, release, route }: ReportDetails): void {
  const client = new BrowserClient({
    dsn,
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    transportOptions: { fetchOptions: { referrerPolicy: "no-referrer" } },
    // Otherwise the receiver derives the IP address of the visitor.
    dataCollection: { userInfo: false },
    // Each of them collects: breadcrumbs, the address, the browser, sessions.
    integrations: [],
    sendClientReports: false,
    // Only the fields listed here are sent, whatever future versions of the library add.
    beforeSend: (event) => minimalEvent(event, release, route),
  });
  client.init();
  const scope = new Scope();
  scope.setClient(client);
  scope.captureException(problem);
}

function minimalEvent(
  { event_id, timestamp, exception }: ErrorEvent,
  release: string | undefined,
  route: string | undefined,
): ErrorEvent | null {
  const values = (exception?.values ?? []).slice(-1).flatMap(({ type, stacktrace }) => {
    const frames = (stacktrace?.frames ?? []).flatMap(ownFrame);
    return frames.length > 0 ? [{ type: kindOf(type), stacktrace: { frames } }] : [];
  });
  // An error of an extension, or of somebody's own script in the console.
  if (values.length === 0) return null;
  return {
    type: undefined,
    ...(event_id && { event_id }),
    ...(timestamp && { timestamp }),
    platform: "javascript",
    level: "error",
    ...(release && { release }),
    ...(route && { transaction: route }),
    exception: { values },
  };
}

const ASSETS_URL = `${window.location.origin}/assets/`;

function ownFrame({ filename = "", function: name, lineno, colno }: StackFrame): StackFrame[] {
  if (!filename.startsWith(ASSETS_URL)) return [];
  return [
    {
      filename: filename.slice(window.location.origin.length),
      in_app: true,
      ...(name && { function: name }),
      ...(lineno !== undefined && { lineno }),
      ...(colno !== undefined && { colno }),
    },
  ];
}

function kindOf(type: string | undefined): string {
  return type && /^\w{1,60}$/.test(type) ? type : "Error";
}
