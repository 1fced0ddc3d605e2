import { type Case, codeOf } from "../case.ts";
import { CONFIRM_PAGE, PASSWORD } from "../case-context.ts";
import { product } from "../recorded-product.ts";
import { SOLVED } from "../server.ts";
import { aUser } from "../shapes.ts";

const NEW_PASSWORD = "Efferalgan!500";
const captcha = { captchaToken: SOLVED };

const back = { redirectTo: CONFIRM_PAGE };
const { changePassword, confirmAddress, requestEmailChange, requestRecovery } = product.auth;

/** Changing what an account is: names, password, address; and the way back in. */
export const accountCases: readonly Case[] = [
  {
    name: "updateUser: names are merged",
    async run({ member }) {
      const { db } = await member();
      return db.auth.updateUser({ data: { first_name: "Zoë", locale: null } });
    },
    expected: {
      wire: ["PUT /auth/v1/user 200"],
      answer: { user: aUser({ metadata: { last_name: "Moreau", first_name: "Zoë" } }) },
    },
  },
  {
    name: "changePassword: knowing the old one",
    async run({ member, visitor }) {
      const { db, email } = await member();
      await changePassword(db, { password: NEW_PASSWORD, current: PASSWORD });
      const signIn = (password: string) =>
        visitor().auth.signInWithPassword({ email, password, options: captcha });
      const [old, fresh] = [await signIn(PASSWORD), await signIn(NEW_PASSWORD)];
      return { old: codeOf(old), fresh: codeOf(fresh) };
    },
    expected: {
      wire: [
        "PUT /auth/v1/user 200",
        "POST /auth/v1/token?grant_type=password 400 invalid_credentials",
        "POST /auth/v1/token?grant_type=password 200",
      ],
      answer: { old: "invalid_credentials", fresh: "done" },
    },
  },
  {
    name: "changePassword: the old one wrong",
    async run({ member }) {
      const { db } = await member();
      return changePassword(db, { password: NEW_PASSWORD, current: "Doliprane!500" });
    },
    expected: {
      wire: ["PUT /auth/v1/user 400 invalid_credentials"],
      answer: { failure: "unexpected" },
    },
  },
  {
    name: "changePassword: without the old one",
    async run({ member }) {
      const { db } = await member();
      return changePassword(db, { password: NEW_PASSWORD });
    },
    expected: {
      wire: ["PUT /auth/v1/user 400 reauthentication_needed"],
      answer: { failure: "unexpected" },
    },
  },
  {
    name: "updateUser: the password it has",
    async run({ member }) {
      const { db } = await member();
      return db.auth.updateUser({ password: PASSWORD, current_password: PASSWORD });
    },
    expected: { wire: ["PUT /auth/v1/user 422 same_password"], answer: { error: "same_password" } },
  },
  {
    name: "updateUser: a weak password",
    async run({ member }) {
      const { db } = await member();
      return db.auth.updateUser({ password: "doliprane", current_password: PASSWORD });
    },
    expected: {
      wire: ["PUT /auth/v1/user 422 weak_password"],
      answer: { error: "weak_password", reasons: ["characters"] },
    },
  },
  {
    name: "changePassword: all other sessions end",
    async run({ member, visitor, unobserved }) {
      const { db, email } = await member();
      const other = visitor();
      await unobserved(async () => {
        await product.auth.signIn(other, { email, password: PASSWORD, ...captcha });
        await changePassword(db, { password: NEW_PASSWORD, current: PASSWORD });
      });
      const [here, there] = [await db.auth.getUser(), await other.auth.getUser()];
      return { here: codeOf(here), there: codeOf(there) };
    },
    expected: {
      wire: ["GET /auth/v1/user 200", "GET /auth/v1/user 401 session_not_found"],
      answer: { here: "done", there: "without a code" },
    },
  },
  {
    name: "requestEmailChange: it waits for its confirmation",
    async run({ member, address }) {
      const { db } = await member();
      await requestEmailChange(db, { email: address("moved"), current: PASSWORD }, back);
      const { data } = await db.auth.getUser();
      return { email: data.user?.email, new_email: data.user?.new_email };
    },
    expected: {
      wire: ["PUT /auth/v1/user 200", "GET /auth/v1/user 200"],
      answer: { email: "zoe's address", new_email: "moved's address" },
    },
  },
  {
    name: "requestEmailChange: the password wrong",
    async run({ member, address }) {
      const { db } = await member();
      return requestEmailChange(db, { email: address("moved"), current: "Doliprane!500" }, back);
    },
    expected: {
      wire: ["PUT /auth/v1/user 400 invalid_credentials"],
      answer: { failure: "unexpected" },
    },
  },
  {
    name: "confirmAddress: another address counts once both have confirmed",
    async run({ member, visitor, address, tokenFor, unobserved }) {
      const { db, email } = await member();
      const moved = address("moved");
      await unobserved(() => requestEmailChange(db, { email: moved, current: PASSWORD }, back));
      const open = (from: string) =>
        confirmAddress(visitor(), {
          tokenHash: tokenFor(from),
          type: "email_change",
          password: PASSWORD,
        });
      return { old: await open(email), new: await open(moved) };
    },
    expected: {
      wire: ["POST /auth/v1/verify 200", "POST /auth/v1/verify 200"],
      answer: { old: "half-confirmed", new: "signed-in" },
    },
  },
  {
    name: "updateUser: signed out",
    run: ({ visitor }) => visitor().auth.updateUser({ data: { first_name: "Eve" } }),
    expected: { wire: [], answer: { error: "AuthSessionMissingError" } },
  },
  {
    name: "requestRecovery",
    async run({ member, visitor }) {
      const { email } = await member();
      return requestRecovery(visitor(), { email, ...captcha }, back);
    },
    expected: { wire: ["POST /auth/v1/recover 200"], answer: "nothing" },
  },
  {
    name: "requestRecovery: an address that nobody has",
    run: ({ visitor, address }) =>
      requestRecovery(visitor(), { email: address(), ...captcha }, back),
    expected: { wire: ["POST /auth/v1/recover 200"], answer: "nothing" },
  },
  {
    name: "resetPasswordForEmail: with a page to come back to",
    async run({ member, visitor }) {
      const { email } = await member();
      return visitor().auth.resetPasswordForEmail(email, { redirectTo: CONFIRM_PAGE, ...captcha });
    },
    expected: { wire: ["POST /auth/v1/recover 200"], answer: {} },
  },
  {
    name: "confirmAddress: a recovery link lets choose a password",
    async run({ member, visitor, tokenFor, unobserved }) {
      const { email } = await member();
      const db = visitor();
      await unobserved(() => requestRecovery(db, { email, ...captcha }, back));
      await confirmAddress(db, { tokenHash: tokenFor(email), type: "recovery" });
      await changePassword(db, { password: NEW_PASSWORD });
      return { reader: (await db.auth.getUser()).data.user?.email };
    },
    expected: {
      wire: ["POST /auth/v1/verify 200", "PUT /auth/v1/user 200", "GET /auth/v1/user 200"],
      answer: { reader: "zoe's address" },
    },
  },
];
