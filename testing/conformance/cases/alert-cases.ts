import { day } from "#domain/calendar/day.ts";
import { aCabinet, ownCabinet } from "../cabinet.ts";
import type { Case } from "../case.ts";
import { product } from "../recorded-product.ts";

const { addAlert, deleteAlert, endAlert, dismissAlert, restoreAlert, readAlertRecords } =
  product.alerts;

const anAlert = {
  title: "Renouveler l’ordonnance",
  message: null,
  day: day("2030-01-01"),
  time: "09:30",
  priority: "high",
  medicationId: null,
  repeats: "once",
  endsOn: null,
} as const;

/** Alerts that people write, and dismissed alerts. */
export const alertCases: readonly Case[] = [
  {
    name: "readAlertRecords: none",
    async run({ member }) {
      const { db, userId } = await member();
      return readAlertRecords(db, userId);
    },
    expected: {
      wire: [
        "GET /rest/v1/custom_alerts 200",
        "GET /rest/v1/prescriptions 200",
        "GET /rest/v1/alert_dismissals 200",
      ],
      answer: { customAlerts: [], prescriptions: [], dismissedKeys: [], unreadable: [] },
    },
  },
  {
    name: "readAlertRecords: one written, two dismissed",
    async run(world) {
      const zoe = await aCabinet(world);
      const { db, userId, box } = zoe;
      await world.unobserved(async () => {
        const about = { ...anAlert, medicationId: box.id };
        await addAlert(db, ownCabinet(zoe), world.id("the alert"), about);
        await dismissAlert(db, ownCabinet(zoe), `low-stock-${box.id}`);
        await dismissAlert(db, ownCabinet(zoe), "reminder");
      });
      return readAlertRecords(db, userId);
    },
    expected: {
      wire: [
        "GET /rest/v1/custom_alerts 200",
        "GET /rest/v1/prescriptions 200",
        "GET /rest/v1/alert_dismissals 200",
      ],
      answer: {
        customAlerts: [
          {
            id: "the alert",
            title: "Renouveler l’ordonnance",
            message: null,
            day: "2030-01-01",
            time: "09:30",
            priority: "high",
            medicationId: "the box",
            repeats: "once",
            endsOn: null,
          },
        ],
        prescriptions: [],
        dismissedKeys: ["low-stock-the box", "reminder"],
        unreadable: [],
      },
    },
  },
  {
    name: "addAlert",
    async run({ member, id }) {
      const zoe = await member();
      return addAlert(zoe.db, ownCabinet(zoe), id("the alert"), anAlert);
    },
    expected: { wire: ["POST /rest/v1/custom_alerts 201"], answer: "nothing" },
  },
  {
    name: "addAlert: sent twice, corrected in between",
    async run({ member, id, unobserved }) {
      const zoe = await member();
      const alertId = id("the alert");
      await unobserved(() => addAlert(zoe.db, ownCabinet(zoe), alertId, anAlert));
      await addAlert(zoe.db, ownCabinet(zoe), alertId, { ...anAlert, priority: "low" });
      const { customAlerts } = await unobserved(() => readAlertRecords(zoe.db, zoe.userId));
      return customAlerts.map(({ priority }) => priority);
    },
    expected: {
      wire: ["POST /rest/v1/custom_alerts 409 23505", "PATCH /rest/v1/custom_alerts 200"],
      answer: ["low"],
    },
  },
  {
    name: "addAlert: about somebody else's box",
    async run(world) {
      const { box } = await aCabinet(world);
      const eve = await world.member("eve");
      const about = { ...anAlert, medicationId: box.id };
      return addAlert(eve.db, ownCabinet(eve), world.id("the alert"), about);
    },
    expected: { wire: ["POST /rest/v1/custom_alerts 403 42501"], answer: { failure: "forbidden" } },
  },
  {
    name: "addAlert: in somebody else's profile",
    async run({ member, id }) {
      const zoe = await member();
      const eve = await member("eve");
      return addAlert(eve.db, ownCabinet(zoe), id("the alert"), anAlert);
    },
    expected: { wire: ["POST /rest/v1/custom_alerts 403 42501"], answer: { failure: "forbidden" } },
  },
  {
    name: "endAlert: and the time that was dismissed last",
    async run({ member, id, unobserved }) {
      const zoe = await member();
      const alertId = id("the alert");
      const weekly = { ...anAlert, repeats: "weekly" } as const;
      await unobserved(async () => {
        await addAlert(zoe.db, ownCabinet(zoe), alertId, weekly);
        await dismissAlert(zoe.db, ownCabinet(zoe), `custom-${alertId}-2030-01-01`);
        await dismissAlert(zoe.db, ownCabinet(zoe), `custom-${alertId}-2030-01-08`);
      });
      await endAlert(zoe.db, alertId, day("2030-01-08"));
      const { customAlerts, dismissedKeys } = await unobserved(() =>
        readAlertRecords(zoe.db, zoe.userId),
      );
      return { ends: customAlerts.map(({ repeats, endsOn }) => [repeats, endsOn]), dismissedKeys };
    },
    expected: {
      wire: ["PATCH /rest/v1/custom_alerts 200"],
      answer: {
        ends: [["weekly", "2030-01-08"]],
        dismissedKeys: ["custom-the alert-2030-01-08"],
      },
    },
  },
  {
    name: "endAlert: somebody else's",
    async run({ member, id, unobserved }) {
      const zoe = await member();
      const eve = await member("eve");
      const alertId = id("the alert");
      await unobserved(() => addAlert(zoe.db, ownCabinet(zoe), alertId, anAlert));
      return endAlert(eve.db, alertId, null);
    },
    expected: {
      wire: ["PATCH /rest/v1/custom_alerts 406 PGRST116"],
      answer: { failure: "not-found" },
    },
  },
  {
    name: "deleteAlert",
    async run({ member, id, unobserved }) {
      const zoe = await member();
      const alertId = id("the alert");
      await unobserved(() => addAlert(zoe.db, ownCabinet(zoe), alertId, anAlert));
      return deleteAlert(zoe.db, alertId);
    },
    expected: { wire: ["DELETE /rest/v1/custom_alerts 200"], answer: "nothing" },
  },
  {
    name: "deleteAlert: somebody else's, which is as if it were not there",
    async run({ member, id, unobserved }) {
      const zoe = await member();
      const eve = await member("eve");
      const alertId = id("the alert");
      await unobserved(() => addAlert(zoe.db, ownCabinet(zoe), alertId, anAlert));
      return deleteAlert(eve.db, alertId);
    },
    expected: {
      wire: ["DELETE /rest/v1/custom_alerts 200", "GET /rest/v1/custom_alerts 200"],
      answer: "nothing",
    },
  },
  {
    name: "dismissAlert",
    async run(world) {
      const zoe = await aCabinet(world);
      return dismissAlert(zoe.db, ownCabinet(zoe), `expiring-${zoe.box.id}`);
    },
    expected: { wire: ["POST /rest/v1/alert_dismissals 201"], answer: "nothing" },
  },
  {
    name: "dismissAlert: twice",
    async run({ member, unobserved }) {
      const zoe = await member();
      await unobserved(() => dismissAlert(zoe.db, ownCabinet(zoe), "reminder"));
      return dismissAlert(zoe.db, ownCabinet(zoe), "reminder");
    },
    expected: { wire: ["POST /rest/v1/alert_dismissals 201"], answer: "nothing" },
  },
  {
    name: "dismissAlert: a key that means nothing",
    async run({ member }) {
      const zoe = await member();
      return dismissAlert(zoe.db, ownCabinet(zoe), "anything");
    },
    expected: {
      wire: ["POST /rest/v1/alert_dismissals 400 23514"],
      answer: { failure: "bad-value" },
    },
  },
  {
    name: "dismissAlert: for somebody else",
    async run({ member }) {
      const zoe = await member();
      const eve = await member("eve");
      return dismissAlert(eve.db, ownCabinet(zoe), "reminder");
    },
    expected: {
      wire: ["POST /rest/v1/alert_dismissals 403 42501"],
      answer: { failure: "forbidden" },
    },
  },
  {
    name: "restoreAlert",
    async run({ member, unobserved }) {
      const zoe = await member();
      await unobserved(() => dismissAlert(zoe.db, ownCabinet(zoe), "reminder"));
      await restoreAlert(zoe.db, ownCabinet(zoe), "reminder");
      const { dismissedKeys } = await unobserved(() => readAlertRecords(zoe.db, zoe.userId));
      return { dismissed: dismissedKeys.size };
    },
    expected: { wire: ["DELETE /rest/v1/alert_dismissals 204"], answer: { dismissed: 0 } },
  },
];
