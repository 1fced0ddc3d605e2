import { randomUUID } from "node:crypto";
import { deviceStatus, registerDevice, removeDeviceAt } from "#app/client/push/push-devices.ts";
import type { Case } from "../case.ts";
import type { CaseContext } from "../case-context.ts";
import { product } from "../recorded-product.ts";

const { unsubscribe } = product.letters;
const { listDevices, removeDevice } = product.reminders;

/** A browser's subscription that nobody else has. */
function aPhone({ id }: CaseContext) {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${id("phone", randomUUID())}`;
  return { endpoint, p256dh: `B${"a".repeat(86)}`, auth: "a".repeat(22) };
}

const asked = { isVisit: false };

/** The devices that receive reminders. */
export const deviceCases: readonly Case[] = [
  {
    name: "keepDevice, and the list of devices",
    async run(world) {
      const { db } = await world.member();
      const phone = aPhone(world);
      const kept = await registerDevice(db, phone, asked);
      return {
        kept,
        again: await registerDevice(db, phone, { isVisit: true }),
        knows: await deviceStatus(db, phone.endpoint),
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
            lastUsedAt: null,
            shownAt: null,
            hasFailed: false,
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
      return registerDevice(db, phone, asked);
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
      await world.unobserved(() => registerDevice(zoe.db, phone, asked));
      return registerDevice(eve.db, phone, { isVisit: true });
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
      const [first] = await world.unobserved(async () => {
        await registerDevice(db, phone, asked);
        await registerDevice(db, tablet, asked);
        return listDevices(db);
      });
      await removeDevice(db, first?.id ?? "");
      await removeDeviceAt(db, tablet.endpoint);
      return deviceStatus(db, tablet.endpoint);
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
    name: "unsubscribe: a link that ends nothing",
    run: ({ backend }) => unsubscribe(backend(), "made.up"),
    expected: { wire: ["POST /functions/v1/unsubscribe 403 bad-token"], answer: null },
  },
];
