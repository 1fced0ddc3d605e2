import { type Case, codeOf } from "../case.ts";
import { PASSWORD } from "../case-context.ts";
import { anInvitation, aParent, aSharedProfile } from "../family.ts";
import { product } from "../recorded-product.ts";

const {
  acceptInvitation,
  acceptShare,
  changeShare,
  declineShare,
  findInvitation,
  countCommonBoxes,
  leaveShare,
  listReceivedShares,
  listSentShares,
  readAccessLog,
  revokeShare,
  shareProfile,
} = product.sharing;

const received = {
  id: "the share",
  profileId: "the child",
  profileName: "Léa",
  inviterName: "Zoé Moreau",
  permission: "view",
  notes: "Pour les vacances",
  createdAt: "an instant",
  commonBoxes: 0,
};

/** Several accounts care for one person. */
export const sharingCases: readonly Case[] = [
  {
    name: "shareProfile: to an address without an account",
    async run(world) {
      const { db, child } = await aParent(world);
      const entry = { email: world.address("grandma"), permission: "edit", notes: null } as const;
      const first = await shareProfile(db, child, entry, "us-en");
      return { first, again: await shareProfile(db, child, entry, "us-en") };
    },
    expected: {
      wire: [
        "POST /functions/v1/share-profile 201",
        "POST /functions/v1/share-profile 409 already-shared",
      ],
      answer: { first: { kind: "sent" }, again: { kind: "already-shared" } },
    },
  },
  {
    name: "changeShare: by whom it was given",
    async run(world) {
      const { zoe, shareId } = await aSharedProfile(world);
      return changeShare(zoe.db, shareId, { permission: "edit" });
    },
    expected: {
      wire: ["POST /functions/v1/change-share 200"],
      answer: { kind: "changed" },
    },
  },
  {
    name: "changeShare: by whom it was given to",
    async run(world) {
      const { guest, shareId } = await aSharedProfile(world);
      return changeShare(guest.db, shareId, { permission: "edit" });
    },
    expected: {
      wire: ["POST /functions/v1/change-share 404 not_found"],
      answer: { failure: "not-found" },
    },
  },
  {
    name: "shareProfile: to oneself",
    async run(world) {
      const { db, child, email } = await aParent(world);
      return shareProfile(db, child, { email, permission: "view", notes: null }, "fr-fr");
    },
    expected: {
      wire: ["POST /functions/v1/share-profile 409 own-address"],
      answer: { kind: "own-address" },
    },
  },
  {
    name: "shareProfile: by somebody who manages it, to its owner",
    async run(world) {
      const { guest, zoe } = await aSharedProfile(world, "manage");
      const entry = { email: zoe.email, permission: "view", notes: null } as const;
      return shareProfile(guest.db, zoe.child, entry, "fr-fr");
    },
    expected: {
      wire: ["POST /functions/v1/share-profile 409 owner-address"],
      answer: { kind: "owner-address" },
    },
  },
  {
    name: "shareProfile: to manage, with a wrong password, then the right one",
    async run(world) {
      const { db, child } = await aParent(world);
      const entry = { email: world.address("friend"), permission: "manage", notes: null } as const;
      const wrong = { ...entry, password: "Doliprane!500" };
      const said = await shareProfile(db, child, wrong, "fr-fr");
      return [said, await shareProfile(db, child, { ...entry, password: PASSWORD }, "fr-fr")];
    },
    expected: {
      wire: [
        "POST /functions/v1/share-profile 422 wrong-password",
        "POST /functions/v1/share-profile 201",
      ],
      answer: [{ kind: "wrong-password" }, { kind: "sent" }],
    },
  },
  {
    name: "shareProfile: by somebody who may only edit it",
    async run(world) {
      const { guest, zoe } = await aSharedProfile(world, "edit");
      const entry = { email: world.address("friend"), permission: "view", notes: null } as const;
      return shareProfile(guest.db, zoe.child, entry, "fr-fr");
    },
    expected: {
      wire: ["POST /functions/v1/share-profile 404 not_found"],
      answer: { failure: "not-found" },
    },
  },
  {
    name: "shareProfile: signed out",
    async run(world) {
      const { child } = await aParent(world);
      const entry = { email: world.address("friend"), permission: "view", notes: null } as const;
      return shareProfile(world.visitor(), child, entry, "fr-fr");
    },
    expected: {
      wire: ["POST /functions/v1/share-profile 401 no_authorization"],
      answer: { failure: "signed-out" },
    },
  },
  {
    name: "countCommonBoxes",
    async run(world) {
      const { db, child } = await aParent(world);
      return countCommonBoxes(db, child);
    },
    expected: { wire: ["HEAD /rest/v1/rpc/list_boxes 200"], answer: 0 },
  },
  {
    name: "listSentShares",
    async run(world) {
      const { zoe } = await anInvitation(world);
      return listSentShares(zoe.db, zoe.userId);
    },
    expected: {
      wire: ["GET /rest/v1/profile_shares 200"],
      answer: [
        {
          id: "the share",
          profileId: "the child",
          profileName: "Léa",
          email: "guest's address",
          permission: "view",
          notes: "Pour les vacances",
          status: "pending",
          createdAt: "an instant",
        },
      ],
    },
  },
  {
    name: "listSentShares: not what was offered to oneself",
    async run(world) {
      const { guest } = await aSharedProfile(world);
      return listSentShares(guest.db, guest.userId);
    },
    expected: { wire: ["GET /rest/v1/profile_shares 200"], answer: [] },
  },
  {
    name: "listReceivedShares",
    async run(world) {
      const { guest } = await anInvitation(world);
      return listReceivedShares(guest.db);
    },
    expected: {
      wire: ["POST /rest/v1/rpc/list_received_shares 200"],
      answer: [{ ...received, status: "pending" }],
    },
  },
  {
    name: "findInvitation: signed out",
    async run(world) {
      const { token } = await anInvitation(world);
      const { maskedEmail, ...found } = (await findInvitation(world.visitor(), token)) ?? {};
      return { ...found, isMasked: maskedEmail?.startsWith("g…@") };
    },
    expected: {
      wire: ["POST /rest/v1/rpc/find_invitation 200"],
      answer: {
        profileName: "Léa",
        inviterName: "Zoé Moreau",
        permission: "view",
        notes: "Pour les vacances",
        status: "pending",
        shareId: null,
        isForMe: false,
        isMasked: true,
        commonBoxes: 0,
      },
    },
  },
  {
    name: "findInvitation: by whom it names",
    async run(world) {
      const { guest, token } = await anInvitation(world);
      const found = await findInvitation(guest.db, token);
      return [found?.isForMe, found?.shareId];
    },
    expected: {
      wire: ["POST /rest/v1/rpc/find_invitation 200"],
      answer: [true, "the share"],
    },
  },
  {
    name: "findInvitation: of a link nobody sent",
    run: ({ visitor }) => findInvitation(visitor(), "no-such-token"),
    expected: { wire: ["POST /rest/v1/rpc/find_invitation 200"], answer: null },
  },
  {
    name: "acceptInvitation",
    async run(world) {
      const { guest, token } = await anInvitation(world);
      return acceptInvitation(guest.db, token);
    },
    expected: { wire: ["POST /rest/v1/rpc/accept_invitation 200"], answer: "the child" },
  },
  {
    name: "acceptInvitation: by somebody else who has the link",
    async run(world) {
      const { token } = await anInvitation(world);
      const eve = await world.member("eve");
      return acceptInvitation(eve.db, token);
    },
    expected: {
      wire: ["POST /rest/v1/rpc/accept_invitation 404 PT404"],
      answer: { failure: "not-found" },
    },
  },
  {
    name: "acceptShare: twice",
    async run(world) {
      const { guest, shareId } = await anInvitation(world);
      const accepted = await acceptShare(guest.db, shareId);
      const again = await acceptShare(guest.db, shareId);
      return { accepted, again };
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/accept_profile_share 200",
        "POST /rest/v1/rpc/accept_profile_share 409 PT409",
        // Accepted it is, whichever of both presses the answer is for.
        "POST /rest/v1/rpc/list_received_shares 200",
      ],
      answer: { accepted: "the child", again: "the child" },
    },
  },
  {
    name: "declineShare",
    async run(world) {
      const { guest, shareId } = await anInvitation(world);
      await declineShare(guest.db, shareId);
      return world.unobserved(() => listReceivedShares(guest.db));
    },
    expected: {
      wire: ["POST /rest/v1/rpc/decline_profile_share 204"],
      // What is over names nobody any more.
      answer: [
        { ...received, profileName: null, notes: null, status: "declined", commonBoxes: null },
      ],
    },
  },
  {
    name: "leaveShare: what was open is closed",
    async run(world) {
      const { guest, zoe, shareId } = await aSharedProfile(world);
      await leaveShare(guest.db, shareId);
      return codeOf(await guest.db.rpc("open_shared_profile", { profile_id: zoe.child }));
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/leave_profile_share 204",
        "POST /rest/v1/rpc/open_shared_profile 404 PT404",
      ],
      answer: "PT404",
    },
  },
  {
    name: "revokeShare: what was open is closed",
    async run(world) {
      const { guest, zoe, shareId } = await aSharedProfile(world);
      await revokeShare(zoe.db, shareId);
      const { data } = await guest.db.from("profiles").select("id").eq("id", zoe.child);
      return data;
    },
    expected: {
      wire: ["POST /rest/v1/rpc/revoke_profile_share 204", "GET /rest/v1/profiles 200"],
      answer: [],
    },
  },
  {
    name: "revokeShare: by whom it was given to",
    async run(world) {
      const { guest, shareId } = await aSharedProfile(world, "manage");
      return revokeShare(guest.db, shareId);
    },
    expected: {
      wire: ["POST /rest/v1/rpc/revoke_profile_share 404 PT404"],
      answer: { failure: "not-found" },
    },
  },
  {
    name: "readAccessLog: newest first, for the owner alone",
    async run(world) {
      const { guest, zoe } = await aSharedProfile(world);
      const { lines, total } = await readAccessLog(zoe.db, 2);
      const guests = await readAccessLog(guest.db, 2);
      return {
        lines: lines.map(({ event, actorName, profileName }) => [event, actorName, profileName]),
        total,
        guests: guests.lines,
      };
    },
    expected: {
      wire: ["GET /rest/v1/profile_access_log 206", "GET /rest/v1/profile_access_log 200"],
      answer: {
        lines: [
          ["profile.opened", "Zoé Moreau", "Léa"],
          ["share.accepted", "Zoé Moreau", "Léa"],
        ],
        total: 3,
        guests: [],
      },
    },
  },
];
