import { aBox } from "../cabinet.ts";
import type { Case } from "../case.ts";
import { aSharedProfile } from "../family.ts";
import { product } from "../recorded-product.ts";

const { findBoxPhoto, keepBoxPhoto, readBoxPhoto, removeBoxPhoto } = product["box-photos"];

/** One green point. */
const PHOTO = new Blob(
  [
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWPQy/YHAAGzAOlbKLigAAAAAElFTkSuQmCC",
      "base64",
    ),
  ],
  { type: "image/png" },
);

const failureIn = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (problem) => problem.failure,
  );

/** The photo of a box: who sees the box sees it, who may change the box changes it. */
export const boxPhotoCases: readonly Case[] = [
  {
    name: "keepBoxPhoto, findBoxPhoto, readBoxPhoto, removeBoxPhoto: replaced, seen by a reader, removed",
    async run(world) {
      const { zoe, guest } = await aSharedProfile(world, "view");
      const box = world.id("the box");
      await world.unobserved(() => product.inventory.addMedication(zoe.db, zoe.child, box, aBox));
      const { storage } = zoe.db;
      await keepBoxPhoto(storage, box, world.id("the photo"), PHOTO);
      const newer = world.id("the newer photo");
      await keepBoxPhoto(storage, box, newer, PHOTO);
      const path = (await findBoxPhoto(guest.db.storage, box)) ?? "";
      const read = await readBoxPhoto(guest.db.storage, path);
      const refused = [
        await failureIn(keepBoxPhoto(guest.db.storage, box, world.id("theirs"), PHOTO)),
        await failureIn(removeBoxPhoto(guest.db.storage, box)),
      ];
      await removeBoxPhoto(storage, box);
      return {
        isNewer: path.includes(newer),
        read: read.type,
        refused,
        left: await findBoxPhoto(storage, box),
      };
    },
    expected: {
      wire: [
        "POST /storage/v1/object/list/boxes 200",
        "POST /storage/v1/object/boxes/* 200",
        "POST /storage/v1/object/list/boxes 200",
        "POST /storage/v1/object/boxes/* 200",
        "DELETE /storage/v1/object/boxes 200",
        "POST /storage/v1/object/list/boxes 200",
        "GET /storage/v1/object/boxes/* 200",
        "POST /storage/v1/object/list/boxes 200",
        "POST /storage/v1/object/boxes/* 403 AccessDenied",
        "POST /storage/v1/object/list/boxes 200",
        "DELETE /storage/v1/object/boxes 200",
        "GET /storage/v1/object/info/boxes/* 200",
        "POST /storage/v1/object/list/boxes 200",
        "DELETE /storage/v1/object/boxes 200",
        "POST /storage/v1/object/list/boxes 200",
      ],
      answer: {
        isNewer: true,
        read: "image/webp",
        refused: ["forbidden", "forbidden"],
        left: null,
      },
    },
  },
];
