import { avifOf } from "#app/ui/graphics/picture.tsx";
import type { SiteImage } from "../content.ts";

const WIDE = "(min-width: 1024px)";
const NARROW = "not all and (min-width: 1024px)";

/** The largest thing of the first screen: asked for before anything else, the right one of the two. */
export function HeroPicture({ image, className }: { image: SiteImage; className: string }) {
  const { desktopUrl, mobileUrl, alt } = image;
  const [wideAvif, narrowAvif] = [avifOf(desktopUrl), avifOf(mobileUrl)];
  return (
    <>
      <Preload url={desktopUrl} avif={wideAvif} media={WIDE} />
      <Preload url={mobileUrl} avif={narrowAvif} media={NARROW} />
      <picture>
        {wideAvif && <source media={WIDE} type="image/avif" srcSet={wideAvif} />}
        <source media={WIDE} srcSet={desktopUrl} width={1024} height={819} />
        {narrowAvif && <source type="image/avif" srcSet={narrowAvif} />}
        <img
          src={mobileUrl}
          alt={alt}
          width={768}
          height={614}
          fetchPriority="high"
          className={className}
        />
      </picture>
    </>
  );
}

function Preload({ url, avif, media }: { url: string; avif: string | undefined; media: string }) {
  return (
    <link
      rel="preload"
      as="image"
      href={avif ?? url}
      type={avif && "image/avif"}
      media={media}
      fetchPriority="high"
    />
  );
}
