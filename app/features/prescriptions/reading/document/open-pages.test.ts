import sharp from "sharp";
import { expect, test } from "vitest";
import { linesOfText } from "#domain/prescriptions/lines-of-text.ts";
import { prescriptionPdf } from "#testing/builders/prescription-pdf.ts";
import { PRESCRIPTION_PAGES, pageTexts } from "#testing/samples/prescription-pages.ts";
import { openPages } from "./open-pages.ts";

const open = async (file: Buffer) => openPages(Uint8Array.from(file));

async function textsOf(file: Buffer): Promise<readonly string[]> {
  const opened = await open(file);
  if (typeof opened === "string") throw new Error(opened);
  return opened.texts;
}

test.each(PRESCRIPTION_PAGES)("the lines of $id are read from its text", async (page) => {
  const [text = ""] = await textsOf(await prescriptionPdf([pageTexts(page)]));
  expect(linesOfText(text)).toEqual(
    page.lines.map(({ medicine, directions }) =>
      page.layout === "below" ? `${medicine}, ${directions}` : `${medicine} : ${directions}`,
    ),
  );
});

test("each page has its own text, and a page that is a picture has none", async () => {
  const picture = await sharp({
    create: { width: 60, height: 80, channels: 3, background: "#fff" },
  })
    .png()
    .toBuffer();
  expect(
    await textsOf(await prescriptionPdf([["Xyzal 5 mg"], picture, ["Spasfon 80 mg"]])),
  ).toEqual(["Xyzal 5 mg", "", "Spasfon 80 mg"]);
});

test("of a long file the first pages are read, and all are counted", async () => {
  const opened = await open(await prescriptionPdf(Array.from({ length: 12 }, () => ["Page"])));
  expect(opened).toMatchObject({ count: 12, texts: Array.from({ length: 10 }, () => "Page") });
});

test("a file that asks for a password is locked, and one that asks for none to read is not", async () => {
  const pages = [["Xyzal 5 mg"]];
  expect(await open(await prescriptionPdf(pages, { userPassword: "secret" }))).toBe("locked");
  expect(await textsOf(await prescriptionPdf(pages, { userPassword: "" }))).toEqual(["Xyzal 5 mg"]);
});

test.each([
  { what: "nothing but a head", file: Buffer.from("%PDF-1.7\n") },
  { what: "something else behind a head", file: Buffer.from(`%PDF-1.7\n${"x".repeat(9000)}`) },
  { what: "no page", file: Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n") },
])("a file with $what is damaged", async ({ file }) => {
  expect(await open(file)).toBe("damaged");
});

test("what is left of a broken file is read", async () => {
  const whole = await prescriptionPdf([["Xyzal 5 mg"], ["Spasfon 80 mg"]]);
  const [text] = await textsOf(whole.subarray(0, whole.length - 100));
  expect(text).toBe("Xyzal 5 mg");
});
