import { createS3Store } from "@trousse/backend/storage/s3-store";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anyEngine } from "#testing/engines/engines.ts";
import { startS3Server } from "#testing/fakes/s3-server.ts";
import {
  aPicture,
  type StorageInstallation,
  startStorageInstallation,
} from "#testing/harness/storage-installation.ts";

const A_DAY = 86_400_000;

describe.each(anyEngine)("on $name", (place) => {
  let room: StorageInstallation;
  let green: Blob;
  let red: Blob;

  beforeAll(async () => {
    room = await startStorageInstallation(place);
    [green, red] = await Promise.all([aPicture("#2e6b4f"), aPicture("#b3261e")]);
  });
  afterAll(() => room.close());

  test("no object name reaches another object for any role, and none causes a server error", async () => {
    const hostile = [
      "..%2f..%2fkeys.json",
      "%2e%2e%2fa.png",
      "a%00.png",
      "a%5c..%5cb.png",
      "a//b.png",
      "caf%C3%A9.png",
      "a%ff.png",
      "%E2%80%AEgnp.png",
      "a.svg",
      "a.html",
      `${"a".repeat(1024)}.png`,
      "a'%3bdrop%20table%20x--.png",
    ];
    for (const name of hostile) {
      for (const method of ["POST", "PUT"]) {
        const { status } = await room.put(name, "x", method);
        expect(`${name} ${status}`).toBe(`${name} 400`);
      }
      expect([400, 404]).toContain((await room.show(name)).status);
      const { error } = await room.files("admin").remove([decodedOr(name)]);
      expect(error === null || error.status === 400).toBe(true);
    }
    expect((await room.names()).filter((name) => !/^[\w./-]+$/.test(name))).toEqual([]);
  });

  test("files that are not pictures are refused by their content, on every route", async () => {
    const page = new Blob(["<html><script>alert(1)</script>"], { type: "image/png" });
    const refusals = [
      { sent: page, status: 415 },
      { sent: new Blob(["<svg/>"], { type: "image/svg+xml" }), status: 415 },
      { sent: new Blob([green], { type: "image/jpeg" }), status: 415 },
      { sent: new Blob([green.slice(0, 60)], { type: "image/png" }), status: 400 },
      { sent: new Blob([], { type: "image/png" }), status: 415 },
      { sent: new Blob([new Uint8Array(5_242_881)], { type: "image/png" }), status: 413 },
    ];
    const before = await room.names();
    for (const { sent, status } of refusals) {
      const { error } = await room.files("admin").upload("wrong.png", sent);
      expect(error).toMatchObject({ status });
    }
    expect(await room.names()).toEqual(before);
    expect(room.kept.keys()).toEqual(await room.versions());
  });

  test("of two uploads of one name at once, one succeeds", async () => {
    const both = await Promise.all([
      room.files("admin").upload("race.png", green),
      room.files("admin").upload("race.png", red),
    ]);
    expect(both.filter(({ error }) => error === null).length).toBe(1);
    expect(both.find(({ error }) => error)?.error).toMatchObject({ code: "KeyAlreadyExists" });
    expect(room.kept.keys()).toEqual(await room.versions());
  });

  test("of several replacements of one name at once, one picture stays and no other bytes", async () => {
    const all = await Promise.all(
      [green, red, green, red].map((picture) =>
        room.files("admin").upload("replaced.png", picture, { upsert: true }),
      ),
    );
    expect(all.map(({ error }) => error)).toEqual([null, null, null, null]);
    expect((await room.show("replaced.png")).status).toBe(200);
    expect(room.kept.keys()).toEqual(await room.versions());
  });

  test("bytes that a crash left without a row are gone after a day, and no others", async () => {
    await room.files("admin").upload("stays.png", green, { upsert: true });
    const crashed = crypto.randomUUID();
    await room.kept.store.write(crashed, new Uint8Array(9));
    await room.installation.backend.cleanUp();
    expect(room.kept.keys()).toContain(crashed);
    room.kept.growOlder(A_DAY + 1);
    await room.installation.backend.cleanUp();
    expect(room.kept.keys()).toEqual(await room.versions());
    expect((await room.show("stays.png")).status).toBe(200);
  });

  test("a store that fails leaves no row", async () => {
    room.kept.fill(true);
    await expect(room.put("lost.png", green)).rejects.toThrow();
    room.kept.fill(false);
    expect(await room.names()).not.toContain("lost.png");
    expect(room.kept.keys()).toEqual(await room.versions());
  });

  test("a full bucket refuses new files, and accepts replacements", async () => {
    const theirs = room.files("admin");
    const held = (await room.names()).length;
    const rest = Array.from({ length: 30 - held }, (_, at) => `full/${at}.png`);
    for (const name of rest) expect((await theirs.upload(name, green)).error).toBeNull();
    expect((await theirs.upload("full/more.png", green)).error).toMatchObject({
      status: 413,
      code: "QuotaExceeded",
      message: "The bucket holds as much as it may",
    });
    expect((await theirs.update("full/0.png", red)).error).toBeNull();
    await theirs.remove(rest);
    expect((await theirs.upload("full/more.png", green)).error).toBeNull();
    await room.sql("update storage.objects set metadata = jsonb_set(metadata, '{size}', '99990')");
    expect((await theirs.upload("full/last.png", green)).error).toMatchObject({
      code: "QuotaExceeded",
    });
    expect(room.kept.keys()).toEqual(await room.versions());
  });
});

function decodedOr(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

test("in an S3 store a picture lies under a name of ours, and comes back by its own", async () => {
  const s3 = await startS3Server();
  const [place] = anyEngine;
  if (!place) throw new Error("There is no engine to run on.");
  const room = await startStorageInstallation(place, createS3Store(s3.location));
  expect((await room.files("admin").upload("s3.png", await aPicture("#2e6b4f"))).error).toBeNull();
  expect([...s3.objects.keys()]).toEqual((await room.versions()).map((key) => `storage/${key}`));
  expect(await room.colourOf("s3.png")).toBe("green");
  await room.files("admin").remove(["s3.png"]);
  expect(s3.objects.size).toBe(0);
  expect(s3.refused).toEqual([]);
  await room.close();
  await s3.close();
});
