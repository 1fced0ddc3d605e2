import { useText } from "#app/locale/text.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { ProductScreens } from "./product-screens.tsx";

/** As high as each block is likely to be, on a phone and on a wide screen. */
const BLOCKS = [
  { name: "value", height: "h-112 md:h-80" },
  { name: "testimonials", height: "h-144 md:h-128" },
  { name: "questions", height: "h-160 md:h-112" },
  { name: "articles", height: "h-176 md:h-192" },
  { name: "press", height: "h-144 md:h-96" },
] as const;

/** The landing page while what its owner wrote is on its way: our own words, and a place for each block. */
export function LandingSkeleton() {
  const t = useText();
  return (
    <>
      <Hero image={undefined} />
      <ProductScreens />
      <Features />
      <div role="status" className="mx-auto w-full max-w-6xl px-5 md:px-8">
        <span className="sr-only">{t("ui.loading")}</span>
        {BLOCKS.map(({ name, height }) => (
          <div key={name} className={`py-14 md:py-20 ${height}`}>
            <Skeleton className="h-8 w-2/3 max-w-md" />
            <Skeleton className="mt-8 h-[calc(100%-4rem)] w-full rounded-card" />
          </div>
        ))}
      </div>
    </>
  );
}
