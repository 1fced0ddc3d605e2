import { avifOf } from "#app/ui/graphics/picture.tsx";
import type { SiteImage } from "../content.ts";
import { NO_PICTURE, ON_TABLETS, ON_WIDE_SCREENS } from "./picture-widths.ts";

/**
 * The largest thing of the first screen, except on a phone, which has no room for it: asked for before anything else, the
 * right one of the two.
 */
export function HeroPicture({ image, className }: { image: SiteImage; className: string }) {
  const { desktopUrl, mobileUrl, alt } = image;
  const [wideAvif, narrowAvif] = [avifOf(desktopUrl), avifOf(mobileUrl)];
  return (
    <>
      <Preload url={desktopUrl} avif={wideAvif} media={ON_WIDE_SCREENS} />
      <Preload url={mobileUrl} avif={narrowAvif} media={ON_TABLETS} />
      <picture>
        {wideAvif && <source media={ON_WIDE_SCREENS} type="image/avif" srcSet={wideAvif} />}
        <source media={ON_WIDE_SCREENS} srcSet={desktopUrl} width={1024} height={819} />
        {narrowAvif && <source media={ON_TABLETS} type="image/avif" srcSet={narrowAvif} />}
        <source media={ON_TABLETS} srcSet={mobileUrl} />
        <img
          src={NO_PICTURE}
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
