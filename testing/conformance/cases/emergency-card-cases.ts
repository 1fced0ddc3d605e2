import { instant } from "#domain/calendar/instant.ts";
import type { StatedFacts } from "#domain/emergency-card/card-draft.ts";
import type { Case } from "../case.ts";
import { aParent, aSharedProfile } from "../family.ts";
import { product } from "../recorded-product.ts";

const {
  addCardLink,
  deleteCardLink,
  listCardLinks,
  openCardLink,
  readCardFacts,
  saveCardFacts,
  saveShownLines,
} = product["emergency-card"];

const STATED: StatedFacts = {
  bloodGroup: "O-",
  reactions: new Map([["Arachide", "gonflement du visage"]]),
  implants: "Stimulateur\nmodèle X 😴",
  contacts: [{ name: "Julien", phone: "06 12 34 56 78", relation: "son oncle" }],
  languages: "français",
  donorWish: "donates",
};

const inAnHour = () => instant(new Date(Date.now() + 3_600_000).toISOString());

/** The emergency card of a person, and the links that open it. */
export const emergencyCardCases: readonly Case[] = [
  {
    name: "readCardFacts, saveCardFacts, saveShownLines: stated, changed, and conflicting",
    async run(world) {
      const { db, child } = await aParent(world);
      const nothing = await readCardFacts(db, child);
      await saveShownLines(db, child, ["blood", "contacts"]);
      const meanwhile = await saveCardFacts(db, nothing, STATED);
      const saved = await saveCardFacts(db, meanwhile.stored, STATED);
      const stale = await saveCardFacts(db, meanwhile.stored, { ...STATED, bloodGroup: "A+" });
      const { bloodGroup, reactions, contacts, implants, shownLines } = stale.stored;
      return [
        nothing.version,
        [meanwhile.outcome, saved.outcome, stale.outcome],
        { bloodGroup, reactions: [...reactions], contacts, implants, shownLines },
      ];
    },
    expected: {
      wire: [
        "GET /rest/v1/profile_cards 200",
        "PATCH /rest/v1/profile_cards 200",
        "POST /rest/v1/profile_cards 201",
        "POST /rest/v1/profile_cards 409 23505",
        "GET /rest/v1/profile_cards 200",
        "PATCH /rest/v1/profile_cards 200",
        "GET /rest/v1/profile_cards 200",
        "PATCH /rest/v1/profile_cards 200",
        "GET /rest/v1/profile_cards 200",
      ],
      answer: [
        null,
        ["changed-meanwhile", "saved", "changed-meanwhile"],
        {
          bloodGroup: "O-",
          reactions: [["Arachide", "gonflement du visage"]],
          contacts: [{ name: "Julien", phone: "06 12 34 56 78", relation: "son oncle" }],
          implants: "Stimulateur\nmodèle X 😴",
          shownLines: ["blood", "contacts"],
        },
      ],
    },
  },
  {
    name: "saveCardFacts: by somebody who may only look",
    async run(world) {
      const { zoe, guest } = await aSharedProfile(world, "view");
      const card = await readCardFacts(guest.db, zoe.child);
      return saveCardFacts(guest.db, card, STATED).catch((problem) => problem.failure);
    },
    expected: {
      wire: ["GET /rest/v1/profile_cards 200", "POST /rest/v1/profile_cards 403 42501"],
      answer: "forbidden",
    },
  },
  {
    name: "addCardLink, openCardLink, listCardLinks, deleteCardLink: opened without an account",
    async run(world) {
      const { db, child } = await aParent(world);
      const id = world.id("the link");
      await addCardLink(db, child, { id, sealed: "U2VhbGVk", expiresAt: inAnHour() });
      const opened = await openCardLink(world.visitor(), id);
      const [link] = await listCardLinks(db, child);
      await deleteCardLink(db, id);
      await deleteCardLink(db, id);
      const gone = await openCardLink(world.visitor(), id);
      return [opened, link?.openedCount, link?.lastOpenedAt !== null, gone];
    },
    expected: {
      wire: [
        "POST /rest/v1/card_links 201",
        "POST /rest/v1/rpc/open_card_link 200",
        "GET /rest/v1/card_links 200",
        "DELETE /rest/v1/card_links 200",
        "DELETE /rest/v1/card_links 200",
        "GET /rest/v1/card_links 200",
        "POST /rest/v1/rpc/open_card_link 200",
      ],
      answer: ["U2VhbGVk", 1, true, null],
    },
  },
];
