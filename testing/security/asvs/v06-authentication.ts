import { absent, operator, shown, unmet, written } from "./requirement.ts";

const LIMITS = "packages/backend/auth/limits/abuse-limits.test.ts";
const PASSWORDS = "packages/backend/auth/passwords/abuse-passwords.test.ts";
const FACTORS = "packages/backend/auth/factors/factors.test.ts";
const NO_PROVIDER = "There is no identity provider: accounts are those of the installation.";

export const authentication = [
  written(
    "6.1.1",
    "limits against guessing, and how nobody is locked out by others, are written down",
    "docs/operations.md, Attempts: the counts, and the mail that ends a lock at once.",
  ),
  written(
    "6.1.2",
    "words of the context that no password may hold are listed",
    "docs/operations.md, Passwords that are refused; docs/decisions/0052-common-passwords-and-account-recovery.md has the reasons.",
  ),
  written(
    "6.1.3",
    "every way to sign in is written down",
    "docs/decisions/0007-redirects-around-sign-in.md and 0032-second-factor.md: the password, the link of a mail for a new one, and the second proof.",
  ),
  shown(
    "6.2.1",
    "passwords have 8 characters or more",
    [PASSWORDS, "A13: $way to $password is refused"],
    ["domain/accounts/password.test.ts"],
  ),
  shown("6.2.2", "people change their password", [
    "packages/backend/auth/accounts/update-user.test.ts",
    "a new password asks for the current one",
  ]),
  shown(
    "6.2.3",
    "that takes the present password",
    [
      "packages/backend/auth/accounts/update-user.test.ts",
      "a new password asks for the current one",
    ],
    ["app/features/auth/password/change-password-card.test.tsx", "the present password goes along"],
  ),
  shown(
    "6.2.4",
    "no password of the 3,000 most common",
    [
      "server/accounts/common-passwords.test.ts",
      "6.2.4: the 3,000 most common passwords that can be extended to fit our rules are refused in each spelling",
    ],
    [PASSWORDS, "A13: $way to $password is refused"],
  ),
  unmet(
    "6.2.5",
    "no rule about kinds of characters",
    "The specification of the product imposes four kinds: capital, small letter, digit, special character.",
  ),
  shown("6.2.6", "password fields hide what is typed", ["app/ui/form/password-input.test.tsx"]),
  shown("6.2.7", "pasting and password managers work", ["app/ui/form/password-input.test.tsx"]),
  shown("6.2.8", "a password is compared as it was typed, whole", [
    PASSWORDS,
    "A13: %s takes 72 bytes and not 73",
    "A13: 64 characters and more are welcome",
  ]),
  shown("6.2.9", "64 characters and more are welcome", [
    PASSWORDS,
    "A13: 64 characters and more are welcome",
  ]),
  absent(
    "6.2.10",
    "no password ends by itself",
    "Nothing in Trousse asks for a new password after a time.",
  ),
  shown(
    "6.2.11",
    "no password with a word of the context",
    ["domain/accounts/password-context.test.ts", "$password leans on its context"],
    [PASSWORDS, "A13: $way to $password is refused"],
  ),
  operator(
    "6.2.12",
    "no password that leaked",
    "Looked up where PWNED_PASSWORDS_URL is set (packages/backend/auth/passwords/compromised-passwords.test.ts shows how), off until then: nothing goes to others unasked.",
  ),
  shown(
    "6.3.1",
    "limits against guessing hold",
    [LIMITS, "A1:"],
    ["server/accounts/attempts.test.ts", "A1: a lock outlives the server"],
  ),
  shown(
    "6.3.2",
    "no account is there from the start",
    [
      "testing/contracts/profiles/profiles.contract.ts",
      "the first confirmed account runs the installation, the second does not",
    ],
    [
      "testing/contracts/accounts/first-administrator.contract.ts",
      "the first account does not become admin of a public installation",
    ],
  ),
  unmet(
    "6.3.3",
    "nobody gets in with one proof alone",
    "A second proof (a code of an authenticator, ten codes on paper) is offered and, once it is on, asked for everywhere. It is not imposed: the specification signs people in with a password. In its place stand the limits of 6.3.1, the list of leaked passwords, and a mail about a device that is new.",
  ),
  shown(
    "6.3.4",
    "no other way in, and none weaker",
    [
      "testing/contracts/database/closed-routes.contract.ts",
      "what Supabase answers and we do not is not there",
    ],
    ["testing/security/password-only-session.contract.ts"],
  ),
  shown(
    "6.4.1",
    "links and codes that we make are random, short-lived and of one use",
    [
      "packages/backend/auth/verification/verify.test.ts",
      "a link works until its hour is over",
      "a link works once",
    ],
    [LIMITS, "A5: links are guessed"],
  ),
  absent("6.4.2", "no secret questions", "There are none, nor hints."),
  shown("6.4.3", "a forgotten password gets nobody past the second proof", [
    FACTORS,
    "half a proof neither adds nor removes an authenticator, nor changes password or address",
  ]),
  written(
    "6.4.4",
    "who lost the second proof proves themselves as at the start",
    "docs/operations.md, When a second step is lost: address and password, as at the start; the command for it is shown by scripts/admin/second-step.test.ts.",
  ),
  shown("6.5.1", "a code is good once", [
    FACTORS,
    "a code counts once, also when it is sent twice at the same moment",
    "ten recovery codes are shown once, and each opens once",
  ]),
  shown("6.5.2", "codes of fewer than 112 bits are stored as passwords are", [
    FACTORS,
    "a recovery code has 112 bits or more, so that a digest is enough",
  ]),
  shown("6.5.3", "codes and seeds are random as cryptography has it", [
    "testing/security/crypto.test.ts",
    "chance that nobody may guess comes from the cryptography of Node",
  ]),
  shown("6.5.4", "codes have 20 bits or more", [
    LIMITS,
    "A5: no code of six digits opens anything",
    "A5: links are guessed",
  ]),
  unmet(
    "6.5.5",
    "codes live for ten minutes at most, those of a phone for thirty seconds",
    "Links of mails live for an hour, because mail is slow and children are not; codes of a phone are good one step before and after their own, because clocks differ.",
  ),
  absent("6.6.1", "SMS and calls", "Nothing goes by telephone."),
  shown(
    "6.6.2",
    "a link is for what was asked for, and confirms it only for the browser or the password that asked",
    [
      "packages/backend/auth/sign-up/pre-account-takeover.test.ts",
      "the link that he had sent confirms nothing of his",
    ],
    ["packages/backend/auth/verification/verify.test.ts", "an open recovery link dies"],
  ),
  shown(
    "6.6.3",
    "codes cannot be guessed by trying",
    [FACTORS, "after five wrong codes even the right one waits"],
    [LIMITS, "A5: links are guessed"],
  ),
  absent("6.8.1", "one identity is not another's", NO_PROVIDER),
  absent("6.8.2", "assertions are signed", NO_PROVIDER),
  absent("6.8.3", "assertions of SAML are used once", NO_PROVIDER),
  absent("6.8.4", "the strength that a provider proved", NO_PROVIDER),
];
