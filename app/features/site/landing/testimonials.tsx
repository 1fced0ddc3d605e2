import Star from "lucide-react/icons/star";
import { useId } from "react";
import { useText } from "#app/locale/text.tsx";
import { Carousel } from "#app/ui/carousel/carousel.tsx";
import type { HomepageSection, Testimonial } from "../content.ts";
import { BlockTitle, LandingBlock } from "./landing-block.tsx";

const STARS = [1, 2, 3, 4, 5];

/** What people say of it, or nothing while nobody has. */
export function Testimonials({
  section,
  testimonials,
}: {
  section: HomepageSection | undefined;
  testimonials: readonly Testimonial[];
}) {
  const t = useText();
  const titleId = useId();
  if (testimonials.length === 0) return null;
  return (
    <LandingBlock titleId={titleId}>
      <Carousel
        titleId={titleId}
        title={
          <BlockTitle
            id={titleId}
            title={section?.title ?? t("site.landing.testimonials.title")}
            subtitle={section?.subtitle ?? null}
          />
        }
        slides={testimonials.map((testimonial) => ({
          id: testimonial.id,
          content: <TestimonialCard testimonial={testimonial} />,
        }))}
        autoPlay
      />
    </LandingBlock>
  );
}

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { content, name, role, rating } = testimonial;
  return (
    <figure className="flex w-full flex-col-reverse justify-end gap-4 rounded-card border border-line bg-paper-raised p-5 md:p-7">
      <blockquote className="text-lg leading-normal">{content}</blockquote>
      <figcaption>
        <span className="block text-lg font-semibold">{name}</span>
        {role && <span className="block text-ink-soft">{role}</span>}
        {rating !== null && <Rating stars={rating} />}
      </figcaption>
    </figure>
  );
}

function Rating({ stars }: { stars: number }) {
  const t = useText();
  return (
    <span className="mt-2 flex gap-1 text-soon">
      <span className="sr-only">{t("site.landing.testimonials.rating", { count: stars })}</span>
      {STARS.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          fill={star <= stars ? "currentColor" : "none"}
          className="size-5"
        />
      ))}
    </span>
  );
}
