import { expect, test } from "vitest";
import { readPushMessage } from "./message.ts";

const message = {
  tag: "dose-1",
  lang: "fr",
  title: "C’est l’heure de votre prise",
  body: "Prévue à 08:00",
  open: "/fr-fr/dashboard#today",
  token: "abc.def",
  actions: [{ action: "take", title: "Pris" }],
  waiting: "Votre réponse partira dès que la connexion reviendra.",
  refused: "Votre réponse n’a pas été enregistrée.",
  asked: "Une prise était déjà notée.",
  doses: ["00000000-0000-4000-8000-0000000000d1"],
  answered: "Déjà noté sur cet appareil.",
  account: "00000000-0000-4000-8000-0000000000a1",
} as const;

test("a message is read as it was sent", () => {
  expect(readPushMessage(JSON.stringify(message))).toEqual(message);
});

test("what a later version adds is left out, what it takes away is empty", () => {
  const sent = {
    title: "x",
    colour: "red",
    doses: ["a", 1, null],
    actions: [{ action: "call", title: "Appeler" }, null, 1, { action: "skip", title: "Passer" }],
  };
  expect(readPushMessage(JSON.stringify(sent))).toEqual({
    tag: "",
    lang: "",
    title: "x",
    body: "",
    open: "/",
    token: "",
    actions: [{ action: "skip", title: "Passer" }],
    waiting: "",
    refused: "",
    asked: "",
    doses: ["a"],
    answered: "",
    account: "",
  });
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", ""])(
  "%s is no path of ours",
  (open) => {
    expect(readPushMessage(JSON.stringify({ ...message, open }))?.open).toBe("/");
  },
);

test.each(["", "{", "null", "[]", "1", '{"title":1}', '{"body":"x"}'])(
  "%s is no message",
  (text) => {
    expect(readPushMessage(text)).toBeUndefined();
  },
);
