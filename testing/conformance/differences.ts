/** Who of the two departs from Supabase, and why ours is as it is. */
export interface Difference {
  readonly side: "ours is stricter" | "ours departs" | "lite departs";
  readonly why: string;
  /** Where Supabase says what it does. */
  readonly source: string;
  /** Names of cases. */
  readonly cases: readonly string[];
}

/** Every difference between our backend and `@supabase/lite` 0.10.0, explained once. */
export const differences: readonly Difference[] = [
  {
    side: "ours departs",
    why: "Supabase repeats address, id and verification in the metadata, and the metadata in the identity, which remembers its last sign-in. Ours holds each fact once: metadata travels in every access token. Lite also writes an empty weak_password, which Supabase leaves out.",
    source:
      "https://github.com/supabase/auth/blob/master/internal/api/signup.go (createNewIdentity), internal/tokens/service.go (weak_password,omitempty)",
    cases: [
      "signUp: what the client is told",
      "verifyOtp: what the client is told",
      "signInWithPassword: what the client is told",
      "refreshSession",
      "getUser",
      "updateUser: names are merged",
    ],
  },
  {
    side: "lite departs",
    why: "Supabase answers a repeated sign-up like a first one, and sends the mail of an unconfirmed address again once max_frequency has passed. Lite answers 429 for ever, which also tells who has an account.",
    source: "https://supabase.com/docs/reference/javascript/auth-signup",
    cases: [
      "signUp: an address that waits for its confirmation",
      "signUp: an address that has an account",
      "resendConfirmation: an address that waits",
      "resendConfirmation: both links count until one is used",
    ],
  },
  {
    side: "ours departs",
    why: "At Supabase a new confirmation ends the one before. Ours leaves the older link alone for its hour: a stranger may have asked for the new one.",
    source: "https://github.com/supabase/auth/blob/master/internal/api/mail.go (sendConfirmation)",
    cases: ["resendConfirmation: both links count until one is used"],
  },
  {
    side: "ours is stricter",
    why: "Supabase answers a sign-up with a taken address with a user without identities, which reveals the account. Ours shows what a new account is shown.",
    source:
      "https://github.com/supabase/auth/blob/master/internal/api/signup.go (sanitizeUser empties identities)",
    cases: ["signUp: an address that has an account"],
  },
  {
    side: "ours departs",
    why: "More than 72 bytes are refused with validation_failed by all three; Supabase sends it with 400, ours with the 422 of its weak passwords. Clients go by the code.",
    source:
      "https://github.com/supabase/auth/blob/master/internal/api/password.go (MaxPasswordLength)",
    cases: ["signUp: a password of 80 bytes"],
  },
  {
    side: "lite departs",
    why: "Where a captcha is asked for, Supabase refuses a request without a good one with captcha_failed. Lite does not look at it.",
    source: "https://supabase.com/docs/guides/auth/auth-captcha",
    cases: ["signUp: an unsolved captcha", "signIn: an unsolved captcha"],
  },
  {
    side: "ours is stricter",
    why: "Supabase silently replaces an address outside the allow list by the site's own. Ours refuses it: our pages never ask for one.",
    source: "https://supabase.com/docs/guides/auth/redirect-urls",
    cases: ["signUp: a page elsewhere to come back to"],
  },
  {
    side: "lite departs",
    why: "These claims are always present in Supabase's tokens; lite leaves out iss, aal, phone, is_anonymous and the metadata.",
    source: "https://supabase.com/docs/guides/auth/jwt-fields",
    cases: ["the access token: what it says"],
  },
  {
    side: "lite departs",
    why: "Within the reuse interval Supabase gives the second tab the token that the first one got. Lite makes two.",
    source: "https://supabase.com/docs/guides/auth/sessions",
    cases: ["refreshSession: two tabs with the same token at once"],
  },
  {
    side: "lite departs",
    why: "A text in the form of a refresh token that no session has is refresh_token_not_found to Supabase. Lite takes it for no token at all.",
    source:
      "https://github.com/supabase/auth/blob/master/internal/api/token_refresh.go (legacyRefreshTokenPattern)",
    cases: ["refreshSession: a token that nobody gave"],
  },
  {
    side: "ours departs",
    why: "Supabase's auth server says 403 to a token that does not hold, its REST server 401. Ours says 401 in both, one gate being in front of both; the codes are Supabase's, and its client goes by them.",
    source: "https://supabase.com/docs/guides/auth/debugging/error-codes",
    cases: [
      "getUser: a broken token",
      "signOut: everywhere, as the product does",
      "signOut: all other devices",
    ],
  },
  {
    side: "ours is stricter",
    why: "With Supabase, and lite, an access token outlives its session until it expires. Ours is refused at the next request.",
    source: "https://supabase.com/docs/guides/auth/signout",
    cases: ["a token of an ended session reads nothing"],
  },
  {
    side: "ours is stricter",
    why: "Supabase, with secure_password_change, asks for more than the session only when that is older than a day; ours asks for the current password always, and for a new address too.",
    source:
      "https://github.com/supabase/auth/blob/master/internal/api/user.go (UpdatePasswordRequireReauthentication)",
    cases: [
      "changePassword: the old one wrong",
      "changePassword: without the old one",
      "requestEmailChange: the password wrong",
    ],
  },
  {
    side: "lite departs",
    why: "A changed password ends all other sessions with Supabase. With lite they go on.",
    source: "https://supabase.com/docs/guides/auth/sessions",
    cases: ["changePassword: all other sessions end"],
  },
  {
    side: "lite departs",
    why: "A changed address counts once the old and the new one have confirmed it. Lite writes to the old one only and believes that alone.",
    source: "https://supabase.com/docs/reference/javascript/auth-updateuser",
    cases: ["confirmAddress: another address counts once both have confirmed"],
  },
  {
    side: "lite departs",
    why: "A value that a constraint refuses is the sender's mistake: PostgREST answers 400 with PostgreSQL's code. Lite answers 500.",
    source: "https://docs.postgrest.org/en/v14/references/errors.html",
    cases: [
      "addMedication: fewer than none",
      "dismissAlert: a key that means nothing",
      "tables: a preference that is not offered",
    ],
  },
  {
    side: "lite departs",
    why: "Within double quotes PostgREST takes a backslash for the sign that the next character is itself. Lite does not find such a name.",
    source: "https://docs.postgrest.org/en/v14/references/api/url_grammar.html#reserved-characters",
    cases: ["readLastIntake: of another box of that name, which holds quotes"],
  },
  {
    side: "lite departs",
    why: "Supabase runs the functions of supabase/functions, each at its own address. Lite has none.",
    source: "https://supabase.com/docs/guides/functions",
    cases: [
      "sendMessage: to the operator of the site",
      "sendMessage: an unsolved captcha",
      "sendMessage: a fourth one within the hour",
      "readRun: as a member",
      "importEdition: files that are none",
      "previewImport and importArchive: what was just exported",
      "importArchive: values that do not fit",
      "deleteAccount: a wrong password, then the right one",
    ],
  },
  {
    side: "lite departs",
    why: "Lite has no factors and no recovery codes; Supabase has both, the codes behind a switch of the project.",
    source: "https://supabase.com/docs/guides/auth/auth-mfa",
    cases: [
      "beginTwoSteps and confirmTwoSteps",
      "proveSecond: with the authenticator",
      "proveSecond: a wrong code",
      "proveSecond: with a code on paper, once",
      "renewRecoveryCodes",
      "endTwoSteps",
    ],
  },
];
