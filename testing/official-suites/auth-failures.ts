import type { ExpectedFailure } from "./results.ts";

export const authFailures: readonly ExpectedFailure[] = [
  {
    why: "A page elsewhere to come back to is refused, not replaced by the address of the site.",
    tests: [
      "GoTrueClient.test.ts › GoTrueClient Email Auth signUp() with email and options",
      "GoTrueClient.test.ts › GoTrueClient Email Auth resend with email with options",
    ],
  },
  {
    why: "Accounts are managed on the server, not over HTTP, for any role; refused with `not_admin`.",
    tests: [
      "GoTrueApi.test.ts › GoTrueAdminApi User creation createUser() should create a new user",
      "GoTrueApi.test.ts › GoTrueAdminApi User creation createUser() with user metadata",
      "GoTrueApi.test.ts › GoTrueAdminApi User creation createUser() with app metadata",
      "GoTrueApi.test.ts › GoTrueAdminApi User creation createUser() with user and app metadata",
      "GoTrueApi.test.ts › GoTrueAdminApi User creation createUser() returns AuthError when email is invalid",
      "GoTrueApi.test.ts › GoTrueAdminApi List users listUsers() should return registered users",
      "GoTrueApi.test.ts › GoTrueAdminApi Get user getUserById() should a registered user given its user identifier",
      "GoTrueApi.test.ts › GoTrueAdminApi User updates modify email using updateUserById()",
      "GoTrueApi.test.ts › GoTrueAdminApi User updates modify user metadata using updateUserById()",
      "GoTrueApi.test.ts › GoTrueAdminApi User updates modify app metadata using updateUserById()",
      "GoTrueApi.test.ts › GoTrueAdminApi User updates modify confirm email using updateUserById()",
      "GoTrueApi.test.ts › GoTrueAdminApi User deletes deleteUser() should be able delete an existing user",
      "GoTrueApi.test.ts › GoTrueAdminApi User registration generateLink supports signUp with generate confirmation signup link",
      "GoTrueApi.test.ts › GoTrueAdminApi User registration generateLink supports updating emails with generate email change links",
      "GoTrueApi.test.ts › GoTrueAdminApi User registration inviteUserByEmail() creates a new user with an invited_at timestamp",
      "GoTrueApi.test.ts › GoTrueAdminApi User registration inviteUserByEmail() returns AuthError when email is invalid",
      "GoTrueApi.test.ts › GoTrueAdminApi User registration generateLink() returns AuthError when email is invalid",
      "GoTrueApi.test.ts › GoTrueAdminApi MFA Admin mfa factor management: add, list and delete",
      "GoTrueApi.test.ts › GoTrueAdminApi OAuth Admin Core Lifecycle oauth client lifecycle: create, get, update, delete",
      "GoTrueApi.test.ts › GoTrueAdminApi OAuth Admin Listing & Secret Regeneration listClients() returns registered OAuth clients with pagination",
      "GoTrueApi.test.ts › GoTrueAdminApi OAuth Admin Listing & Secret Regeneration regenerateClientSecret() generates new secret",
      "GoTrueApi.test.ts › GoTrueAdminApi OAuth Admin Error Handling createClient() returns AuthError with invalid redirect_uris",
      "GoTrueApi.test.ts › GoTrueAdminApi OAuth Admin Edge Cases updateClient() accepts partial updates",
      "GoTrueApi.test.ts › GoTrueAdminApi OAuth Admin Edge Cases createClient() works with minimal required fields",
      "GoTrueApi.test.ts › GoTrueAdminApi OAuth Admin Edge Cases createClient() accepts multiple redirect_uris",
      "lib/utils.test.ts › useful helper utilities when using the auth clients Mocks User Credentials createNewUserWithEmail()",
      "passkey.e2e.test.ts › Passkey end-to-end admin passkey management listPasskeys returns the passkeys of the user",
      "passkey.e2e.test.ts › Passkey end-to-end admin passkey management deletePasskey removes the passkey",
    ],
  },
  {
    why: "There are no passkeys; refused with `passkey_disabled`.",
    tests: [
      "passkey.e2e.test.ts › Passkey end-to-end registration ceremony startRegistration returns WebAuthn creation options",
      "passkey.e2e.test.ts › Passkey end-to-end registration ceremony verifyRegistration creates the passkey",
      "passkey.e2e.test.ts › Passkey end-to-end registration ceremony verifyRegistration rejects an unknown challenge",
      "passkey.e2e.test.ts › Passkey end-to-end registration ceremony startRegistration requires a session",
      "passkey.e2e.test.ts › Passkey end-to-end passkey management list returns the registered passkey",
      "passkey.e2e.test.ts › Passkey end-to-end passkey management update renames the passkey",
      "passkey.e2e.test.ts › Passkey end-to-end passkey management update rejects an unknown passkey id",
      "passkey.e2e.test.ts › Passkey end-to-end authentication ceremony signs in with the passkey via the two-step flow",
      "passkey.e2e.test.ts › Passkey end-to-end authentication ceremony rejects a replayed authentication challenge",
      "passkey.e2e.test.ts › Passkey end-to-end authentication ceremony rejects an assertion from an unregistered authenticator",
      "passkey.e2e.test.ts › Passkey end-to-end passkey deletion delete removes the passkey and disables sign-in with it",
    ],
  },
  {
    why: "Factors are authenticator apps and recovery codes; refused with `mfa_webauthn_enroll_not_enabled`.",
    tests: [
      "GoTrueClient.test.ts › WebAuthn MFA enroll WebAuthn should allow empty friendlyName",
      "GoTrueClient.test.ts › WebAuthn MFA enroll WebAuthn should create unverified factor",
      "GoTrueClient.test.ts › WebAuthn MFA unenroll WebAuthn should remove factor",
      "GoTrueClient.test.ts › WebAuthn MFA should enroll WebAuthn factor",
    ],
  },
  {
    why: "A factor is named by a UUID; any other address of one is not found, for everybody.",
    tests: ["GoTrueClient.test.ts › WebAuthn MFA challenge WebAuthn should fail without session"],
  },
  {
    why: "Nobody signs in with a one-time code; refused with `otp_disabled`.",
    tests: [
      "GoTrueClient.test.ts › GoTrueClient signInWithOtp signInWithOtp() for email",
      "GoTrueClient.test.ts › GoTrueClient signInWithOtp signInWithOtp for email with empty options",
    ],
  },
  {
    why: "There are no accounts without an address; refused with `anonymous_provider_disabled`.",
    tests: [
      "GoTrueClient.test.ts › signInAnonymously should successfully sign in anonymously",
      "GoTrueClient.test.ts › signInAnonymously should sign in anonymously with user data",
    ],
  },
  {
    why: "A weak password is named by its reasons, in words that the page writes.",
    tests: [
      "GoTrueClient.test.ts › GoTrueClient Email Auth fail to signUp() with invalid password",
    ],
  },
  {
    why: "A repeated sign-up is answered as the first one, so that nobody learns who has an account.",
    tests: [
      "GoTrueClient.test.ts › GoTrueClient signUp() the same user twice should not share email already registered message",
    ],
  },
  {
    why: "Access tokens are signed with a shared secret, which no client can check by itself.",
    tests: [
      "GoTrueClient.test.ts › getClaims getClaims verifies RS256 jwt without calling getUser",
    ],
  },
  {
    why: "A new password asks for the current one, so there are no codes for it; refused with `otp_disabled`.",
    tests: [
      "GoTrueClient.test.ts › Reauthentication reauthenticate() returns null user and session",
    ],
  },
  {
    why: "Earlier tests of the suite are to leave the session of an account without an address, of which there is none.",
    tests: ["GoTrueClient.test.ts › Reauthentication reauthenticate() fails without session"],
  },
];
