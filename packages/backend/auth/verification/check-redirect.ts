import { AuthFailure } from "../auth-failure.ts";

/**
 * Validates where a mail link may lead afterwards: exactly one of our origins. A different port, another scheme, a user
 * name or a backslash make it another origin (open redirect).
 *
 * @param origins without a closing slash
 * @throws {AuthFailure} `redirect_not_allowed`
 */
export function checkRedirect(text: string | null, origins: readonly string[]): string | undefined {
  if (text === null || text === "") return undefined;
  const origin = origins.find((ours) => text === ours || text.startsWith(`${ours}/`));
  if (!origin || /[\\\s\p{Cc}]/u.test(text) || URL.parse(text)?.origin !== origin) {
    throw new AuthFailure(400, "redirect_not_allowed", "The redirect address is not allowed");
  }
  return text;
}
