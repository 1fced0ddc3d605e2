import { expect, test } from "vitest";
import { euros } from "./price.ts";

test.each([
  { text: "2,18", price: 2.18, because: "the comma is a decimal comma" },
  { text: "1,466,29", price: 1466.29, because: "only the last comma is" },
  { text: "12,345,678,90", price: 12_345_678.9, because: "however many there are" },
  { text: "24", price: 24, because: "whole euros need none" },
  { text: "0,00", price: 0, because: "nothing to pay is a price" },
  { text: "", price: null, because: "a free price is none" },
  { text: "gratuit", price: null, because: "a word is no number" },
  { text: "-1,00", price: null, because: "nobody is paid for a medicine" },
])("$text is $price: $because", ({ text, price }) => {
  expect(euros(text)).toBe(price);
});
