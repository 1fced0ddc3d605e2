import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawBarcode, type Picture } from "#testing/harness/barcode-pictures.ts";
import { expect, test as journey } from "./fixtures/test.ts";

const [WIDTH, HEIGHT] = [640, 480];
const BOX = "(01)03400935955838(17)300531(10)LOT42(21)1A2B3C";

/** A film of ten frames in the format that Chromium takes as a camera: brightness, then two colours at a quarter of the size. */
function filmOf({ width, height, grey }: Picture): Buffer {
  const frame = Buffer.alloc(WIDTH * HEIGHT, 200);
  const [left, top] = [(WIDTH - width) >> 1, (HEIGHT - height) >> 1];
  for (const [index, level] of grey.entries()) {
    frame[(top + Math.floor(index / width)) * WIDTH + left + (index % width)] = level;
  }
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const header = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`;
  const frames = Array.from({ length: 10 }, () => [Buffer.from("FRAME\n"), frame, colours]);
  return Buffer.concat([Buffer.from(header), ...frames.flat()]);
}

/** A browser whose camera looks at a box. */
const test = journey.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const folder = await mkdtemp(join(tmpdir(), "trousse-camera-"));
      const film = join(folder, "box.y4m");
      const seen = { scale: 6, turned: 12, blur: 1, noise: 10 };
      await writeFile(film, filmOf(await drawBarcode(BOX, "DataMatrix", seen)));
      const camera = [
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        `--use-file-for-fake-video-capture=${film}`,
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});

test.use({ permissions: ["camera"] });

test("the camera reads the square code of a box, and its picture goes nowhere", async ({
  page,
  familyMember,
  signInAs,
}) => {
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/inventory");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(new URL(request.url()).pathname);
  });
  await page.getByRole("button", { name: "Scanner un code-barres" }).click();
  const form = page.getByRole("dialog", { name: "Ajouter un médicament" });
  await expect(form.getByLabel("Nom du médicament")).toHaveValue("Doliprane", { timeout: 30_000 });
  await expect(form.getByLabel("Date de péremption")).toHaveValue("31/05/2030");
  expect(sent.filter((path) => !path.startsWith("/rest/v1/rpc/"))).toEqual([]);
});
