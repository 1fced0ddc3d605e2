import { type Case, codeOf } from "../case.ts";
import { type CaseContext, PASSWORD } from "../case-context.ts";
import { product } from "../recorded-product.ts";
import { SOLVED } from "../server.ts";
import { aSession, aUser } from "../shapes.ts";

const aSignIn = (email: string, password = PASSWORD) => ({
  email,
  password,
  captchaToken: SOLVED,
});

/** The same person on two devices. */
async function twoDevices({ member, visitor, unobserved }: CaseContext) {
  const { db: phone, email } = await member();
  const laptop = visitor();
  await unobserved(() => product.auth.signIn(laptop, aSignIn(email)));
  return { phone, laptop };
}

/** Coming in, staying in, going out. */
export const sessionCases: readonly Case[] = [
  {
    name: "signIn: the right password",
    async run({ member, visitor }) {
      const { email } = await member();
      return product.auth.signIn(visitor(), aSignIn(email));
    },
    expected: { wire: ["POST /auth/v1/token?grant_type=password 200"], answer: "nothing" },
  },
  {
    name: "signInWithPassword: what the client is told",
    async run({ member, visitor }) {
      const { email } = await member();
      return visitor().auth.signInWithPassword({
        email,
        password: PASSWORD,
        options: { captchaToken: SOLVED },
      });
    },
    expected: {
      wire: ["POST /auth/v1/token?grant_type=password 200"],
      answer: aSession(),
    },
  },
  {
    name: "signIn: the address in capitals",
    async run({ member, visitor }) {
      const { email } = await member();
      return product.auth.signIn(visitor(), aSignIn(email.toUpperCase()));
    },
    expected: { wire: ["POST /auth/v1/token?grant_type=password 200"], answer: "nothing" },
  },
  {
    name: "signIn: on a device where somebody is signed in",
    async run({ member }) {
      const { email } = await member();
      const { db } = await member("eve");
      return product.auth.signIn(db, aSignIn(email));
    },
    expected: {
      wire: ["POST /auth/v1/logout 204", "POST /auth/v1/token?grant_type=password 200"],
      answer: "nothing",
    },
  },
  {
    name: "signIn: a wrong password",
    async run({ member, visitor }) {
      const { email } = await member();
      return visitor().auth.signInWithPassword({
        email,
        password: "Doliprane!500",
        options: { captchaToken: SOLVED },
      });
    },
    expected: {
      wire: ["POST /auth/v1/token?grant_type=password 400 invalid_credentials"],
      answer: { error: "invalid_credentials" },
    },
  },
  {
    name: "signIn: an address that nobody has",
    run: ({ visitor, address }) =>
      visitor().auth.signInWithPassword({
        email: address(),
        password: PASSWORD,
        options: { captchaToken: SOLVED },
      }),
    expected: {
      wire: ["POST /auth/v1/token?grant_type=password 400 invalid_credentials"],
      answer: { error: "invalid_credentials" },
    },
  },
  {
    name: "signIn: an address that waits for its confirmation",
    async run({ visitor, address, unobserved }) {
      const credentials = {
        email: address(),
        password: PASSWORD,
        options: { captchaToken: SOLVED },
      };
      await unobserved(() => visitor().auth.signUp(credentials));
      return visitor().auth.signInWithPassword(credentials);
    },
    expected: {
      wire: ["POST /auth/v1/token?grant_type=password 400 email_not_confirmed"],
      answer: { error: "email_not_confirmed" },
    },
  },
  {
    name: "signIn: an unsolved captcha",
    async run({ member, visitor }) {
      const { email } = await member();
      return product.auth.signIn(visitor(), { ...aSignIn(email), captchaToken: "guessed" });
    },
    expected: {
      wire: ["POST /auth/v1/token?grant_type=password 400 captcha_failed"],
      answer: { failure: "unexpected" },
    },
  },
  {
    name: "the access token: what it says",
    async run({ member }) {
      const { db } = await member();
      const { data } = await db.auth.getSession();
      const claims = data.session?.access_token.split(".")[1] ?? "";
      return JSON.parse(Buffer.from(claims, "base64url").toString());
    },
    expected: {
      wire: [],
      answer: {
        sub: "zoe's id",
        session_id: "an id",
        email: "zoe's address",
        app_metadata: { provider: "email", providers: ["email"] },
        user_metadata: { locale: "fr-fr", last_name: "Moreau", first_name: "Zoé" },
        amr: [{ method: "otp", timestamp: "seconds since 1970" }],
        phone: "",
        role: "authenticated",
        aal: "aal1",
        is_anonymous: false,
        iss: "http://localhost:3000/auth/v1",
        aud: "authenticated",
        iat: "seconds since 1970",
        exp: "seconds since 1970",
      },
    },
  },
  {
    name: "refreshSession",
    async run({ member }) {
      const { db } = await member();
      const { data: before } = await db.auth.getSession();
      const after = await db.auth.refreshSession();
      const isNew = before.session?.refresh_token !== after.data.session?.refresh_token;
      return { isNew, after };
    },
    expected: {
      wire: ["POST /auth/v1/token?grant_type=refresh_token 200"],
      answer: { isNew: true, after: aSession() },
    },
  },
  {
    name: "refreshSession: two tabs with the same token at once",
    async run({ member, visitor }) {
      const { db } = await member();
      const { data } = await db.auth.getSession();
      const refresh_token = data.session?.refresh_token ?? "";
      const tabs = await Promise.all(
        [visitor(), visitor()].map((tab) => tab.auth.refreshSession({ refresh_token })),
      );
      const successors = new Set(tabs.map(({ data: { session } }) => session?.refresh_token));
      return { successors: successors.size, said: tabs.map(codeOf) };
    },
    expected: {
      wire: [
        "POST /auth/v1/token?grant_type=refresh_token 200",
        "POST /auth/v1/token?grant_type=refresh_token 200",
      ],
      answer: { successors: 1, said: ["done", "done"] },
    },
  },
  {
    name: "refreshSession: a token that nobody gave",
    run: ({ visitor }) => visitor().auth.refreshSession({ refresh_token: "k3v9x0p2m7qa" }),
    expected: {
      wire: ["POST /auth/v1/token?grant_type=refresh_token 400 refresh_token_not_found"],
      answer: { error: "refresh_token_not_found" },
    },
  },
  {
    name: "refreshSession: of a session that was ended",
    async run({ member, visitor, unobserved }) {
      const { db } = await member();
      const { data } = await db.auth.getSession();
      const refresh_token = data.session?.refresh_token ?? "";
      await unobserved(() => db.auth.signOut());
      return visitor().auth.refreshSession({ refresh_token });
    },
    expected: {
      wire: ["POST /auth/v1/token?grant_type=refresh_token 400 refresh_token_not_found"],
      answer: { error: "refresh_token_not_found" },
    },
  },
  {
    name: "getUser",
    async run({ member }) {
      const { db } = await member();
      return db.auth.getUser();
    },
    expected: {
      wire: ["GET /auth/v1/user 200"],
      answer: { user: aUser() },
    },
  },
  {
    name: "getUser: signed out",
    run: ({ visitor }) => visitor().auth.getUser(),
    expected: { wire: [], answer: { error: "AuthSessionMissingError" } },
  },
  {
    name: "getUser: a broken token",
    run: ({ visitor }) => visitor().auth.getUser("broken"),
    expected: { wire: ["GET /auth/v1/user 401 bad_jwt"], answer: { error: "bad_jwt" } },
  },
  {
    name: "signOut: everywhere, as the product does",
    async run(world) {
      const { phone, laptop } = await twoDevices(world);
      const phoneSaid = codeOf(await phone.auth.signOut({ scope: "global" }));
      return { phone: phoneSaid, laptop: codeOf(await laptop.auth.getUser()) };
    },
    expected: {
      wire: ["POST /auth/v1/logout 204", "GET /auth/v1/user 401 session_not_found"],
      answer: { phone: "done", laptop: "without a code" },
    },
  },
  {
    name: "signOut: this device",
    async run(world) {
      const { phone, laptop } = await twoDevices(world);
      const phoneSaid = codeOf(await phone.auth.signOut({ scope: "local" }));
      return { phone: phoneSaid, laptop: codeOf(await laptop.auth.getUser()) };
    },
    expected: {
      wire: ["POST /auth/v1/logout 204", "GET /auth/v1/user 200"],
      answer: { phone: "done", laptop: "done" },
    },
  },
  {
    name: "signOut: all other devices",
    async run(world) {
      const { phone, laptop } = await twoDevices(world);
      const said = codeOf(await phone.auth.signOut({ scope: "others" }));
      const [here, there] = [await phone.auth.getUser(), await laptop.auth.getUser()];
      return { said, phone: codeOf(here), laptop: codeOf(there) };
    },
    expected: {
      wire: [
        "POST /auth/v1/logout 204",
        "GET /auth/v1/user 200",
        "GET /auth/v1/user 401 session_not_found",
      ],
      answer: { said: "done", phone: "done", laptop: "without a code" },
    },
  },
  {
    name: "a token of an ended session reads nothing",
    async run({ member, visitor, unobserved }) {
      const { db } = await member();
      const { data } = await db.auth.getSession();
      if (!data.session) throw new Error("Nobody is signed in.");
      const { access_token, refresh_token } = data.session;
      const stolen = visitor();
      await unobserved(async () => {
        await stolen.auth.setSession({ access_token, refresh_token });
        await db.auth.signOut({ scope: "global" });
      });
      return stolen.from("profiles").select("id");
    },
    expected: { wire: ["GET /rest/v1/profiles 401 PGRST303"], answer: { error: "PGRST303" } },
  },
];
