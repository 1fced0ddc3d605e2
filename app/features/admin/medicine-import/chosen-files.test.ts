import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { cimaFiles, ndcFiles } from "#testing/builders/national-files.ts";
import { officialFiles } from "#testing/builders/official-files.ts";
import { officialFilesAmong } from "./chosen-files.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const fileOf = (name: string, text = "") => new File([text], name);
const { presentations = "" } = cimaFiles();
const { "ndc-products": products = "", "ndc-packages": packages = "" } = ndcFiles();
const { medicines = new Uint8Array() } = officialFiles();
const french = new File([medicines as Uint8Array<ArrayBuffer>], "CIS_bdpm.txt");

test.each([
  { because: "its name", files: [fileOf("prescripcion.XML")], lists: ["cima"] },
  { because: "how it begins", files: [fileOf("spain.xml", presentations)], lists: ["cima"] },
  { because: "its columns", files: [fileOf("fda (1).txt", products)], lists: ["ndc"] },
  {
    because: "several of its files",
    files: [fileOf("product.txt", products), fileOf("package.txt", packages)],
    lists: ["ndc"],
  },
  {
    because: "what an archive lists",
    files: [
      new File(
        [zipSync({ "prescripcion/Prescripcion.xml": bytesOf(presentations) }) as never],
        "prescripcion.zip",
      ),
    ],
    lists: ["cima"],
  },
  { because: "nothing", files: [fileOf("notes.txt", "not read"), fileOf("x.xml")], lists: [] },
])("a list of another country is known by $because", async ({ files, lists }) => {
  expect(await officialFilesAmong(files)).toEqual({ files: {}, elsewhere: lists });
});

test("French files are read among those of another country", async () => {
  const chosen = await officialFilesAmong([fileOf("spain.xml", presentations), french]);
  expect(chosen.elsewhere).toEqual(["cima"]);
  expect(Object.keys(chosen.files)).toEqual(["medicines"]);
  expect(Buffer.from(chosen.files.medicines ?? []).equals(medicines)).toBe(true);
});

test("of a file of 130 MB only the beginning is read", async () => {
  const long = fileOf("spain.xml", presentations);
  long.arrayBuffer = () => Promise.reject(new Error("The whole file was read."));
  expect((await officialFilesAmong([long])).elsewhere).toEqual(["cima"]);
});
