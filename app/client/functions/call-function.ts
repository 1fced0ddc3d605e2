import type { Backend } from "../database/backend.ts";
import { AppError } from "../errors/failure.ts";

/**
 * Calls a function of the product as a visitor.
 * @throws AppError `offline` without a response, or with that of a proxy
 */
export async function callFunction(
  { url, publishableKey, fetch }: Backend,
  name: string,
  body: object,
): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`${url}/functions/v1/${name}`, {
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
