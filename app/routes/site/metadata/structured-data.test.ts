import { expect, test } from "vitest";
import { writeJsonLd } from "./json-ld.tsx";
import { articleData, breadcrumbList, faqPage, organization } from "./structured-data.ts";

const publisher = {
  name: "Trousse",
  publicUrl: "https://trousse.example",
  description: null,
};
const article = {
  title: "Fièvre",
  excerpt: "Court.",
  image: { url: "/images/blog/fever.webp", alt: "Un lit" },
  language: "fr",
  author: "Trousse",
  category: "Sécurité",
  publishedAt: "2026-11-10T08:00:00Z",
  updatedAt: "2026-11-11T08:00:00Z",
} as const;

test("no text ends the element it stands in", () => {
  const written = writeJsonLd(organization({ ...publisher, name: "</script><script>a()" }));
  expect(written).not.toContain("<");
  expect(JSON.parse(written)).toMatchObject({ name: "</script><script>a()" });
});

test("the house says its name, its address and its mark, and no more than it knows", () => {
  expect(organization(publisher)).toEqual({
    "@context": "https://schema.org",
    "@type": "Organization",
    name: "Trousse",
    url: "https://trousse.example/",
    logo: "https://trousse.example/images/icon-512.png",
  });
  expect(organization({ ...publisher, description: "La trousse." })).toMatchObject({
    description: "La trousse.",
  });
});

test("the way to a page is counted from the home page, by the addresses that are kept", () => {
  const steps = [
    { name: "Inicio", page: "" },
    { name: "Blog", page: "blog" },
  ];
  expect(breadcrumbList(steps, "es-es", publisher.publicUrl).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Inicio", item: "https://trousse.example/es-es/" },
    { "@type": "ListItem", position: 2, name: "Blog", item: "https://trousse.example/es-es/blog" },
  ]);
});

test("each question stands with its answer", () => {
  const questions = [{ question: "Où ?", answerHtml: "<p>Ici.</p>" }];
  expect(faqPage(questions, "fr").mainEntity).toEqual([
    {
      "@type": "Question",
      name: "Où ?",
      acceptedAnswer: { "@type": "Answer", text: "<p>Ici.</p>" },
    },
  ]);
});

test("an article says who wrote it, when, and where it is kept", () => {
  expect(articleData(article, "fr-fr", "blog/fever", publisher)).toMatchObject({
    "@type": "Article",
    headline: "Fièvre",
    description: "Court.",
    image: "https://trousse.example/images/blog/fever.webp",
    inLanguage: "fr-FR",
    datePublished: "2026-11-10T08:00:00Z",
    dateModified: "2026-11-11T08:00:00Z",
    author: { "@type": "Organization", name: "Trousse" },
    publisher: { "@type": "Organization", name: "Trousse" },
    mainEntityOfPage: "https://trousse.example/fr-fr/blog/fever",
  });
});

test("an author with a name of their own is a person, and what is missing is not there", () => {
  const bare = { ...article, author: "Dr Ruiz", image: null, excerpt: null };
  const data = articleData(bare, "fr-fr", "blog/fever", publisher);
  expect(data.author).toEqual({ "@type": "Person", name: "Dr Ruiz" });
  expect(data).not.toHaveProperty("image");
  expect(data).not.toHaveProperty("description");
});
