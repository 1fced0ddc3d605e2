import { buildConfirmation } from "@trousse/backend/testing/build-confirmation";
import { HEALTH_CONSENT_VERSION } from "#domain/accounts/health-consent.ts";
import { type Case, codeOf } from "../case.ts";
import { CONFIRM_PAGE, PASSWORD } from "../case-context.ts";
import { product } from "../recorded-product.ts";
import { SOLVED } from "../server.ts";
import { aNewUser, aSession } from "../shapes.ts";

const names = { firstName: "Zoé", lastName: "Moreau" };
const page = { locale: "fr-fr", redirectTo: CONFIRM_PAGE } as const;

const aRegistration = (email: string, password = PASSWORD, captchaToken = SOLVED) => ({
  ...names,
  email,
  password,
  captchaToken,
});

/** As another browser confirms, which Node always is. */
const linkOf = (tokenHash: string) => ({ tokenHash, type: "signup", password: PASSWORD }) as const;

/** Getting an account: signing up, opening the link, asking for another one. */
export const signUpCases: readonly Case[] = [
  {
    name: "checksLeakedPasswords: where no list of them is set",
    run: ({ backend }) => product.auth.checksLeakedPasswords(backend()),
    expected: { wire: ["GET /auth/v1/settings 200"], answer: false },
  },
  {
    name: "signUp: a new address",
    run: ({ visitor, address }) => product.auth.signUp(visitor(), aRegistration(address()), page),
    expected: { wire: ["POST /auth/v1/signup 200"], answer: "nothing" },
  },
  {
    name: "signUp: what the client is told",
    run: ({ visitor, address }) =>
      visitor().auth.signUp({
        email: address(),
        password: PASSWORD,
        options: { captchaToken: SOLVED, data: { first_name: "Zoé", locale: "fr-fr" } },
      }),
    expected: {
      wire: ["POST /auth/v1/signup 200"],
      answer: { user: aNewUser({ first_name: "Zoé", locale: "fr-fr" }), session: null },
    },
  },
  {
    name: "signUp: an address that waits for its confirmation",
    async run({ visitor, address, unobserved }) {
      const email = address();
      await unobserved(() => product.auth.signUp(visitor(), aRegistration(email), page));
      return product.auth.signUp(visitor(), aRegistration(email), page);
    },
    expected: { wire: ["POST /auth/v1/signup 200"], answer: "nothing" },
  },
  {
    name: "signUp: an address that has an account",
    async run({ visitor, member }) {
      const { email } = await member();
      return visitor().auth.signUp({
        email,
        password: PASSWORD,
        options: { captchaToken: SOLVED, data: { first_name: "Eve" } },
      });
    },
    expected: {
      wire: ["POST /auth/v1/signup 200"],
      answer: { user: aNewUser({ first_name: "Eve" }), session: null },
    },
  },
  {
    name: "signUp: no address",
    run: ({ visitor }) => product.auth.signUp(visitor(), aRegistration("zoe at home"), page),
    expected: {
      wire: ["POST /auth/v1/signup 400 validation_failed"],
      answer: { failure: "unexpected" },
    },
  },
  {
    name: "signUp: a password of one class",
    run: ({ visitor, address }) =>
      visitor().auth.signUp({
        email: address(),
        password: "doliprane",
        options: { captchaToken: SOLVED },
      }),
    expected: {
      wire: ["POST /auth/v1/signup 422 weak_password"],
      answer: { error: "weak_password", reasons: ["characters"] },
    },
  },
  {
    name: "signUp: a password of five characters",
    run: ({ visitor, address }) =>
      visitor().auth.signUp({
        email: address(),
        password: "Dol!1",
        options: { captchaToken: SOLVED },
      }),
    expected: {
      wire: ["POST /auth/v1/signup 422 weak_password"],
      answer: { error: "weak_password", reasons: ["length"] },
    },
  },
  {
    name: "signUp: a password of 80 bytes",
    run: ({ visitor, address }) =>
      product.auth.signUp(visitor(), aRegistration(address(), `Aa1!${"x".repeat(76)}`), page),
    expected: {
      wire: ["POST /auth/v1/signup 422 validation_failed"],
      answer: { failure: "unexpected" },
    },
  },
  {
    name: "signUp: an unsolved captcha",
    run: ({ visitor, address }) =>
      product.auth.signUp(visitor(), aRegistration(address(), PASSWORD, "guessed"), page),
    expected: {
      wire: ["POST /auth/v1/signup 400 captcha_failed"],
      answer: { failure: "unexpected" },
    },
  },
  {
    name: "signUp: a page elsewhere to come back to",
    run: ({ visitor, address }) =>
      product.auth.signUp(visitor(), aRegistration(address()), {
        ...page,
        redirectTo: "https://evil.example/",
      }),
    expected: {
      wire: ["POST /auth/v1/signup 400 redirect_not_allowed"],
      answer: { failure: "unexpected" },
    },
  },
  {
    name: "confirmAddress: the link of the mail",
    async run({ visitor, address, tokenFor, unobserved }) {
      const email = address();
      const db = visitor();
      await unobserved(() => product.auth.signUp(db, aRegistration(email), page));
      await product.auth.confirmAddress(db, linkOf(tokenFor(email)));
      const { data } = await db.auth.getSession();
      return { isSignedIn: data.session !== null };
    },
    expected: { wire: ["POST /auth/v1/verify 200"], answer: { isSignedIn: true } },
  },
  {
    name: "verifyOtp: what the client is told",
    async run({ visitor, address, tokenFor, unobserved }) {
      const email = address();
      await unobserved(() => product.auth.signUp(visitor(), aRegistration(email), page));
      return visitor().auth.verifyOtp(buildConfirmation(tokenFor(email), PASSWORD));
    },
    expected: {
      wire: ["POST /auth/v1/verify 200"],
      answer: aSession({
        id: "an id",
        metadata: {
          first_name: "Zoé",
          health_consent: HEALTH_CONSENT_VERSION,
          last_name: "Moreau",
          locale: "fr-fr",
        },
      }),
    },
  },
  {
    name: "confirmAddress: a link that was used",
    async run({ visitor, address, tokenFor, unobserved }) {
      const email = address();
      await unobserved(() => product.auth.signUp(visitor(), aRegistration(email), page));
      const link = linkOf(tokenFor(email));
      await unobserved(() => product.auth.confirmAddress(visitor(), link));
      return product.auth.confirmAddress(visitor(), link);
    },
    expected: { wire: ["POST /auth/v1/verify 403 otp_expired"], answer: { failure: "unexpected" } },
  },
  {
    name: "confirmAddress: a link that nobody sent",
    run: ({ visitor }) => product.auth.confirmAddress(visitor(), linkOf("a".repeat(43))),
    expected: { wire: ["POST /auth/v1/verify 403 otp_expired"], answer: { failure: "unexpected" } },
  },
  {
    name: "resendConfirmation: an address that waits",
    async run({ visitor, address, unobserved }) {
      const email = address();
      await unobserved(() => product.auth.signUp(visitor(), aRegistration(email), page));
      return product.auth.resendConfirmation(visitor(), { email, captchaToken: SOLVED }, page);
    },
    expected: { wire: ["POST /auth/v1/resend 200"], answer: "nothing" },
  },
  {
    name: "resendConfirmation: both links count until one is used",
    async run({ visitor, address, tokenFor, unobserved }) {
      const email = address();
      const first = await unobserved(async () => {
        await product.auth.signUp(visitor(), aRegistration(email), page);
        const token = tokenFor(email);
        await product.auth.resendConfirmation(visitor(), { email, captchaToken: SOLVED }, page);
        return token;
      });
      const open = (token_hash: string) =>
        visitor().auth.verifyOtp(buildConfirmation(token_hash, PASSWORD));
      const [old, fresh] = [await open(first), await open(tokenFor(email))];
      return { old: codeOf(old), fresh: codeOf(fresh) };
    },
    expected: {
      wire: ["POST /auth/v1/verify 200", "POST /auth/v1/verify 403 otp_expired"],
      answer: { old: "done", fresh: "otp_expired" },
    },
  },
  {
    name: "resendConfirmation: an address that nobody has",
    run: ({ visitor, address }) =>
      product.auth.resendConfirmation(visitor(), { email: address(), captchaToken: SOLVED }, page),
    expected: { wire: ["POST /auth/v1/resend 200"], answer: "nothing" },
  },
];
