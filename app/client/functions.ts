import { AppError } from "./failure.ts";
import { fromHead } from "./from-head.ts";

/** Where the functions are. */
export interface Functions {
  readonly url: string;
  readonly publishableKey: string;
  readonly fetch: typeof fetch;
}

/** The functions as a visitor calls them, for pages that do without supabase-js. */
export function browserFunctions(): Functions {
  return {
    url: fromHead("supabase-url"),
    publishableKey: fromHead("supabase-publishable-key"),
    fetch: (input, init) => fetch(input, init),
  };
}

/** @throws AppError `offline` when nobody answers, or only a proxy does */
export async function callFunction(
  functions: Functions,
  name: string,
  body: object,
): Promise<Response> {
  const { url, publishableKey } = functions;
  let answer: Response;
  try {
    answer = await functions.fetch(`${url}/functions/v1/${name}`, {
      method: "POST",
      headers: { apikey: publishableKey, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch (cause) {
    throw new AppError("offline", { cause });
  }
  if (answer.status === 502 || answer.status === 504) throw new AppError("offline");
  return answer;
}
