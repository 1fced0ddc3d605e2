import { absent, shown } from "./requirement.ts";

const BEARER = "packages/backend/identity/bearer.test.ts";
const TOKENS = "packages/backend/auth/sessions/abuse-tokens.test.ts";

export const tokens = [
  shown("9.1.1", "tokens are checked by their signature", [
    TOKENS,
    "A10: a token %s is refused by every endpoint",
  ]),
  shown(
    "9.1.2",
    "by one algorithm, never by none",
    [TOKENS, "A10: a token %s is refused by every endpoint"],
    [BEARER],
  ),
  shown("9.1.3", "with our key, whatever the token names", [BEARER, "a key id changes nothing"]),
  shown("9.2.1", "within their time", [
    BEARER,
    "our own token is good until its last second",
    "a token issued up to thirty seconds in the future is accepted",
  ]),
  shown(
    "9.2.2",
    "for what they were made for",
    [TOKENS, "A10: a token %s is refused by every endpoint"],
    ["supabase/functions/_shared/signed-tokens.test.ts", "a token is valid for its own purpose"],
  ),
  shown(
    "9.2.3",
    "for this service",
    [TOKENS, "A10: a token %s is refused by every endpoint"],
    ["supabase/functions/_shared/signed-tokens.test.ts", "a token is valid for its own purpose"],
  ),
  absent(
    "9.2.4",
    "one key signs for several services",
    "The key signs for one service; tokens for other uses are distinguished by their purpose.",
  ),
];
