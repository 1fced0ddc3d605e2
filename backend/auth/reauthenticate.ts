import type { Account } from "./account.ts";
import { AuthFailure, invalidCredentials } from "./failure.ts";
import type { AuthRoom } from "./room.ts";
import { takeTurn } from "./turn.ts";

/**
 * Asks for the password again before something that a session alone must not do: a session can be
 * in the hands of whoever found the phone. Wrong ones are counted.
 *
 * @throws {AuthFailure} `reauthentication_needed`, `invalid_credentials`, `over_request_rate_limit`
 */
export async function reauthenticate(
  { passwords, rates }: AuthRoom,
  account: Account,
  current: string | null | undefined,
): Promise<void> {
  if (!current) {
    throw new AuthFailure(
      400,
      "reauthentication_needed",
      "This change requires the current password",
    );
  }
  const turn = [{ rate: "reauthentication", who: account.id }] as const;
  await takeTurn(rates, "password", turn);
  if (!(await passwords.matches(current, account.password))) throw invalidCredentials();
  await rates.takeBack(turn);
}
