import type { Transaction } from "@trousse/backend/database/engine";
import { OperatorError } from "#server/lifecycle/operator-error.ts";

/**
 * Takes authenticator and recovery codes from an account, signs it out everywhere and notes it in the
 * log: for somebody who lost both, after the operator has verified their identity (docs/operations.md).
 * @returns what to print
 * @throws {OperatorError} when the account has no second step
 */
export async function dropSecondStep(
  tx: Transaction,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<string> {
  await tx.query("select set_config('trousse.on_behalf_of', 'machine', true)");
  const [row] = await tx.query<{ answer: string }>(
    "select private.remove_second_factor($1::uuid) as answer",
    [id],
  );
  if (row?.answer !== "dropped") throw new OperatorError(`${email} has no second step.`);
  return `${email} signs in with the password alone now, on every device anew.`;
}
