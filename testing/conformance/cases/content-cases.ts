import type { Case } from "../case.ts";
import { product } from "../recorded-product.ts";

const {
  listFaqItems,
  listHomepageContent,
  listPressMentions,
  listSiteImages,
  listSiteMetadata,
  listTestimonials,
} = product.site;

/** What the public site shows to somebody who is not signed in. */
export const contentCases: readonly Case[] = [
  {
    name: "listHomepageContent: a draft and another language stay away",
    async run({ visitor, owner }) {
      const words = { title: "Pour toute la famille", quote: "Rien de plus.", published: true };
      await owner()
        .from("homepage_content")
        .insert([
          { section_key: "told", language: "es", ...words },
          { section_key: "draft", language: "es", ...words, published: false },
          { section_key: "elsewhere", language: "fr", ...words },
        ])
        .throwOnError();
      const listed = await listHomepageContent(visitor(), "es");
      return listed.filter(({ key }) => ["told", "draft", "elsewhere"].includes(key));
    },
    expected: {
      wire: ["GET /rest/v1/homepage_content 200"],
      answer: [
        {
          key: "told",
          title: "Pour toute la famille",
          subtitle: null,
          description: null,
          quote: "Rien de plus.",
        },
      ],
    },
  },
  {
    name: "listTestimonials: newest first, no draft, no other language",
    async run({ visitor, owner }) {
      const [before, later] = ["2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z"];
      const said = {
        content: "Utile.",
        name: "Lectrice d’essai",
        language: "en",
        published: true,
        rating: null,
        created_at: before,
      };
      await owner()
        .from("testimonials")
        .insert([
          { ...said, role: "first" },
          { ...said, role: "second", created_at: later, rating: 4 },
          { ...said, role: "draft", published: false },
          { ...said, role: "elsewhere", language: "fr" },
        ])
        .throwOnError();
      const listed = await listTestimonials(visitor(), "en");
      return listed.filter(({ name }) => name === said.name);
    },
    expected: {
      wire: ["GET /rest/v1/testimonials 200"],
      answer: [
        { id: "an id", content: "Utile.", name: "Lectrice d’essai", role: "second", rating: 4 },
        { id: "an id", content: "Utile.", name: "Lectrice d’essai", role: "first", rating: null },
      ],
    },
  },
  {
    name: "listFaqItems: in their order, all or only the featured",
    async run({ visitor, owner }) {
      const asked = {
        answer: "Ainsi.",
        language: "es",
        published: true,
        featured: false,
        display_order: 900,
      };
      await owner()
        .from("faq_items")
        .insert([
          { ...asked, question: "Essai : ensuite ?", display_order: 902 },
          { ...asked, question: "Essai : d’abord ?", display_order: 901, featured: true },
          { ...asked, question: "Essai : brouillon ?", published: false, featured: true },
          { ...asked, question: "Essai : ailleurs ?", language: "en" },
        ])
        .throwOnError();
      const trials = (all: { question: string }[]) =>
        all.map(({ question }) => question).filter((question) => question.startsWith("Essai"));
      const db = visitor();
      return {
        all: trials(await listFaqItems(db, "es")),
        featured: trials(await listFaqItems(db, "es", { featured: true })),
      };
    },
    expected: {
      wire: ["GET /rest/v1/faq_items 200", "GET /rest/v1/faq_items 200"],
      answer: {
        all: ["Essai : d’abord ?", "Essai : ensuite ?"],
        featured: ["Essai : d’abord ?"],
      },
    },
  },
  {
    name: "listPressMentions: in their order, no draft, no other language",
    async run({ visitor, owner }) {
      const mention = {
        logo: "/images/essai.svg",
        url: null,
        language: "fr",
        published: true,
        display_order: 900,
      };
      await owner()
        .from("press_mentions")
        .insert([
          { ...mention, name: "Essai du soir", display_order: 902 },
          { ...mention, name: "Essai du matin", display_order: 901, url: "https://example.org/" },
          { ...mention, name: "Essai caché", published: false },
          { ...mention, name: "Essai d’ailleurs", language: "en" },
        ])
        .throwOnError();
      const listed = await listPressMentions(visitor(), "fr");
      return listed.filter(({ name }) => name.startsWith("Essai"));
    },
    expected: {
      wire: ["GET /rest/v1/press_mentions 200"],
      answer: [
        {
          id: "an id",
          name: "Essai du matin",
          logo: "/images/essai.svg",
          url: "https://example.org/",
        },
        { id: "an id", name: "Essai du soir", logo: "/images/essai.svg", url: null },
      ],
    },
  },
  {
    name: "listSiteImages: those in use, told in the reader's language where somebody wrote it",
    async run({ visitor, owner }) {
      const image = {
        desktop_url: "/images/a.webp",
        mobile_url: "/images/b.webp",
        is_active: true,
        alt_text: "Une armoire",
        alt_text_en: "A cabinet",
      };
      await owner()
        .from("site_images")
        .insert([
          { ...image, name: "trial" },
          { ...image, name: "trial-retired", is_active: false },
        ])
        .throwOnError();
      const db = visitor();
      const trials = async (language: "en" | "es") =>
        (await listSiteImages(db, language)).filter(({ name }) => name.startsWith("trial"));
      const [inEnglish, inSpanish] = [await trials("en"), await trials("es")];
      return { inEnglish, inSpanish: inSpanish.map(({ alt }) => alt) };
    },
    expected: {
      wire: ["GET /rest/v1/site_images 200", "GET /rest/v1/site_images 200"],
      answer: {
        inEnglish: [
          {
            name: "trial",
            desktopUrl: "/images/a.webp",
            mobileUrl: "/images/b.webp",
            alt: "A cabinet",
          },
        ],
        inSpanish: ["Une armoire"],
      },
    },
  },
  {
    name: "listSiteMetadata: by language, then by key",
    async run({ visitor, owner }) {
      await owner()
        .from("site_metadata")
        .insert([
          { language: "fr", meta_key: "trial_a", meta_value: "un" },
          { language: "en", meta_key: "trial_b", meta_value: "two" },
          { language: "en", meta_key: "trial_a", meta_value: "one" },
        ])
        .throwOnError();
      const listed = await listSiteMetadata(visitor());
      return listed.filter(({ key }) => key.startsWith("trial"));
    },
    expected: {
      wire: ["GET /rest/v1/site_metadata 200"],
      answer: [
        { language: "en", key: "trial_a", value: "one" },
        { language: "en", key: "trial_b", value: "two" },
        { language: "fr", key: "trial_a", value: "un" },
      ],
    },
  },
];
