import { expect, test } from "vitest";
import { requireDocument } from "./require-document.ts";

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const PDF = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n";

test("a PDF is kept as it came", () => {
  expect(requireDocument(bytesOf(PDF))).toEqual(bytesOf(PDF));
});

test.each([
  { what: "a page", text: "<html><script>alert(1)</script></html>" },
  { what: "a page that hides a PDF", text: `<html>${PDF}` },
  { what: "half a PDF", text: PDF.slice(0, 20) },
  { what: "a picture", text: "\x89PNG\r\n\x1a\n" },
  { what: "nothing", text: "" },
])("$what is refused", ({ text }) => {
  expect(() => requireDocument(bytesOf(text))).toThrow(
    expect.objectContaining({ code: "InvalidMimeType" }),
  );
});
