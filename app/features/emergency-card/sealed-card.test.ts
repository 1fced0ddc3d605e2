// @vitest-environment node
import { expect, test } from "vitest";
import { instant } from "#domain/calendar/instant.ts";
import type { CardContent } from "#domain/emergency-card/card-content.ts";
import { linkOf, readLink, sealCard, unsealCard } from "./sealed-card.ts";

const CONTENT: CardContent = {
  name: "Léa",
  writtenAt: instant("2026-11-25T22:00:00Z"),
  lines: { allergies: [{ name: "Pénicilline", reaction: "choc anaphylactique" }], blood: null },
};

async function sealed() {
  const card = await sealCard(CONTENT);
  if (!card) throw new Error("It was too long.");
  return card;
}

test("a card is read with its link, from what the server keeps and nothing else", async () => {
  const card = await sealed();
  const link = linkOf(card, "https://trousse.example");
  expect(link).toMatch(/^https:\/\/trousse\.example\/card#[\da-f]{32}\.[\w-]{43}$/);
  const read = readLink(new URL(link).hash);
  expect(read).toEqual({ id: card.id, key: card.key });
  expect(read && (await unsealCard(read, card.sealed))).toEqual(CONTENT);
  // What the database accepts.
  expect(card.sealed).toMatch(/^[\w-]{1,24576}$/);
  for (const word of ["Léa", "Pénicilline", "anaphylactique"]) {
    expect(Buffer.from(card.sealed, "base64url").toString("utf8")).not.toContain(word);
  }
});

test("two copies of one card have nothing in common but their length, which says little", async () => {
  const [one, other] = [await sealed(), await sealed()];
  expect(one.sealed).not.toBe(other.sealed);
  expect(one.key).not.toBe(other.key);
  const longer = await sealCard({ ...CONTENT, name: "Léa-Marie de la Tour" });
  expect(longer?.sealed.length).toBe(one.sealed.length);
});

test("another key, another link, a changed byte or a cut text opens nothing", async () => {
  const [one, other] = [await sealed(), await sealed()];
  expect(await unsealCard({ ...one, key: other.key }, one.sealed)).toBeNull();
  expect(await unsealCard({ ...one, id: other.id }, one.sealed)).toBeNull();
  const changed =
    one.sealed.slice(0, 40) + (one.sealed[40] === "A" ? "B" : "A") + one.sealed.slice(41);
  expect(await unsealCard(one, changed)).toBeNull();
  expect(await unsealCard(one, one.sealed.slice(0, 60))).toBeNull();
  expect(await unsealCard(one, "")).toBeNull();
});

test("a link that was cut or made up is none", async () => {
  const { hash } = new URL(linkOf(await sealed(), "https://trousse.example"));
  expect(readLink(hash)).not.toBeNull();
  for (const wrong of ["", "#", hash.slice(0, -1), `${hash}x`, hash.replace(".", ""), "#content"]) {
    expect(readLink(wrong), wrong).toBeNull();
  }
});

test("a card that is longer than a link may hold is said, and not cut", async () => {
  expect(await sealCard({ ...CONTENT, name: "x".repeat(20_000) })).toBeNull();
});
