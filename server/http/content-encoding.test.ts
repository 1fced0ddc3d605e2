import { expect, test } from "vitest";
import { chooseEncoding } from "./content-encoding.ts";

test.each([
  { accepted: "gzip, deflate, br, zstd", expected: "br", because: "every browser over TLS" },
  { accepted: "gzip, deflate", expected: "gzip", because: "a browser without TLS, and Node" },
  {
    accepted: "br;q=0.5, gzip;q=1.0",
    expected: "br",
    because: "a low quality value still accepts",
  },
  { accepted: "br;q=0, gzip", expected: "gzip", because: "a quality value of 0 refuses" },
  { accepted: "br;q=0.000", expected: undefined, because: "0.000 is 0" },
  { accepted: "BR", expected: "br", because: "names have no case" },
  { accepted: "brotli, x-gzip", expected: undefined, because: "other names are other things" },
  { accepted: "identity", expected: undefined, because: "it wants it plain" },
  { accepted: "", expected: undefined, because: "an empty header allows nothing" },
  { accepted: undefined, expected: undefined, because: "no header: keep it plain" },
])("$accepted gives $expected: $because", ({ accepted, expected }) => {
  expect(chooseEncoding(accepted)).toBe(expected);
});
