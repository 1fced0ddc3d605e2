/** The drawings under /images/ are there twice: as WebP and, lighter, as AVIF. */
export function avifOf(url: string): string | undefined {
  return /^\/images\/.+\.webp$/.test(url) ? url.replace(/webp$/, "avif") : undefined;
}

/** A picture below the first screen. @param width with `height`: the size it is drawn in, so that its place is kept */
export function Picture({
  url,
  alt,
  width,
  height,
  className = "",
}: {
  url: string;
  alt: string;
  width: number;
  height: number;
  className?: string;
}) {
  const avif = avifOf(url);
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} />}
      <img
        src={url}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}
