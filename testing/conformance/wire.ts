import { z } from "zod";

/** Of the auth server's addresses these alone hold an id; the backend's own list of routes writes it so. */
const A_FACTOR = /\/factors\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\/|$)/;

/** Up to its bucket, the address of an object; the backend's own list of routes writes the rest so. */
const AN_OBJECT = /^(\/storage\/v1\/object\/(?!list\/)(?:(?:public|info)\/)?[^/]+\/).+$/;

const refusal = z.object({ error_code: z.string().optional(), code: z.unknown() });

/** One line per request, such as `POST /auth/v1/token?grant_type=password 400 invalid_credentials`. */
export interface Wire {
  readonly fetch: typeof fetch;
  /** The lines since the last time they were taken. */
  take(): string[];
  /** Leaves out of the record what only sets the scene. */
  unobserved<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function recordWire(send: typeof fetch): Wire {
  let lines: { request: string; outcome: string }[] = [];
  let isQuiet = false;
  return {
    async fetch(input, init) {
      if (isQuiet) return send(input, init);
      // A place is kept at once: of two requests at the same moment, the first sent stays first.
      const line = { request: requestLine(new Request(input, init)), outcome: "" };
      lines.push(line);
      const response = await send(input, init);
      line.outcome = await outcome(response);
      return response;
    },
    take() {
      const taken = lines.map(({ request, outcome: end }) => `${request} ${end}`);
      lines = [];
      return taken;
    },
    async unobserved(work) {
      isQuiet = true;
      try {
        return await work();
      } finally {
        isQuiet = false;
      }
    },
  };
}

/** Without the query, which depends on names; only the grant is a part of the address. */
function requestLine({ method, url }: Request): string {
  const { pathname, searchParams } = new URL(url);
  const grant = searchParams.get("grant_type");
  const path = pathname
    .replace(A_FACTOR, "/factors/{id}/")
    .replace(AN_OBJECT, "$1*")
    .replace(/\/$/, "");
  return `${method} ${path}${grant ? `?grant_type=${grant}` : ""}`;
}

async function outcome(response: Response): Promise<string> {
  if (response.ok) return String(response.status);
  const text = await response.clone().text();
  const parsed = refusal.safeParse(text.startsWith("{") ? JSON.parse(text) : undefined);
  const code = parsed.data?.error_code ?? parsed.data?.code;
  return `${response.status} ${code ?? "without a code"}`;
}
