import type { DeliveryResult } from "../delivery-result.ts";
import type { Mail } from "../deps.ts";

/** @param send throws the error of the mail server or of nodemailer */
export function createDeliverMail(
  send: (letter: Mail) => Promise<unknown>,
): (letter: Mail) => Promise<DeliveryResult> {
  return async (letter) => {
    try {
      await send(letter);
      return { kind: "delivered" };
    } catch (problem) {
      return outcomeOf(problem);
    }
  };
}

/** A server rejects this recipient for good with 5xx (RFC 5321); all other errors may be temporary. */
function outcomeOf(problem: unknown): DeliveryResult {
  const { code, status } = read(problem);
  if (code === "EENVELOPE" && status !== undefined && status >= 500 && status < 600) {
    return { kind: "wrong", reason: `smtp-${status}` };
  }
  return { kind: "retry", reason: status ? `smtp-${status}` : "mail-unreachable" };
}

function read(problem: unknown): { code?: unknown; status?: number } {
  if (!(problem instanceof Error)) return {};
  const { code, responseCode } = problem as { code?: unknown; responseCode?: unknown };
  return { code, ...(typeof responseCode === "number" && { status: responseCode }) };
}
