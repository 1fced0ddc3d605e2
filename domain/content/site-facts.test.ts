import { expect, test } from "vitest";
import { type SiteMetadataEntry, siteFacts } from "./site-facts.ts";

const french = (key: string, value: string): SiteMetadataEntry => ({ language: "fr", key, value });
const english = (key: string, value: string): SiteMetadataEntry => ({ language: "en", key, value });

test("a site that says nothing of itself keeps the name it came with", () => {
  expect(siteFacts([], "fr")).toEqual({
    name: "Trousse",
    title: null,
    description: null,
    keywords: null,
    companyDescription: null,
    hosting: null,
    image: null,
    logo: null,
    brandColor: null,
    guidanceLevel: "checks",
  });
});

test("each language says its own, and blank says nothing", () => {
  const sayings = [
    french("site_title", "Trousse - Votre assistant médical numérique"),
    english("site_title", " Trousse - Your digital medical assistant "),
    english("site_keywords", "  "),
  ];
  expect(siteFacts(sayings, "en").title).toBe("Trousse - Your digital medical assistant");
  expect(siteFacts(sayings, "en").keywords).toBeNull();
});

test("a name and a picture hold in every language, words do not", () => {
  const sayings = [
    french("company_name", "Ma Trousse"),
    french("og_image", "/images/og.png"),
    french("site_title", "Ma Trousse - Accueil"),
    french("company_description", "La trousse de la famille."),
  ];
  expect(siteFacts(sayings, "es")).toMatchObject({
    name: "Ma Trousse",
    image: "/images/og.png",
    title: null,
    companyDescription: null,
  });
});

test("a colour and a logo hold in every language, and a logo of another site nowhere", () => {
  const branded = [french("brand_color", "#8a2be2"), french("logo_image", "/images/logo.webp")];
  expect(siteFacts(branded, "en")).toMatchObject({
    brandColor: "#8a2be2",
    logo: "/images/logo.webp",
  });
  const own = siteFacts([...branded, english("brand_color", "#006400")], "en");
  expect(own.brandColor).toBe("#006400");
  const foreign = [french("logo_image", "https://example.org/logo.webp")];
  expect(siteFacts(foreign, "fr").logo).toBeNull();
});

test.each([
  { image: "/images/og.png", shown: true },
  { image: "https://example.org/og.png", shown: true },
  { image: "//example.org/og.png", shown: false },
  { image: "javascript:alert(1)", shown: false },
  { image: "og.png", shown: false },
])("a picture at $image is shown: $shown", ({ image, shown }) => {
  expect(siteFacts([french("og_image", image)], "fr").image).toBe(shown ? image : null);
});
