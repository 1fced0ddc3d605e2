import { randomUUID } from "node:crypto";
import {
  keepDevice,
  knowsDevice,
  listDevices,
  removeDevice,
  removeDeviceAt,
  testDevices,
  testLetter,
} from "../../app/client/push-devices.ts";
import type { Case } from "./case.ts";
import { product } from "./product.ts";
import type { World } from "./world.ts";

const { endLetters } = product.letters;

/** A browser's subscription that nobody else has. */
function aPhone({ id }: World) {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${id("phone", randomUUID())}`;
  return { endpoint, p256dh: `B${"a".repeat(86)}`, auth: "a".repeat(22) };
}

const asked = { isVisit: false };

/** The devices that reminders ring on. */
export const deviceCases: readonly Case[] = [
  {
    name: "keepDevice, and the list of devices",
    async run(world) {
      const { db } = await world.member();
      const phone = aPhone(world);
      const kept = await keepDevice(db, phone, asked);
      return {
        kept,
        again: await keepDevice(db, phone, { isVisit: true }),
        knows: await knowsDevice(db, phone.endpoint),
        devices: await listDevices(db),
      };
    },
    expected: {
      wire: [
        "POST /functions/v1/keep-device 201",
        "POST /functions/v1/keep-device 201",
        "GET /rest/v1/push_subscriptions 200",
        "GET /rest/v1/push_subscriptions 200",
      ],
      answer: {
        kept: "kept",
        again: "kept",
        knows: "kept",
        devices: [
          {
            id: "an id",
            name: "Web",
            addedAt: "an instant",
            deliveredAt: null,
            shownAt: null,
            failure: null,
            isGone: false,
          },
        ],
      },
    },
  },
  {
    name: "keepDevice: a push service that no browser has",
    async run(world) {
      const { db } = await world.member();
      const phone = { ...aPhone(world), endpoint: "https://push.example.org/1" };
      return keepDevice(db, phone, asked);
    },
    expected: {
      wire: ["POST /functions/v1/keep-device 422 unknown-service"],
      answer: "unknown-service",
    },
  },
  {
    name: "keepDevice: a visit on a device that rings for somebody else",
    async run(world) {
      const [zoe, eve] = [await world.member(), await world.member("eve")];
      const phone = aPhone(world);
      await world.quietly(() => keepDevice(zoe.db, phone, asked));
      return keepDevice(eve.db, phone, { isVisit: true });
    },
    expected: {
      wire: ["POST /functions/v1/keep-device 409 not-this-device"],
      answer: { failure: "conflict" },
    },
  },
  {
    name: "removeDevice, by its id and by its address",
    async run(world) {
      const { db } = await world.member();
      const [phone, tablet] = [aPhone(world), aPhone(world)];
      const [first] = await world.quietly(async () => {
        await keepDevice(db, phone, asked);
        await keepDevice(db, tablet, asked);
        return listDevices(db);
      });
      await removeDevice(db, first?.id ?? "");
      await removeDeviceAt(db, tablet.endpoint);
      return knowsDevice(db, tablet.endpoint);
    },
    expected: {
      wire: [
        "DELETE /rest/v1/push_subscriptions 204",
        "DELETE /rest/v1/push_subscriptions 204",
        "GET /rest/v1/push_subscriptions 200",
      ],
      answer: "unknown",
    },
  },
  {
    name: "testDevices: none, and a letter",
    async run(world) {
      const { db } = await world.member();
      return { devices: await testDevices(db), letter: await testLetter(db) };
    },
    expected: {
      wire: ["POST /functions/v1/send-test 200", "POST /functions/v1/send-test 200"],
      answer: {
        devices: { kind: "sent", tag: "test-an id", devices: [] },
        letter: { kind: "sent" },
      },
    },
  },
  {
    name: "testLetter: a sixth one within ten minutes",
    async run(world) {
      const { db } = await world.member();
      await world.quietly(async () => {
        for (let sent = 0; sent < 5; sent++) await testLetter(db);
      });
      return testLetter(db);
    },
    expected: {
      wire: ["POST /functions/v1/send-test 429 over_request_rate_limit"],
      answer: { kind: "too-many", minutes: 10 },
    },
  },
  {
    name: "endLetters: a link that ends nothing",
    run: ({ backend }) => endLetters(backend(), "made.up"),
    expected: { wire: ["POST /functions/v1/unsubscribe 403 bad-token"], answer: null },
  },
];
