import { useLanguage } from "#app/locale/text.tsx";
import { NO_PICTURE, ON_PHONES } from "./picture-widths.ts";
import type { Stake } from "./stakes.ts";

const IS_DARK = "(prefers-color-scheme: dark)";
const SIZE = { width: 375, height: 470 };

/** A place of the product, drawn by `npm run pictures` in the language and the colors of the reader. */
function useScreen(stake: Stake) {
  const language = useLanguage();
  return {
    light: `/images/screens/${stake}-${language}-light`,
    dark: `/images/screens/${stake}-${language}-dark`,
  };
}

/** Below the first screen. */
export function ScreenPicture({ stake, alt }: { stake: Stake; alt: string }) {
  const { light, dark } = useScreen(stake);
  return (
    <picture className="mt-auto">
      <source media={IS_DARK} type="image/avif" srcSet={`${dark}.avif`} />
      <source type="image/avif" srcSet={`${light}.avif`} />
      <img
        src={`${light}.webp`}
        alt={alt}
        {...SIZE}
        loading="lazy"
        decoding="async"
        className="mx-auto w-full max-w-sm rounded-card border border-line"
      />
    </picture>
  );
}

/** On a phone the largest thing of the first screen, so it is asked for first. Other widths ask for none. */
export function FirstScreenPicture({ stake, alt }: { stake: Stake; alt: string }) {
  const { light, dark } = useScreen(stake);
  return (
    <>
      <Preload url={`${dark}.avif`} media={`${ON_PHONES} and ${IS_DARK}`} />
      <Preload url={`${light}.avif`} media={`${ON_PHONES} and (prefers-color-scheme: light)`} />
      <picture className="md:hidden">
        <source media={`${ON_PHONES} and ${IS_DARK}`} type="image/avif" srcSet={`${dark}.avif`} />
        <source media={ON_PHONES} type="image/avif" srcSet={`${light}.avif`} />
        <source media={ON_PHONES} srcSet={`${light}.webp`} />
        <img
          src={NO_PICTURE}
          alt={alt}
          {...SIZE}
          fetchPriority="high"
          className="mx-auto w-full max-w-sm rounded-card border border-line"
        />
      </picture>
    </>
  );
}

function Preload({ url, media }: { url: string; media: string }) {
  return (
    <link
      rel="preload"
      as="image"
      href={url}
      type="image/avif"
      media={media}
      fetchPriority="high"
    />
  );
}
