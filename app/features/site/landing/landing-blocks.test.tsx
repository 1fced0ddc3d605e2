import { cleanup, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import type { HomepageSection, Testimonial } from "../content.ts";
import { FaqPreview } from "./faq-preview.tsx";
import { LatestArticles } from "./latest-articles.tsx";
import { PressBlock } from "./press-block.tsx";
import { Testimonials } from "./testimonials.tsx";
import { ValueProposition } from "./value-proposition.tsx";

afterEach(cleanup);

const show = (block: ReactNode) => renderScreen(block, () => undefined);

const testimonial: Testimonial = {
  id: "a",
  content: "Je sais enfin ce qu’il reste.",
  name: "Léa",
  role: "Aidante",
  rating: null,
};

const section: HomepageSection = {
  key: "any",
  title: "Un titre à nous",
  subtitle: null,
  description: null,
  quote: null,
};

test("while nobody said anything there is no block of testimonials, and without articles none of articles", async () => {
  await show(
    <>
      <Testimonials section={section} testimonials={[]} />
      <LatestArticles cards={[]} />
    </>,
  );
  expect(screen.queryByRole("heading")).toBeNull();
});

test("who gave no stars is shown without stars, and stars are said in words", async () => {
  await show(
    <Testimonials
      section={undefined}
      testimonials={[testimonial, { ...testimonial, id: "b", name: "Marc", rating: 4 }]}
    />,
  );
  const [lea, marc] = screen.getAllByRole("listitem");
  expect(within(lea as HTMLElement).queryByText(/étoile/)).toBeNull();
  expect(within(marc as HTMLElement).getByText("4 étoiles sur 5")).toBeDefined();
});

test("one slide needs no buttons", async () => {
  await show(<Testimonials section={undefined} testimonials={[testimonial]} />);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("Je sais enfin ce qu’il reste.")).toBeDefined();
});

test("a block whose section nobody wrote has our own words", async () => {
  await show(
    <>
      <ValueProposition section={undefined} claims={[]} />
      <FaqPreview section={undefined} questions={[]} />
      <PressBlock section={undefined} mentions={[]} />
    </>,
  );
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Une armoire en ordre, l’esprit tranquille",
    "Vos questions",
    "La presse",
  ]);
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["/fr-fr/faq", "/fr-fr/contact"]);
});

test("what the owner claims is said, and what the owner leaves empty is not", async () => {
  await show(<ValueProposition section={section} claims={["Hébergé à Lyon."]} />);
  expect(screen.getByRole("heading").textContent).toBe("Un titre à nous");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Hébergé à Lyon.",
  ]);
});

test("a press mention is a link where it has an address, and its logo says its name", async () => {
  await show(
    <PressBlock
      section={section}
      mentions={[
        { id: "a", name: "Le Soir", logo: null, url: "https://example.org/" },
        { id: "b", name: "Le Matin", logo: "/images/matin.svg", url: null },
      ]}
    />,
  );
  expect(screen.getByRole("link", { name: "Le Soir" }).getAttribute("href")).toBe(
    "https://example.org/",
  );
  expect(screen.getByRole("img", { name: "Le Matin" })).toBeDefined();
  expect(screen.queryByRole("link", { name: "Le Matin" })).toBeNull();
});
