import { expect, test } from "vitest";
import { linkPhoneNumbers } from "./phone-links.ts";
import type { Html } from "./ui/layout/prose.tsx";

test.each([
  {
    html: "<p><strong>15</strong> ou <strong>112</strong></p>",
    expected:
      '<p><strong><a href="tel:15">15</a></strong> ou <strong><a href="tel:112">112</a></strong></p>',
    because: "they are bold",
  },
  {
    html: "<p>Après 15 jours, <strong>12</strong> boîtes.</p>",
    expected: "<p>Après 15 jours, <strong>12</strong> boîtes.</p>",
    because: "15 is days here, and nobody answers at 12",
  },
  {
    html: "<p><strong>114</strong></p>",
    expected: '<p><strong><a href="sms:114">114</a></strong></p>',
    because: "it is written to",
  },
  {
    html: "<p>Au 91\u00a0562\u00a004\u00a020, ou 1-800-222-1222.</p>",
    expected:
      '<p>Au <a href="tel:915620420">91\u00a0562\u00a004\u00a020</a>, ou <a href="tel:18002221222">1\u2011800\u2011222\u20111222</a>.</p>',
    because: "they are long and known",
  },
  {
    html: '<p><a href="/x">1-800-222-1222</a> 06 12 34 56 78</p>',
    expected: '<p><a href="/x">1-800-222-1222</a> 06 12 34 56 78</p>',
    because: "one is a link already, and the other is nobody we know",
  },
  {
    html: "<p>2-1-800-222-1222</p>",
    expected: "<p>2-1-800-222-1222</p>",
    because: "it is part of another number",
  },
])("$html: $because", ({ html, expected }) => {
  expect(linkPhoneNumbers(html as Html)).toBe(expected);
});
