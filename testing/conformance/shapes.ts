/** GoTrue's description of a user, limited to the fields that our accounts have. */

interface Person {
  /** What the observation calls their id. */
  readonly id?: string;
  readonly metadata?: object;
}

const identity = (id: string, isVerified: boolean) => ({
  identity_id: "an id",
  id,
  user_id: id,
  identity_data: {
    email: "zoe's address",
    email_verified: isVerified,
    phone_verified: false,
    sub: id,
  },
  provider: "email",
  last_sign_in_at: null,
  created_at: "an instant",
  updated_at: "an instant",
  email: "zoe's address",
});

const anyUser = (id: string, metadata: object, isVerified: boolean) => ({
  id,
  aud: "authenticated",
  role: "authenticated",
  email: "zoe's address",
  phone: "",
  confirmation_sent_at: "an instant",
  app_metadata: { provider: "email", providers: ["email"] },
  user_metadata: metadata,
  identities: [identity(id, isVerified)],
  created_at: "an instant",
  updated_at: "an instant",
  is_anonymous: false,
});

/** Somebody who signed up and has not confirmed yet. */
export const aNewUser = (metadata: object) => anyUser("an id", metadata, false);

/** Somebody who has. */
export const aUser = ({
  id = "zoe's id",
  metadata = { first_name: "Zoé", last_name: "Moreau", locale: "fr-fr" },
}: Person = {}) => ({
  ...anyUser(id, metadata, true),
  email_confirmed_at: "an instant",
  confirmed_at: "an instant",
  last_sign_in_at: "an instant",
});

export const aSession = (person: Person = {}) => ({
  user: aUser(person),
  session: {
    access_token: "a token",
    token_type: "bearer",
    expires_in: 600,
    expires_at: "seconds since 1970",
    refresh_token: "a secret",
    user: aUser(person),
  },
});
