import { type Case, codeOf } from "../case.ts";
import { product } from "../recorded-product.ts";
import { SOLVED } from "../server.ts";

const { sendMessage } = product.contact;

const aMessage = (email: string) => ({
  fullName: "Zoé Moreau",
  email,
  subject: "Une question",
  message: "Comment partager un profil ?",
  captchaToken: SOLVED,
});

/** What a visitor writes to the operator of the site. */
export const contactCases: readonly Case[] = [
  {
    name: "sendMessage: to the operator of the site",
    async run({ address, backend, id, owner }) {
      const sent = { id: id("message"), language: "fr" } as const;
      const draft = aMessage(address());
      const first = await sendMessage(backend(), draft, sent);
      const again = await sendMessage(backend(), draft, sent);
      const { data } = await owner().from("contact_messages").select().eq("id", sent.id);
      return { first, again, stored: data };
    },
    expected: {
      wire: ["POST /functions/v1/contact 201", "POST /functions/v1/contact 201"],
      answer: {
        first: { kind: "sent" },
        again: { kind: "sent" },
        stored: [
          {
            id: "message",
            full_name: "Zoé Moreau",
            email: "zoe's address",
            subject: "Une question",
            message: "Comment partager un profil ?",
            language: "fr",
            created_at: "an instant",
            read_at: null,
            answered_at: null,
          },
        ],
      },
    },
  },
  {
    name: "sendMessage: an unsolved captcha",
    run: ({ address, backend, id }) =>
      sendMessage(
        backend(),
        { ...aMessage(address()), captchaToken: "unsolved" },
        { id: id("message"), language: "fr" },
      ),
    expected: {
      wire: ["POST /functions/v1/contact 400 captcha_failed"],
      answer: { kind: "captcha-refused" },
    },
  },
  {
    name: "sendMessage: a fourth one within the hour",
    async run({ address, backend, id, unobserved }) {
      const draft = aMessage(address());
      const send = (name: string) =>
        sendMessage(backend(), draft, { id: id(name), language: "fr" });
      await unobserved(async () => {
        for (const name of ["first", "second", "third"]) await send(name);
      });
      return send("fourth");
    },
    expected: {
      wire: ["POST /functions/v1/contact 429 over_request_rate_limit"],
      answer: { kind: "too-many", minutes: 60 },
    },
  },
  {
    name: "contact_messages: what visitors wrote is nobody's to read but the admins'",
    async run({ visitor, member }) {
      const { db } = await member();
      return {
        visitor: codeOf(await visitor().from("contact_messages").select("id")),
        member: (await db.from("contact_messages").select("id")).data,
      };
    },
    expected: {
      wire: ["GET /rest/v1/contact_messages 401 42501", "GET /rest/v1/contact_messages 200"],
      answer: { visitor: "42501", member: [] },
    },
  },
];
