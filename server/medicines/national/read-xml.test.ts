import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { DamagedXmlError, readXml } from "./read-xml.ts";

/** The texts of all elements of a document, in the order in which they end. */
async function textsOf(document: string, besides: Record<string, string> = {}): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "trousse-xml-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(besides)) await writeFile(join(folder, name), text);
  const address = pathToFileURL(folder).href;
  await writeFile(join(folder, "a.xml"), document.replaceAll("HERE", address));
  const texts: string[] = [];
  await readXml(join(folder, "a.xml"), "utf-8", { closed: (_name, text) => texts.push(text) });
  return texts;
}

test("what XML itself defines is read, and nothing is fetched for a document type", async () => {
  const document =
    '<!DOCTYPE a SYSTEM "HERE/none.dtd"><a>1 &lt; 2 &amp; &#233;<![CDATA[ <b>]]></a>';
  expect(await textsOf(document)).toEqual(["1 < 2 & é <b>"]);
});

test.each([
  {
    document: '<!DOCTYPE a [<!ENTITY x SYSTEM "HERE/secret.txt">]><a>&x;</a>',
    because: "it names a file of the machine",
  },
  {
    document:
      '<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;&x;&x;&x;&x;&x;&x;&x;">]><a>&y;</a>',
    because: "it would grow tenfold with each entity",
  },
  {
    document: '<!DOCTYPE a [<!ENTITY % x SYSTEM "HERE/more.dtd"> %x;]><a>&y;</a>',
    because: "another file would define it",
  },
  { document: "<a>&constructor;</a>", because: "JavaScript knows the name, and XML does not" },
])("an entity that a document defines is never expanded: $because", async ({ document }) => {
  const besides = { "secret.txt": "secret", "more.dtd": '<!ENTITY y "secret">' };
  await expect(textsOf(document, besides)).rejects.toThrow(DamagedXmlError);
});

test("a document that ends early is refused", async () => {
  await expect(textsOf("<a><b>1</b>")).rejects.toThrow(DamagedXmlError);
});
